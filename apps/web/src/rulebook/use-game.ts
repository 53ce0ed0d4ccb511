import type { AnyGame } from '@stakeout/kernel';
import { useEffect, useState } from 'react';
import { loadGame } from '../games/index.ts';

/** A game fetched for a page: `undefined` while it is on its way, `null` when there is no such game. */
export function useGame(id: string): AnyGame | null | undefined {
  const [loaded, setLoaded] = useState<{ readonly id: string; readonly game: AnyGame | null }>();
  useEffect(() => {
    let isCurrent = true;
    loadGame(id).then(
      (game) => isCurrent && setLoaded({ id, game }),
      () => isCurrent && setLoaded({ id, game: null }),
    );
    return () => {
      isCurrent = false;
    };
  }, [id]);
  return loaded?.id === id ? loaded.game : undefined;
}
