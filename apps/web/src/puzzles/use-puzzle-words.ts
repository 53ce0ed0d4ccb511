import { textsAt } from '@stakeout/kernel';
import { useMemo } from 'react';
import { lineWords, reasonsOf } from '../replay/line-words.ts';
import { useSettings } from '../state/settings.ts';
import { useLoaded } from '../state/use-loaded.ts';
import { TABLE_TEXTS } from '../table/table.texts.ts';
import { sayForTable, useSay } from '../text/say.ts';
import type { PuzzleRecording } from './puzzle-recording.ts';
import type { LoadedPuzzle } from './use-puzzle.ts';

/** How a puzzle speaks of its table. */
export interface PuzzleWords {
  readonly names: readonly string[];
  readonly sayLine: (actions: readonly unknown[]) => string;
  /** Why the best is good; `null` where nobody can say so. */
  readonly reason: string | null;
  readonly theme: string | null;
  readonly when: string | null;
  /** What the table shows, in sentences. */
  readonly known: readonly string[];
  /** Against whom one plays alone. */
  readonly rival: string | null;
}

export function usePuzzleWords(
  { game, review, parts, puzzle, index, id }: LoadedPuzzle,
  recording: PuzzleRecording,
): PuzzleWords {
  const { language } = useSettings();
  const sayTable = useSay(TABLE_TEXTS);
  const reasons = useLoaded(game.library, reasonsOf);
  const { view, seats } = recording;
  return useMemo(() => {
    const names = seats.map(({ name }, seat) => (seat === puzzle.seat ? sayTable('you') : name));
    const words = lineWords(game, review, language, names, reasons);
    const texts = textsAt(game.texts[language], view);
    const theme = index.themes[index.puzzles[id - 1]?.[1] ?? -1];
    return {
      names,
      sayLine: (actions) => words.sayLine(view, parts.saidOf?.(actions) ?? actions),
      reason: words.sayReason(view, puzzle.reason),
      theme: theme === undefined ? null : (parts.themes[theme]?.[language] ?? null),
      when: parts.whenOf?.(view, language) ?? null,
      known: game.tell(view).map((message) => sayForTable(texts, message, names)),
      rival: review.rivalOf(view),
    };
  }, [game, review, parts, puzzle, index, id, language, reasons, seats, view, sayTable]);
}
