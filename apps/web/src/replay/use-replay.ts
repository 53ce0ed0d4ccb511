import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSession } from '../table/use-session.ts';
import type { ReplaySession } from './replay-session.ts';

/** How long a move stands before the next, in milliseconds, at the usual speed: long enough to read its line. */
const PER_MOVE = 1800;
/** A bust has more to be seen and read. */
const PER_HOT_MOVE = 5400;
/** Faster than this the table cannot show a move happening; it shows what it brought. */
const FASTEST_WATCHED = 1;
/** Steps that come closer together than this, in milliseconds, are made by somebody who wants to get somewhere. */
const HURRY = 450;

export const SPEEDS = [0.5, 1, 2, 4] as const;

/** The steps of a replay as its controls need them. */
export interface ReplayControls {
  readonly step: number;
  readonly length: number;
  readonly isPlaying: boolean;
  readonly speed: number;
  readonly goTo: (step: number) => void;
  readonly toggle: () => void;
  readonly setSpeed: (speed: number) => void;
}

export function useReplay(session: ReplaySession): ReplayControls {
  const { seq: step } = useSession(session);
  const { length } = session.film;
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const { marks } = session.film;
  const hot = useMemo(() => new Set(marks.flatMap((mark) => (mark.kind === 'hot' ? [mark.step] : []))), [marks]);
  const steppedAt = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    if (!isPlaying) return;
    if (step >= length) {
      setPlaying(false);
      return;
    }
    const how = speed > FASTEST_WATCHED ? 'jump' : 'watched';
    const pause = (hot.has(step) && step > 0 ? PER_HOT_MOVE : PER_MOVE) / speed;
    const timer = setTimeout(() => session.goTo(step + 1, how), pause);
    return () => clearTimeout(timer);
  }, [session, isPlaying, step, length, speed, hot]);

  const goTo = useCallback(
    (next: number) => {
      setPlaying(false);
      const now = performance.now();
      session.goTo(next, now - steppedAt.current < HURRY ? 'jump' : 'watched');
      steppedAt.current = now;
    },
    [session],
  );
  const toggle = useCallback(() => {
    // Whoever plays at the end wants to see it again.
    if (!isPlaying && session.step >= session.film.length) session.goTo(0);
    setPlaying(!isPlaying);
  }, [session, isPlaying]);

  return { step, length, isPlaying, speed, goTo, toggle, setSpeed };
}

/** The keys of a replay, wherever the focus is; fields and lists keep their own. */
export function useReplayKeys({ step, length, goTo, toggle }: ReplayControls): void {
  // At once with the picture: a key pressed on seeing it must find somebody who listens.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || hasKeysOfItsOwn(event.target, event.key)) return;
      const next = stepFor(event.key, step, length);
      if (next !== null) goTo(next);
      else if (event.key === ' ') toggle();
      else return;
      event.preventDefault();
      // The table listens for arrows too, to walk among cards; in a replay they are for the replay.
      event.stopPropagation();
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, [step, length, goTo, toggle]);
}

export function stepFor(key: string, step: number, length: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return step + 1;
    case 'ArrowLeft':
      return step - 1;
    case 'PageDown':
      return step + 10;
    case 'PageUp':
      return step - 10;
    case 'Home':
      return 0;
    case 'End':
      return length;
    default:
      return null;
  }
}

/** Lists and fields need their arrows, and a button is pressed with the space bar. */
function hasKeysOfItsOwn(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('select, textarea, dialog, input:not([type="range"])') !== null) return true;
  return key === ' ' && target.closest('button, a, summary') !== null;
}
