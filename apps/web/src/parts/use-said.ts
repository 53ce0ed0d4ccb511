import { useEffect, useState } from 'react';

/** How long a button says that it has done what it was pressed for. */
const SAID_FOR = 2000;

/** Whether something was done just now, and how to say that it was. */
export function useSaid(): readonly [isSaid: boolean, say: () => void] {
  const [isSaid, setSaid] = useState(false);
  useEffect(() => {
    if (!isSaid) return;
    const timer = setTimeout(() => setSaid(false), SAID_FOR);
    return () => clearTimeout(timer);
  }, [isSaid]);
  return [isSaid, () => setSaid(true)];
}
