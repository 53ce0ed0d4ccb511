import { isAnyoneWatching, seatPlayers, tellPlayers } from '@stakeout/bots';
import { EmissionList, FastChance } from '@stakeout/kernel';
import type { Table } from './table.ts';

/** How often progress is reported, in games. */
const GAMES_PER_REPORT = 256;

/** What many games came to. */
export interface Tally {
  actions: number;
  seconds: number;
  /** Games by the way they ended. */
  readonly endings: Record<string, number>;
  /** Games each seat won, alone or shared. */
  readonly winsBySeat: number[];
  /** Games whose win was shared. */
  sharedWins: number;
  /** The scores of each seat, added up. */
  readonly scores: number[];
  /** The lines of the score sheet, added up over all seats, where the game has one. */
  readonly sheet: Record<string, number>;
}

/**
 * Plays game after game in place, in this thread. All chance comes from one fast stream, so a run is reproduced by its
 * seed; nothing is allocated here for an action, and nothing is kept of a game but its share in the tally.
 */
export function simulateGames(table: Table, games: number, report: (done: number) => void): Tally {
  const { game, players, config, policies } = table;
  const chance = new FastChance(table.seed.short);
  const tally: Tally = {
    actions: 0,
    seconds: 0,
    endings: {},
    winsBySeat: new Array<number>(players).fill(0),
    sharedWins: 0,
    scores: new Array<number>(players).fill(0),
    sheet: {},
  };
  let state: unknown;
  let seat = 0;
  let actions = 0;
  const view = () => game.view(state, seat);

  const begin = performance.now();
  for (let done = 1; done <= games; done++) {
    state = game.setup(config, players, chance);
    const bots = seatPlayers(policies, chance);
    const isWatched = isAnyoneWatching(bots);
    for (;;) {
      const next = game.toAct(state)[0];
      if (next === undefined) break;
      seat = next;
      const options = game.legal(state, seat);
      const chosen = bots[seat]?.choose(view, options) ?? -1;
      const heard = isWatched ? new EmissionList<unknown>() : null;
      game.applyInPlace(state, seat, options[chosen], chance, heard);
      if (heard !== null) tellPlayers(bots, heard.emissions);
      actions++;
    }
    addOutcome(tally, table, state);
    if (done % GAMES_PER_REPORT === 0) report(done);
  }
  tally.seconds = (performance.now() - begin) / 1000;
  tally.actions = actions;
  return tally;
}

function addOutcome(tally: Tally, table: Table, state: unknown): void {
  const outcome = table.game.outcome(state);
  if (outcome === null) throw new Error('nobody is to act, yet the game has no outcome');
  tally.endings[outcome.ending] = (tally.endings[outcome.ending] ?? 0) + 1;
  if (outcome.winners.length > 1) tally.sharedWins++;
  for (const winner of outcome.winners) addTo(tally.winsBySeat, winner, 1);
  for (let seat = 0; seat < outcome.scores.length; seat++) addTo(tally.scores, seat, outcome.scores[seat] ?? 0);
  for (const lines of outcome.sheet ?? []) {
    for (const [line, amount] of Object.entries(lines)) tally.sheet[line] = (tally.sheet[line] ?? 0) + amount;
  }
}

function addTo(sums: number[], index: number, amount: number): void {
  sums[index] = (sums[index] ?? 0) + amount;
}
