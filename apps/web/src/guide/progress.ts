/**
 * What a player is doing, in a word of the game's own: choosing where to go, avoiding cops, waiting for the others. A guide
 * follows these phases, so it keeps step with what really happens.
 */
export type GuidePhase = string;

/** One card of a guide. */
export interface GuideStep<Id extends string = string> {
  readonly id: Id;
  /** When it has something to say. */
  readonly phases: readonly GuidePhase[];
  /** A phase that must have come before. */
  readonly after?: GuidePhase;
  /** Not every first turn comes to it, so it is not counted; it may still come when the counted ones are done. */
  readonly isExtra?: true;
  /** Asks for something to be done at the table, so that Next is not the thing to press. */
  readonly asks?: true;
  /** What it points at is wide ground: the card may lie on it where nothing else does. */
  readonly isOnGround?: true;
  /** Selectors of what it points at, the best first: not every layout has everything. */
  readonly anchors: readonly string[];
}

/** How far a guide has come. */
export interface Progress {
  /** The cards that were shown, as they came. */
  readonly shown: readonly string[];
  /** The card that is shown, or was shown last; `null` before the first. */
  readonly current: string | null;
  /** So many of the shown ones have been read and do not come back. */
  readonly read: number;
  readonly seen: readonly GuidePhase[];
  readonly isOver: boolean;
}

export const BEGINNING: Progress = { shown: [], current: null, read: 0, seen: [], isOver: false };

/**
 * Follows the table into a phase: on to the first card that fits it and has not been shown, or to one of the last two, for
 * whoever takes a choice back and makes it again. Others do not come twice: what they say has been done.
 */
export function follow(steps: readonly GuideStep[], progress: Progress, phase: GuidePhase): Progress {
  const seen = progress.seen.includes(phase) ? progress.seen : [...progress.seen, phase];
  const now = seen === progress.seen ? progress : { ...progress, seen };
  if (now.isOver || shownStep(steps, now, phase) !== null) return now;
  const next = toCome(steps, now).find((step) => fits(step, phase, seen));
  if (next !== undefined) return { ...now, current: next.id, shown: [...now.shown, next.id] };
  const again = unread(now)
    .slice(-2)
    .findLast((id) => fits(stepOf(steps, id), phase, seen));
  return again === undefined ? now : { ...now, current: again };
}

/** Next was pressed: everything so far is read. When no card is left to come the guide is over. */
export function goOn(steps: readonly GuideStep[], progress: Progress, phase: GuidePhase): Progress {
  const read = { ...progress, read: progress.shown.length };
  return toCome(steps, read).length === 0 ? { ...read, isOver: true } : follow(steps, read, phase);
}

/** The step to show now; `null` while the table is elsewhere. */
export function shownStep<Id extends string>(
  steps: readonly GuideStep<Id>[],
  progress: Progress,
  phase: GuidePhase,
): GuideStep<Id> | null {
  if (progress.isOver || progress.current === null || !unread(progress).includes(progress.current)) return null;
  const step = stepOf(steps, progress.current);
  return step !== undefined && fits(step, phase, progress.seen) ? step : null;
}

export interface Count {
  readonly number: number;
  /** No counted card comes after it. */
  readonly isLast: boolean;
}

/** The number of a card, in the order they came. How many there will be is not known: not every first turn comes to each of them. */
export function countOf(steps: readonly GuideStep[], { shown }: Progress, step: GuideStep): Count | null {
  if (step.isExtra) return null;
  const counted = shown.filter((id) => stepOf(steps, id)?.isExtra !== true);
  return { number: counted.indexOf(step.id) + 1, isLast: step.id === lastCounted(steps)?.id };
}

/** What has not been shown. Once the last of the counted cards is there, only extra ones follow. */
function toCome(steps: readonly GuideStep[], { shown }: Progress): readonly GuideStep[] {
  const isEnding = shown.includes(lastCounted(steps)?.id ?? '');
  return steps.filter(({ id, isExtra }) => !shown.includes(id) && (isExtra === true || !isEnding));
}

function lastCounted(steps: readonly GuideStep[]): GuideStep | undefined {
  return steps.findLast(({ isExtra }) => !isExtra);
}

function unread({ shown, read }: Progress): readonly string[] {
  return shown.slice(read);
}

function stepOf<Id extends string>(steps: readonly GuideStep<Id>[], id: string): GuideStep<Id> | undefined {
  return steps.find((step) => step.id === id);
}

function fits(step: GuideStep | undefined, phase: GuidePhase, seen: readonly GuidePhase[]): boolean {
  if (step === undefined || !step.phases.includes(phase)) return false;
  return step.after === undefined || seen.includes(step.after);
}
