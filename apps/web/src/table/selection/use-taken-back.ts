import { useEffect, useState } from 'react';
import type { TableSession } from '../../session/session.ts';

/** Whether the last thing that happened in the match was that something was taken back. */
export function useTakenBack(session: TableSession): boolean {
  const [isTakenBack, setTakenBack] = useState(false);
  useEffect(
    () =>
      session.subscribe(({ type }) => {
        if (type !== 'other') setTakenBack(type === 'undone');
      }),
    [session],
  );
  return isTakenBack;
}
