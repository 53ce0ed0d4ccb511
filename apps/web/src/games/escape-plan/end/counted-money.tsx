import { useEffect, useRef, useState } from 'react';
import { isStill } from '../../../table/motion/duration.ts';
import { useEnd } from './end-context.ts';

/** How long a number takes to count up, in milliseconds. */
const COUNTING = 380;

/** Money that counts up to what it is. Listeners are told the final amount elsewhere. */
export function CountedMoney({ to, isAtOnce }: { readonly to: number; readonly isAtOnce: boolean }) {
  const { words } = useEnd();
  const [shown, setShown] = useState(isAtOnce ? to : 0);
  const current = useRef(shown);
  useEffect(() => {
    const from = current.current;
    const show = (value: number) => {
      current.current = value;
      setShown(value);
    };
    if (isAtOnce || isStill()) {
      show(to);
      return;
    }
    const start = performance.now();
    let frame = requestAnimationFrame(function count(now) {
      const done = Math.min(1, Math.max(0, (now - start) / COUNTING));
      show(Math.round(from + (to - from) * done));
      if (done < 1) frame = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(frame);
  }, [to, isAtOnce]);
  return <>{words.term('money', shown)}</>;
}
