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
  /** Selectors of what it points at, the best first: not every layout has everything. */
  readonly anchors: readonly string[];
}

/** How far a guide has come. */
export interface Progress {
  /** The step that is shown, or waited for. */
  readonly step: number;
  /** Steps before this one have been read and do not come back. */
  readonly floor: number;
  readonly seen: readonly GuidePhase[];
  readonly isOver: boolean;
}

export const BEGINNING: Progress = { step: 0, floor: 0, seen: [], isOver: false };

/** Follows the table into a phase: on to the next step that fits it, or back to the one that fits it again. */
export function follow(steps: readonly GuideStep[], progress: Progress, phase: GuidePhase): Progress {
  const seen = progress.seen.includes(phase) ? progress.seen : [...progress.seen, phase];
  const now = seen === progress.seen ? progress : { ...progress, seen };
  if (now.isOver || fits(steps[now.step], phase, seen)) return now;
  const later = steps.findIndex((step, index) => index > now.step && fits(step, phase, seen));
  if (later >= 0) return { ...now, step: later };
  const earlier = steps.findLastIndex(
    (step, index) => index >= now.floor && index < now.step && fits(step, phase, seen),
  );
  return earlier >= 0 ? { ...now, step: earlier } : now;
}

/** Next was pressed: the step is read. After the last one the guide is over. */
export function goOn(steps: readonly GuideStep[], progress: Progress, phase: GuidePhase): Progress {
  const read = progress.step + 1;
  if (read >= steps.length) return { ...progress, isOver: true };
  return follow(steps, { ...progress, step: read, floor: read }, phase);
}

/** The step to show now; `null` while the table is elsewhere. */
export function shownStep<Id extends string>(
  steps: readonly GuideStep<Id>[],
  progress: Progress,
  phase: GuidePhase,
): GuideStep<Id> | null {
  const step = steps[progress.step];
  return step !== undefined && !progress.isOver && fits(step, phase, progress.seen) ? step : null;
}

function fits(step: GuideStep | undefined, phase: GuidePhase, seen: readonly GuidePhase[]): boolean {
  if (step === undefined || !step.phases.includes(phase)) return false;
  return step.after === undefined || seen.includes(step.after);
}
