import {
  type AnyRules,
  FastChance,
  hexKeyFromSeed,
  KeyedChance,
  matchKey,
  type Outcome,
  type Seat,
  step,
} from '@stakeout/kernel';
import type { BotsOfGame } from '../bots-of-game.ts';
import { now } from '../clock.ts';
import { isAnyoneWatching, seatPlayers, tellPlayers } from '../players.ts';
import type { Player, Policy } from '../policy.ts';
import { newSeed } from '../seed.ts';
import { Diary } from './diary.ts';

/** Who plays what against whom. */
export interface Contest {
  readonly game: AnyRules;
  readonly config: unknown;
  /**
   * One for each seat of the first game. A deal is played as often as there are seats, and from game to game everybody moves on by one:
   * a set of games in which everybody had every seat.
   */
  readonly policies: readonly Policy[];
  readonly seed: number;
  /** The luck of the first bot is taken from its results, as the judge sees it with so many imagined games for a value. */
  readonly luck?: { readonly bots: BotsOfGame; readonly playouts: number };
  /**
   * The milliseconds that the processor has worked so far. On a busy machine a clock also counts the waiting, which says nothing about bots; only
   * who plays one game at a time knows whose work it was.
   */
  readonly processor?: () => number;
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
  /** How long the processor worked on them, where that is known. */
  readonly worked: number | null;
  readonly predictions: readonly Prediction[];
  /** What draws and rolls brought it, in shares of a win, where that was asked for. */
  readonly luck: number | null;
}

interface Stopwatch {
  decisions: number;
  milliseconds: number;
  slowest: number;
  worked: number | null;
  readonly predicted: number[];
}

/** Far enough apart that no two games of a contest, nor contests of neighbouring seeds, draw alike. */
const SEED_STEP = 0x9e37_79b1;

/**
 * Plays the game with this number; it is the same whenever it is played, for bots with a budget of iterations. Numbers go through the sets one
 * by one: the games of a set have one key, so that whatever is drawn in the same place is the same.
 */
export function playGame({ game, config, policies, seed, luck, processor }: Contest, number: number): GameRecord[] {
  const seats = policies.length;
  const first = number % seats;
  const chance = dealOf(seed, Math.floor(number / seats));
  const seated = policies.map((_, seat) => policies[(seat + seats - first) % seats] as Policy);
  const thoughts = new FastChance((seed + Math.imul(number + 1, SEED_STEP)) >>> 0);
  const players = seatPlayers(seated, new FastChance(newSeed(thoughts)));
  const diary = luck === undefined ? null : new Diary(game, first);
  const watches = seated.map((): Stopwatch => newWatch(processor !== undefined));
  const isWatched = isAnyoneWatching(players);
  const state = game.setup(config, seats, chance);
  for (;;) {
    const [seat] = game.toAct(state);
    if (seat === undefined) break;
    const options = game.legal(state, seat);
    const index =
      options.length === 1
        ? 0
        : decide(players[seat] as Player, () => game.view(state, seat), options, watches[seat] as Stopwatch, processor);
    diary?.before(state, seat, options);
    if (!isWatched && diary === null) game.applyInPlace(state, seat, options[index], chance, null);
    else {
      const made = step(game, state, seat, options[index], chance);
      tellPlayers(players, made.emissions);
      diary?.after(options[index], made);
    }
  }
  const outcome = game.outcome(state);
  if (outcome === null) throw new Error('nobody is to act, yet the game has no outcome');
  const luckOfFirst = luck === undefined ? null : (diary?.luck(luck.bots, outcome, luck.playouts) ?? null);
  return seated.map(({ id }, seat) =>
    recordOf(id, outcome, seat, watches[seat] as Stopwatch, seat === first ? luckOfFirst : null),
  );
}

/** One key for all games of a set. */
function dealOf(seed: number, set: number): KeyedChance {
  return new KeyedChance(matchKey(hexKeyFromSeed(String(seed), 'arena'), [], `deal ${set}`));
}

function newWatch(knowsWork: boolean): Stopwatch {
  return { decisions: 0, milliseconds: 0, slowest: 0, worked: knowsWork ? 0 : null, predicted: [] };
}

function decide(
  player: Player,
  view: () => unknown,
  options: readonly unknown[],
  watch: Stopwatch,
  processor: () => number = () => 0,
): number {
  const begin = now();
  const before = processor();
  const index = player.deliberate === undefined ? player.choose(view, options) : ponder(player, view(), options, watch);
  const taken = now() - begin;
  if (watch.worked !== null) watch.worked += processor() - before;
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

function recordOf(name: string, outcome: Outcome, seat: Seat, watch: Stopwatch, luck: number | null): GameRecord {
  const actual = outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0;
  return {
    name,
    winShare: actual,
    score: outcome.scores[seat] ?? 0,
    sheet: outcome.sheet?.[seat] ?? {},
    decisions: watch.decisions,
    milliseconds: watch.milliseconds,
    slowest: watch.slowest,
    worked: watch.worked,
    predictions: watch.predicted.map((predicted) => ({ predicted, actual })),
    luck,
  };
}
