import { useState } from 'react';
import type { GameFacts } from '../../games/facts.ts';
import type { TableError } from '../../online/error.texts.ts';
import { go } from '../../routes/router.ts';
import { notify } from '../../shell/notices.tsx';
import { settings } from '../../state/settings.ts';
import { wording } from '../../text/say.ts';
import { homeTexts } from './home.texts.ts';
import { tableForAll, tablesToJoin, tableWaitedAt } from './online-choice.ts';

/** A seat at an open table, or a table of one's own where there is none: either way the waiting room is next. */
export function usePlayOnline(): [isBusy: boolean, play: (game: GameFacts, others: number) => Promise<void>] {
  const [isBusy, setBusy] = useState(false);
  const play = async (game: GameFacts, others: number) => {
    setBusy(true);
    const found = await findTable(game, others).catch(() => ({ error: 'unreachable' as const }));
    if ('id' in found) return go(`/table/${found.id}`);
    setBusy(false);
    const isOff = found.error === 'unreachable' || found.error === 'unreadable';
    const text = isOff ? wording(homeTexts, 'onlineNeeds') : await wordsOf(found.error);
    notify({ id: 'online', tone: 'danger', text, page: '/' });
  };
  return [isBusy, play];
}

async function wordsOf(error: TableError) {
  const { errorTexts } = await import('../../online/error.texts.ts');
  return wording(errorTexts, error);
}

async function findTable(
  game: GameFacts,
  others: number,
): Promise<{ readonly id: string } | { readonly error: TableError }> {
  const { server, somebody } = await import('../../online/server.ts');
  const me = await somebody();
  if (!me.ok) return me;
  const lobby = await server.lobby();
  if (!lobby.ok) return lobby;
  const { tables } = lobby.value;
  const own = tableWaitedAt(tables, game.id);
  if (own !== null) return own;
  for (const { id } of tablesToJoin(tables, game.id)) {
    // Somebody may have been quicker, or the host does not want this guest: the next one then.
    if ((await server.sit(id)).ok) return { id };
  }
  const made = await server.createTable(tableForAll(game, others, game.usualConfig(settings.get().language)));
  return made.ok ? made.value.table : made;
}
