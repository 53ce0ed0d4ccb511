import { forbidden, type Refusal } from '@stakeout/kernel';
import type { Action, ActionOf, ActionType } from '../action.ts';
import { type AskingRole, OPERATIONS } from '../operations/index.ts';
import type { Operation } from '../operations/operation.ts';
import type { State } from '../state.ts';
import { endOperation } from '../turn.ts';
import { decision } from './decision.ts';

/** G7.1: the power player uses the operation of the operative just flipped, or does not. */
export const operation = decision('operation', {
  clause: 'G7.1',
  by: 'power',
  types: ['decline', 'transfer', 'peek', 'sabotage', 'inspect', 'run'],

  list(state) {
    return currentOperation(state).list(state);
  },

  refuse(state, action): readonly Refusal[] {
    if (action.type === 'decline') return [];
    const current = currentOperation(state);
    if (isFor(current, action)) return current.refuse(state, action);
    return [forbidden(current.clause, 'operation.otherRole', { role: ['role', state.role] })];
  },

  perform(state, action, chance, events) {
    if (action.type === 'decline') {
      events?.show({ type: 'operationDeclined', seat: state.power, role: state.role });
      endOperation(state, events);
      return;
    }
    const progress = currentOperation(state).perform(state, action, chance, events);
    if (progress === 'done') endOperation(state, events);
  },
});

/** The operation under way, its action type forgotten: `isFor` tells whether an action belongs to it. */
function currentOperation(state: State): Operation<ActionType> {
  return OPERATIONS[state.role as AskingRole] as unknown as Operation<ActionType>;
}

function isFor<Type extends ActionType>(current: Operation<Type>, action: Action): action is ActionOf<Type> {
  return action.type === current.type;
}
