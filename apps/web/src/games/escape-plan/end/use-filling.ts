import { useCallback, useEffect, useState } from 'react';
import { useSettings } from '../../../state/settings.ts';
import { isStill } from '../../../table/motion/duration.ts';

/** How long one line of the sheet has to itself, in milliseconds. */
const PER_LINE = 480;
const FAST = 0.5;

/** Results that have been filled in before: who comes back to one wants to read it, not to wait for it. */
const filled = new WeakSet<object>();

export interface Filling {
  /** How many lines are filled in; one more than there are once the total is stamped. */
  readonly lines: number;
  readonly isDone: boolean;
  /** Fills in the rest at once. */
  readonly skip: () => void;
}

/** Fills a sheet in line by line. Any key skips it, and so do those who want no motion. */
export function useFilling(result: object, lines: number): Filling {
  const { speed } = useSettings();
  const isAtOnce = speed === 'off' || filled.has(result) || isStill();
  const [count, setCount] = useState(isAtOnce ? lines + 1 : 0);
  const isDone = count > lines;
  const skip = useCallback(() => setCount(lines + 1), [lines]);
  useEffect(() => {
    if (isDone) {
      filled.add(result);
      return;
    }
    const timer = setTimeout(() => setCount(count + 1), PER_LINE * (speed === 'fast' ? FAST : 1));
    addEventListener('keydown', skip);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', skip);
    };
  }, [result, count, isDone, speed, skip]);
  return { lines: count, isDone, skip };
}
