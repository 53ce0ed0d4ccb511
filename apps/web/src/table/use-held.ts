import { useEffect, useRef } from 'react';

/** What was said last before it is held, for as long as it is: what somebody has decided stays said while it is being shown. */
export function useHeld<T>(now: T, isHeld: boolean): T {
  const last = useRef(now);
  useEffect(() => {
    if (!isHeld) last.current = now;
  });
  return isHeld ? last.current : now;
}
