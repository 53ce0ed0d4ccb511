import { useEffect, useState } from 'react';
import type { TableError } from '../online/error.texts.ts';
import type { OnlineSession } from '../session/online/online-session.ts';
import type { TableFailure, TableSession } from '../session/session.ts';

/** Which table a page is of. */
export interface TableAddress {
  readonly place: 'local' | 'online';
  readonly id: string;
  /** The game it is of, where the address says so. */
  readonly game: string | undefined;
  /** The key of the link for spectators. */
  readonly watch: string | undefined;
}

export type OpeningFailure = TableFailure | TableError;

/** A table, by what it can do: only those of a server have a waiting room. */
export type OpenedTable =
  | { readonly place: 'local'; readonly session: TableSession }
  | { readonly place: 'online'; readonly session: OnlineSession };

export type Opening =
  | { readonly state: 'opening' }
  | { readonly state: 'failed'; readonly failure: OpeningFailure }
  | { readonly state: 'open'; readonly table: OpenedTable };

type Opened = Exclude<Opening, { state: 'opening' }>;

/** Opens a table for as long as its page is looked at. `again` opens it anew, from another tab if need be. */
export function useOpening(address: TableAddress): [Opening, (how?: { readonly takeOver: boolean }) => void] {
  const { place, id, game, watch } = address;
  const [attempt, setAttempt] = useState({ count: 0, takeOver: false });
  const [opening, setOpening] = useState<Opening>({ state: 'opening' });

  useEffect(() => {
    let isLeft = false;
    let opened: Opened | null = null;
    open({ place, id, game, watch }, attempt.takeOver).then((result) => {
      opened = result;
      if (isLeft) close(result);
      else setOpening(result);
    });
    return () => {
      isLeft = true;
      if (opened !== null) close(opened);
      setOpening({ state: 'opening' });
    };
  }, [place, id, game, watch, attempt]);

  const again = ({ takeOver } = { takeOver: false }) => setAttempt(({ count }) => ({ count: count + 1, takeOver }));
  return [opening, again];
}

/** Each kind of play is a part of the app of its own: neither loads the other. */
async function open({ place, id, game, watch }: TableAddress, takeOver: boolean): Promise<Opened> {
  try {
    return place === 'local' ? await openLocal(id, game, takeOver) : await openOnTheServer(id, watch);
  } catch {
    // A part of the app could not be loaded: without a network, or after an update.
    return { state: 'failed', failure: navigator.onLine ? 'unreadable' : 'unreachable' };
  }
}

async function openLocal(id: string, game: string | undefined, takeOver: boolean): Promise<Opened> {
  const { openLocalMatch, prepareLocalTable } = await import('../session/local/local-play.ts');
  if (game !== undefined) prepareLocalTable(game);
  const opened = await openLocalMatch(id, { takeOver });
  if (!opened.ok) return { state: 'failed', failure: opened.failure };
  return { state: 'open', table: { place: 'local', session: opened.session } };
}

async function openOnTheServer(id: string, watch: string | undefined): Promise<Opened> {
  const { openOnline } = await import('../session/online/open-online.ts');
  const opened = await openOnline(id, watch);
  if (!opened.ok) return { state: 'failed', failure: opened.error };
  return { state: 'open', table: { place: 'online', session: opened.session } };
}

function close(opened: Opened): void {
  if (opened.state === 'open') opened.table.session.close();
}
