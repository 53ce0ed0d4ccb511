import { forbidden } from '@stakeout/kernel';
import { run } from '../action-table.ts';
import { addCrates, RUNNER_LOAD } from '../delivery.ts';
import type { Operation } from './operation.ts';
import { refuseLocation } from './targets.ts';

/** G7.7: two crates go together from one location to one other. */
export const runner: Operation<'run'> = {
  clause: 'G7.7',
  type: 'run',

  list(state, actions) {
    for (let from = 0; from < state.locations; from++) {
      if ((state.crates[from] as number) < RUNNER_LOAD) continue;
      for (let to = 0; to < state.locations; to++) if (to !== from) actions.push(run(from, to));
    }
  },

  refuse(state, { from, to }) {
    const unknown = refuseLocation(state, from, to);
    if (unknown.length > 0) return unknown;
    if (from === to) return [forbidden('G7.7', 'run.sameLocation')];
    return (state.crates[from] as number) < RUNNER_LOAD ? [forbidden('G7.7', 'run.tooFew')] : [];
  },

  perform(state, { from, to }, _chance, events) {
    addCrates(state, from, -RUNNER_LOAD);
    addCrates(state, to, RUNNER_LOAD);
    events?.show({ type: 'cratesRun', seat: state.power, from, to });
    return 'done';
  },
};
