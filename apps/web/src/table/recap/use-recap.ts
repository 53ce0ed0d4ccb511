import type { Language } from '@stakeout/kernel';
import { useEffect, useMemo, useState } from 'react';
import type { TableSession } from '../../session/session.ts';
import { useStore } from '../../state/store.ts';
import { useLoaded } from '../../state/use-loaded.ts';
import type { Chapter } from '../motion/playback.ts';
import type { ToldTable } from '../telling/told-table.ts';
import { Chronicle } from './chronicle.ts';
import { type GroupedRecap, grouped } from './grouped.ts';
import type { Recap } from './recap.ts';

export interface ShownRecap extends GroupedRecap {
  readonly chapters: readonly Chapter[];
  /** It has been read, and only keeps its place for a moment. */
  readonly isRead: boolean;
  readonly dismiss: () => void;
}

/** A table must not grow under the second half of a double click, in milliseconds. */
const DOUBLE_CLICK = 450;

const load = (table: () => Promise<Recap>) => table();

/**
 * What is told of the others before one's own decision; `null` when there is nothing to tell, or when it has been read: the first
 * thing chosen says so, until somebody else has moved again.
 */
export function useRecap(
  session: TableSession,
  { isActing, hasChosen, loadRecap }: ToldTable,
  retold: Chapter['move'] | null,
  language: Language,
): ShownRecap | null {
  const chronicle = useMemo(() => new Chronicle(session), [session]);
  useEffect(() => chronicle.follow(), [chronicle]);
  const chapters = useStore(chronicle.since);
  const recap = useLoaded(loadRecap, load);
  const [touched, setTouched] = useState<Chapter['move'] | null>(null);
  const [read, setRead] = useState<Chapter['move'] | null>(null);
  const latest = chapters.at(-1)?.move ?? null;
  // A touch that is taken back at once was one all the same: what was read does not come again.
  useEffect(() => {
    if (hasChosen) setTouched(latest);
  }, [hasChosen, latest]);
  useEffect(() => {
    if (touched === null) return;
    const timer = setTimeout(() => setRead(touched), DOUBLE_CLICK);
    return () => clearTimeout(timer);
  }, [touched]);
  const isRead = hasChosen || touched === latest;
  // While a line is shown again nothing can be decided, also in the moment before it begins: then it stays.
  const isRetelling = retold !== null && retold === latest;
  const isWanted = (isActing || isRetelling) && latest !== null && latest !== read;
  const { view, viewer, seats } = session.get();
  const told = useMemo(() => {
    if (!isWanted || recap === null || recap === undefined || viewer === null) return null;
    const lines = recap({ chapters, view, reader: viewer }, language);
    return lines.length === 0 ? null : grouped(lines, viewer, seats.length);
  }, [isWanted, recap, chapters, view, viewer, seats.length, language]);
  return told === null ? null : { ...told, chapters, isRead, dismiss: () => setRead(latest) };
}
