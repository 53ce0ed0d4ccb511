import { printedOf, type View } from '@stakeout/escape-plan';
import { useMemo } from 'react';
import type { TableSession } from '../../session/session.ts';
import { useSettings } from '../../state/settings.ts';
import type { NameOf } from '../../table/seat-name.tsx';
import type { Playing } from './motion/use-playing.ts';
import type { TableContext } from './table-context.ts';
import { wordsFor } from './words.ts';

const OVER = { kind: 'over', seat: 0, n: 0, x: 0 } as const;

/** What the pieces of the table show. It stays the same object while the table does, so that pieces need not be drawn anew. */
export function useTableContext(
  {
    session,
    isActing,
    nameOf,
  }: { readonly session: TableSession; readonly isActing: boolean; readonly nameOf: NameOf },
  { snapshot, isPlaying, stage: { skip }, story }: Playing,
  view: View,
): TableContext {
  const { language } = useSettings();
  const words = useMemo(() => wordsFor(language, view.table, nameOf), [language, view, nameOf]);
  return useMemo(() => {
    return {
      session,
      snapshot,
      view,
      printed: printedOf(view.table),
      seat: snapshot.viewer,
      isActing,
      frame: view.table.frames.at(-1) ?? OVER,
      language,
      nameOf,
      words,
      skip,
      isPlaying,
      story,
    };
  }, [session, snapshot, view, isActing, language, nameOf, words, skip, isPlaying, story]);
}
