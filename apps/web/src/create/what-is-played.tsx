import { lazy, Suspense } from 'react';
import type { GameFront } from '../games/front.ts';
import { useSettings } from '../state/settings.ts';
import { useLoaded } from '../state/use-loaded.ts';
import type { SpokenGame } from '../text/spoken.ts';
import type { GameCreate } from './game-create.ts';

/** Few tables are played with a box of their own. */
const PlayedBox = lazy(async () => ({ default: (await import('./own-box/played-box.tsx')).PlayedBox }));

function loadCreate(front: GameFront): Promise<GameCreate> {
  return front.loadCreate();
}

/** What was chosen about the rules of a table, line by line, and the box where it is not the usual one. */
export function WhatIsPlayed({
  front,
  game,
  config,
  seats,
}: {
  readonly front: GameFront | null;
  readonly game: SpokenGame;
  readonly config: unknown;
  readonly seats: number;
}) {
  const { language } = useSettings();
  const create = useLoaded(front, loadCreate);
  if (create == null) return null;
  return (
    <>
      {create.told(config, seats).map((line) => (
        <li key={line.en}>{line[language]}</li>
      ))}
      {create.box !== undefined && (
        <Suspense fallback={null}>
          <PlayedBox part={create.box} game={game} config={config} />
        </Suspense>
      )}
    </>
  );
}
