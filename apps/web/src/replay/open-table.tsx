import type { AnyGame } from '@stakeout/kernel';
import { type ComponentType, lazy, Suspense } from 'react';

export interface OpenProps {
  readonly game: AnyGame;
  /** The open view of the game. */
  readonly view: unknown;
  readonly names: readonly string[];
}

/** What each game hides, face up; only replays of that game load it. */
const OPEN: Readonly<Record<string, ComponentType<OpenProps>>> = {
  gunrunners: lazy(async () => ({ default: (await import('../games/gunrunners/replay/open-hands.tsx')).OpenHands })),
  'escape-plan': lazy(async () => ({
    default: (await import('../games/escape-plan/replay/open-boards.tsx')).OpenBoards,
  })),
};

/** For replays with all cards open: what the table itself keeps covered. */
export function OpenTable(props: OpenProps) {
  const Open = OPEN[props.game.id];
  if (Open === undefined) return null;
  return (
    <Suspense fallback={null}>
      <Open {...props} />
    </Suspense>
  );
}
