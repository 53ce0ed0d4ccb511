import { type AnyRules, EmissionList, FastChance, type Outcome, type Seat } from '@stakeout/kernel';
import { now } from '../clock.ts';
import { isAnyoneWatching, seatPlayers, tellPlayers } from '../players.ts';
import type { Player, Policy } from '../policy.ts';
import { newSeed } from '../seed.ts';

/** Who plays what against whom. */
export interface Contest {
  readonly game: AnyRules;
  readonly config: unknown;
  /** One for each seat of the first game; from game to game they move on by one seat. */
  readonly policies: readonly Policy[];
  readonly seed: number;
}

/** A prediction and what came of it. */
export interface Prediction {
  /** The chance to win that the bot gave itself. */
  readonly predicted: number;
  /** Its share of the win. */
  readonly actual: number;
}

/** What one game came to for one bot of the contest. */
export interface GameRecord {
  readonly name: string;
  readonly winShare: number;
  readonly score: number;
  /** Its lines of the score sheet, where the game has one. */
  readonly sheet: Readonly<Record<string, number>>;
  /** Decisions with something to choose from, and the time they took. */
  readonly decisions: number;
  readonly milliseconds: number;
  readonly slowest: number;
  readonly predictions: readonly Prediction[];
}

interface Stopwatch {
  decisions: number;
  milliseconds: number;
  slowest: number;
  readonly predicted: number[];
}

/** Far enough apart that no two games of a contest, nor contests of neighbouring seeds, draw alike. */
const SEED_STEP = 0x9e37_79b1;

/** Plays the game with this number; it is the same whenever it is played, for bots with a budget of iterations. */
export function playGame({ game, config, policies, seed }: Contest, number: number): GameRecord[] {
  const seats = policies.length;
  const chance = new FastChance((seed + Math.imul(number + 1, SEED_STEP)) >>> 0);
  const seated = policies.map((_, seat) => policies[(seat + seats - (number % seats)) % seats] as Policy);
  const players = seatPlayers(seated, new FastChance(newSeed(chance)));
  const watches = seated.map((): Stopwatch => ({ decisions: 0, milliseconds: 0, slowest: 0, predicted: [] }));
  const isWatched = isAnyoneWatching(players);
  const state = game.setup(config, seats, chance);
  for (;;) {
    const [seat] = game.toAct(state);
    if (seat === undefined) break;
    const options = game.legal(state, seat);
    const index =
      options.length === 1
        ? 0
        : decide(players[seat] as Player, () => game.view(state, seat), options, watches[seat] as Stopwatch);
    const heard = isWatched ? new EmissionList<unknown>() : null;
    game.applyInPlace(state, seat, options[index], chance, heard);
    if (heard !== null) tellPlayers(players, heard.emissions);
  }
  const outcome = game.outcome(state);
  if (outcome === null) throw new Error('nobody is to act, yet the game has no outcome');
  return seated.map(({ id }, seat) => recordOf(id, outcome, seat, watches[seat] as Stopwatch));
}

function decide(player: Player, view: () => unknown, options: readonly unknown[], watch: Stopwatch): number {
  const begin = now();
  const index = player.deliberate === undefined ? player.choose(view, options) : ponder(player, view(), options, watch);
  const taken = now() - begin;
  watch.decisions++;
  watch.milliseconds += taken;
  watch.slowest = Math.max(watch.slowest, taken);
  return index;
}

function ponder(player: Player, view: unknown, options: readonly unknown[], watch: Stopwatch): number {
  const deliberation = player.deliberate?.(view, options);
  if (deliberation === undefined) return 0;
  while (!deliberation.step(Number.POSITIVE_INFINITY));
  const [best] = deliberation.opinions();
  if (best !== undefined && best.visits > 0) watch.predicted.push(best.winChance);
  return deliberation.choice();
}

function recordOf(name: string, outcome: Outcome, seat: Seat, watch: Stopwatch): GameRecord {
  const actual = outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0;
  return {
    name,
    winShare: actual,
    score: outcome.scores[seat] ?? 0,
    sheet: outcome.sheet?.[seat] ?? {},
    decisions: watch.decisions,
    milliseconds: watch.milliseconds,
    slowest: watch.slowest,
    predictions: watch.predicted.map((predicted) => ({ predicted, actual })),
  };
}
