import {
  botsOf,
  livedBy,
  type Review,
  type ReviewedDecision,
  reasonTextsOf,
  reviewing,
  reviewJson,
} from '@stakeout/bots';
import { type AnyMatch, say, textsAt } from '@stakeout/kernel';
import { findGame } from '../games.ts';
import { BadInput, readWholeNumber } from '../input.ts';
import { type Io, writeLine } from '../io.ts';
import { progressOn } from '../progress.ts';
import { readMatch } from '../review/read-match.ts';
import { reviewLines } from '../review/review-lines.ts';

export interface ReviewFlags {
  readonly seat?: string;
  readonly playouts?: string;
  readonly seed?: string;
  readonly json?: boolean;
}

/** Always the same unless another is asked for, so that a review can be made again. */
const SEED = 1;
const LARGEST_SEED = 4_294_967_295;
const LEAST_PLAYOUTS = 2;
const MOST_PLAYOUTS = 1_000_000;
/** Progress is told in hundredths. */
const WHOLE = 100;

/** Judges what a seat decided in an exported match, by what it could know, and what luck and the others did to it. */
export function review(path: string, flags: ReviewFlags, io: Io): void {
  const playouts =
    flags.playouts === undefined
      ? undefined
      : readWholeNumber('--playouts', flags.playouts, LEAST_PLAYOUTS, MOST_PLAYOUTS);
  const seed = flags.seed === undefined ? SEED : readWholeNumber('--seed', flags.seed, 0, LARGEST_SEED);
  const match = readMatch(path);
  const { players } = match.header;
  const seat =
    flags.seat === undefined ? usualSeat(match) : readWholeNumber('--seat', flags.seat, 1, players.length) - 1;
  const found = judged(match, seat, { seed, playouts }, flags.json === true, io);

  const saying = sayingIn(match, seat);
  if (flags.json === true) writeLine(io.out, JSON.stringify(reviewJson(found, saying.sayReason)));
  else for (const line of reviewLines(found, saying)) writeLine(io.out, line);
}

function judged(
  match: AnyMatch,
  seat: number,
  { seed, playouts }: { readonly seed: number; readonly playouts: number | undefined },
  isQuiet: boolean,
  io: Io,
): Review {
  const progress = progressOn(io.err, WHOLE, isQuiet, 'judged');
  const work = reviewing(botsOf(match.game), livedBy(match, seat), {
    seed,
    ...(playouts === undefined ? {} : { playouts }),
  });
  for (;;) {
    const { done, value } = work.next();
    if (done === true) {
      progress.stop();
      return value;
    }
    progress.report(Math.floor(WHOLE * value.done));
  }
}

/** The first seat that a person took, where the file says so; else the first of all. */
function usualSeat({ header }: AnyMatch): number {
  return Math.max(0, header.seats?.findIndex(({ kind }) => kind === 'person') ?? 0);
}

function sayingIn(match: AnyMatch, seat: number) {
  const game = findGame(match.game.id);
  if (game === null) throw new BadInput(`${match.game.id}: is not a game of this program`);
  const texts = game.texts.en;
  const reasons = reasonTextsOf(game).en;
  const { steps } = livedBy(match, seat);
  return {
    player: match.header.players[seat] ?? '',
    sayLine: ({ step }: ReviewedDecision, line: readonly unknown[]) =>
      line.map((action) => say(textsAt(texts, steps[step]?.view), game.name(action, steps[step]?.view))).join(', '),
    sayReason: ({ step, reason }: ReviewedDecision) =>
      reason === null ? null : say({ ...textsAt(texts, steps[step]?.view), messages: reasons }, reason),
  };
}
