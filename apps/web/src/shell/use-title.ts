import { useEffect } from 'react';

/** The title of the page in the browser's tab and history. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? 'Stakeout' : `${title} · Stakeout`;
  }, [title]);
}
