import type { Overlay, PuzzleIndex, StoredPuzzle } from '@stakeout/bots/puzzles';
import { useEffect, useState } from 'react';
import type { GameFront, GamePuzzles, GameReview } from '../games/front.ts';
import type { SpokenGame } from '../text/spoken.ts';
import { loadIndex, loadPuzzle, loadTruth } from './puzzle-data.ts';

/** All that the page of a puzzle needs. What could not be known is not among it. */
export interface LoadedPuzzle {
  readonly game: SpokenGame;
  readonly review: GameReview;
  readonly parts: GamePuzzles;
  readonly index: PuzzleIndex;
  readonly id: number;
  readonly puzzle: StoredPuzzle;
}

/** `undefined` while it is fetched, `missing` where there is none, `failed` where it cannot be had now. */
export function usePuzzle(
  front: GameFront | null,
  findId: (index: PuzzleIndex) => number | null,
  asked: string,
): { readonly loaded: LoadedPuzzle | 'missing' | 'failed' | undefined; readonly again: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<{ readonly key: string; readonly loaded: LoadedPuzzle | 'missing' | 'failed' }>();
  const key = `${front?.facts.id} ${asked} ${attempt}`;
  useEffect(() => {
    let isCurrent = true;
    const show = (loaded: LoadedPuzzle | 'missing' | 'failed') => isCurrent && setFound({ key, loaded });
    load(front, findId).then(show, () => show('failed'));
    return () => {
      isCurrent = false;
    };
  }, [front, key, findId]);
  return { loaded: found?.key === key ? found.loaded : undefined, again: () => setAttempt((before) => before + 1) };
}

async function load(
  front: GameFront | null,
  findId: (index: PuzzleIndex) => number | null,
): Promise<LoadedPuzzle | 'missing'> {
  if (front?.loadPuzzles === undefined) return 'missing';
  const index = await loadIndex(front.facts.id);
  const id = findId(index);
  if (id === null || index.puzzles[id - 1] === undefined) return 'missing';
  const [game, review, parts, puzzle] = await Promise.all([
    front.load(),
    front.loadReview(),
    front.loadPuzzles(),
    loadPuzzle(front.facts.id, id),
  ]);
  return puzzle === null ? 'missing' : { game, review, parts, index, id, puzzle };
}

/** What could not be known, fetched once it may be; `undefined` before, `null` where it cannot be had. */
export function useTruth(game: string, id: number, isAsked: boolean): Overlay | 'failed' | undefined {
  const [found, setFound] = useState<{ readonly key: string; readonly truth: Overlay | 'failed' }>();
  const key = `${game} ${id}`;
  useEffect(() => {
    if (!isAsked) return;
    let isCurrent = true;
    const show = (truth: Overlay | 'failed') => isCurrent && setFound({ key, truth });
    loadTruth(game, id).then(show, () => show('failed'));
    return () => {
      isCurrent = false;
    };
  }, [game, id, key, isAsked]);
  return isAsked && found?.key === key ? found.truth : undefined;
}
