import type { Happening } from '@stakeout/escape-plan';
import type { AutomaTurn } from '../automa/automa-turns.ts';
import { cutStory, type Strip, stripOf } from './strips.ts';

/** One thing after another of a move that is shown. */
export interface Cue {
  readonly happenings: readonly Happening[];
  readonly strip: Strip | null;
  /** The turn of Sandra's or Costa's that it is part of, and how many of its steps have been told with it. */
  readonly turn: AutomaTurn | null;
  readonly told: number;
}

/** What is shown of a story, in order. */
export function cuesOf(story: readonly Happening[], turns: readonly AutomaTurn[]): readonly Cue[] {
  let end = 0;
  const cuts = cutStory(story).map((happenings) => {
    const start = end;
    end += happenings.length;
    return { happenings, start, end };
  });
  return cuts.map((cut) => {
    const turn =
      turns.find(({ steps }) => steps.some(({ happening, at }) => happening !== null && isIn(cut, at))) ?? null;
    return { happenings: cut.happenings, strip: stripOf(cut.happenings), turn, told: toldBy(turn, cut) };
  });
}

interface Cut {
  readonly start: number;
  readonly end: number;
}

function isIn({ start, end }: Cut, at: number): boolean {
  return at >= start && at < end;
}

/** Steps that nothing tells are told with the one before them. */
function toldBy(turn: AutomaTurn | null, { end }: Cut): number {
  if (turn === null) return 0;
  const next = turn.steps.findIndex(({ happening, at }) => happening !== null && at >= end);
  return next < 0 ? turn.steps.length : next;
}
