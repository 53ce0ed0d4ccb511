import type { Seat } from '@stakeout/kernel';
import type { ActionOf } from './action.ts';
import type { Step, Table } from './data/table.ts';
import { equipmentOf, fixerOf } from './items.ts';
import { type Board, boardOf, type State } from './state.ts';

type Reason = readonly [clause: string, reason: string];

const IN_TRAVEL = 1;
const IN_AVOID = 2;
const NOT_NOW: Reason = ['E17.1', 'use.notNow'];

/** E17: why a component cannot be used now: it is turned down, cannot be paid for, or belongs to another step. */
export function whyNoUse(state: State, table: Table, seat: Seat, { component, index }: ActionOf<'use'>): Reason {
  const board = boardOf(state, seat);
  switch (component) {
    case 'contact':
      return whyNoContact(state, table, board, index);
    case 'fixer':
    case 'equipment':
      return whyNoItem(state, table, board, index);
    case 'asset':
      if ((board.slots[index] ?? 0) < 0) return ['E17.8', 'use.spent'];
      if ((board.slots[index] ?? 0) === 0) return NOT_NOW;
      return board.cash < (table.slotCosts[index] ?? 0) ? ['E17.8', 'use.cost'] : NOT_NOW;
    case 'firstAid':
      return board.firstAid === 0 ? ['E17.5', 'use.spent'] : NOT_NOW;
    case 'member':
      return board.members === 0 ? ['E17.6', 'use.noMember'] : NOT_NOW;
  }
}

function whyNoContact(state: State, table: Table, board: Board, space: number): Reason {
  const content = board.contacts[space] ?? 0;
  if ((board.cuffed & (1 << space)) !== 0) return ['E13.2', 'use.cuffed'];
  const contact = table.contacts[content - 1];
  if (content < 0) return ['E18.2', 'use.locked'];
  if (contact === undefined) return NOT_NOW;
  if ((board.spent & (1 << space)) !== 0) return ['E17.2', 'use.spent'];
  if (board.cash < contact.cost) return ['E17.2', 'use.cost'];
  return whyNotInStep(state, contact.step);
}

function whyNoItem(state: State, table: Table, board: Board, space: number): Reason {
  const item = board.items[space] ?? 0;
  const fixer = table.fixers[fixerOf(item)];
  const isEquipment = equipmentOf(item) >= 0;
  if ((board.used & (1 << space)) !== 0) return isEquipment ? ['E17.3', 'use.spent'] : ['E17.4', 'use.once'];
  if (isEquipment) return whyNotInStep(state, 'AVOID');
  return fixer === undefined ? NOT_NOW : whyNotInStep(state, fixer.step);
}

function whyNotInStep({ turn }: State, step: Step): Reason {
  if (step === 'TRAVEL' && turn.step !== IN_TRAVEL) return ['E17.1', 'use.travelOnly'];
  if (step === 'AVOID' && turn.step !== IN_AVOID) return ['E17.1', 'use.avoidOnly'];
  return NOT_NOW;
}
