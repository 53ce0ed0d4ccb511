import { type AnyMatch, EmissionList, type Outcome, type Seat, seenBy, stateAfter } from '@stakeout/kernel';

/**
 * A finished match as one seat lived through it: what it saw before every step, what it could do and did, and what it was
 * shown. The judge is given this and nothing else, so it can hold nothing against a seat that the seat could not know.
 */
export interface Lived extends LivedSoFar {
  readonly game: string;
  readonly rulesVersion: string;
  readonly outcome: Outcome;
}

/** What a seat has lived through by some moment. */
export interface LivedSoFar {
  readonly seat: Seat;
  readonly steps: readonly LivedStep[];
}

/** An action that stands, whoever's it was. */
export interface LivedStep {
  /** The number of its entry in the log. */
  readonly seq: number;
  readonly mover: Seat;
  /** What the seat saw before it. */
  readonly view: unknown;
  /** What the seat was shown of it. */
  readonly events: readonly unknown[];
  /** `null` when it was somebody else's. */
  readonly own: OwnStep | null;
}

export interface OwnStep {
  readonly options: readonly unknown[];
  readonly action: unknown;
  /** Whether nothing came to light: what the seat did next it decided with the same knowledge. */
  readonly isQuiet: boolean;
}

/** What a seat lived through. The match must be over. */
export function livedBy(match: AnyMatch, seat: Seat): Lived {
  const { game, chance, standing } = match;
  const outcome = game.outcome(match.state);
  if (outcome === null) throw new Error('a running match is not reviewed');
  const numbers = numbersOfStanding(match);
  const state = stateAfter(match, 0);
  const steps = standing.map(({ seat: mover, action, canBeUndone }, index): LivedStep => {
    const view = game.view(state, seat);
    const own = mover === seat ? { options: game.legal(state, seat), action, isQuiet: canBeUndone } : null;
    const sink = new EmissionList<unknown>();
    game.applyInPlace(state, mover, action, chance, sink);
    const events = sink.emissions.map((emission) => seenBy(emission, seat));
    return { seq: numbers[index] ?? 0, mover, view, events, own };
  });
  return { game: game.id, rulesVersion: game.rulesVersion, seat, steps, outcome };
}

/** The log's number of every action that stands: what was taken back has one too. */
function numbersOfStanding({ entries }: AnyMatch): number[] {
  const numbers: number[] = [];
  for (const [index, entry] of entries.entries()) {
    if ('undo' in entry) numbers.length -= entry.undo;
    else numbers.push(index + 1);
  }
  return numbers;
}
