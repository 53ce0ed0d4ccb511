import { useEffect, useMemo } from 'react';
import { useIdentity } from '../online/identity.ts';
import type { OnlineSession } from '../session/online/online-session.ts';
import { useSettings } from '../state/settings.ts';
import { type ChatReader, heardLines } from './heard-lines.ts';
import { useTable } from './use-table.ts';

/** The chat as this reader wants to hear it, and who they are in it. The server is told what they want. */
export function useHeard(session: OnlineSession) {
  const { chat, viewer, seats } = useTable(session);
  const { hearsSpectators } = useSettings();
  const name = useIdentity()?.name ?? null;
  useEffect(() => session.hear(hearsSpectators), [session, hearsSpectators]);
  const reader: ChatReader = useMemo(() => ({ viewer, seats, name }), [viewer, seats, name]);
  const lines = useMemo(() => heardLines(chat, viewer, hearsSpectators), [chat, viewer, hearsSpectators]);
  return { lines, reader };
}
