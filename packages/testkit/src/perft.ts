import type { Chance, Game } from '@stakeout/kernel';

/** The number of different sequences of legal actions of a given length: any change to legality shows in it. */
export function perft<Config, State, Action, Event, View>(
  game: Game<Config, State, Action, Event, View>,
  state: State,
  chance: Chance,
  depth: number,
): number {
  if (depth === 0) return 1;
  let sequences = 0;
  for (const seat of game.toAct(state)) {
    const legal = game.legal(state, seat);
    if (depth === 1) {
      sequences += legal.length;
      continue;
    }
    for (const action of legal) {
      const next = game.copy(state);
      game.applyInPlace(next, seat, action, chance, null);
      sequences += perft(game, next, chance, depth - 1);
    }
  }
  return sequences;
}
