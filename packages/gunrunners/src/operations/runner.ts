import { forbidden } from '@stakeout/kernel';
import { runsFrom } from '../action-table.ts';
import { addCrates, RUNNER_LOAD, takeCrates } from '../delivery.ts';
import type { State } from '../state.ts';
import { operation } from './operation.ts';
import { refuseLocation } from './targets.ts';

/** G7.7: two crates go together from one location to one other. */
export const runner = operation<'run'>({
  clause: 'G7.7',
  type: 'run',

  isPossible(state) {
    return sourcesOf(state) !== 0;
  },

  list(state) {
    return runsFrom(sourcesOf(state), state.locations);
  },

  refuse(state, { from, to }) {
    const unknown = refuseLocation(state, from, to);
    if (unknown.length > 0) return unknown;
    if (from === to) return [forbidden('G7.7', 'run.sameLocation')];
    return (state.crates[from] as number) < RUNNER_LOAD ? [forbidden('G7.7', 'run.tooFew')] : [];
  },

  perform(state, { from, to }, _chance, events) {
    takeCrates(state, from, RUNNER_LOAD);
    addCrates(state, to, RUNNER_LOAD);
    events?.show({ type: 'cratesRun', seat: state.power, from, to });
    return 'done';
  },
});

/** The locations with enough crates, as a mask. */
function sourcesOf({ crates, locations }: State): number {
  let sources = 0;
  for (let from = 0; from < locations; from++) if ((crates[from] as number) >= RUNNER_LOAD) sources |= 1 << from;
  return sources;
}
