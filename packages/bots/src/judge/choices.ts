import { canonicalText } from '@stakeout/kernel';
import type { Course } from './course.ts';
import type { Line } from './judging.ts';
import type { Lived } from './lived.ts';

/**
 * A decision of the seat: its own actions in a row, up to the first that brought something to light. All of them were decided
 * with the same knowledge, so they are judged together: a step on the way says nothing without the way.
 */
export interface Choice {
  /** The index of its first step. */
  readonly step: number;
  readonly played: Line;
  /** Whether anything else could have been done anywhere in it. */
  readonly isFree: boolean;
}

export function choicesOf({ steps }: Lived): Choice[] {
  const choices: Choice[] = [];
  for (let step = 0; step < steps.length; ) {
    const played: unknown[] = [];
    let isFree = false;
    for (let next = step, isOn = true; isOn; next++) {
      const own = steps[next]?.own ?? null;
      if (own === null) break;
      played.push(own.action);
      isFree ||= own.options.length > 1;
      isOn = own.isQuiet;
    }
    if (played.length > 0) choices.push({ step, played, isFree });
    step += Math.max(1, played.length);
  }
  return choices;
}

/** How many decisions a review judges. */
export function decisionsIn(lived: Lived): number {
  return choicesOf(lived).filter(({ isFree }) => isFree).length;
}

/** More whole options than this are not weighed; what was played comes first, the rest as the game lists them. */
const MOST_LINES = 100;

/** The whole options of a decision: what was played, and at each of its actions what else could have been done. */
export function linesOf({ judging, lived, known }: Course, { step, played }: Choice): Line[] {
  const lines: Line[] = [played];
  const texts = new Set([canonicalText(played)]);
  for (let index = 0; index < played.length; index++) {
    const { own } = lived.steps[step + index] ?? {};
    if (own === null || own === undefined || own.options.length < 2) continue;
    const view = known[step + index];
    const more = judging.lines?.(view, lived.seat, own.options, index > 0) ?? own.options.map((option) => [option]);
    for (const line of more) {
      const whole = [...played.slice(0, index), ...line];
      const text = canonicalText(whole);
      // What begins as it was played is weighed where it parts from it.
      const isBeginning = text === canonicalText(played.slice(0, whole.length));
      if (isBeginning || texts.has(text) || lines.length >= MOST_LINES) continue;
      texts.add(text);
      lines.push(whole);
    }
  }
  return lines;
}
