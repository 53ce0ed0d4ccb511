import { createApi, type HttpAnswer } from '@stakeout/client';
import type { Me, SessionInfo, TableRow, TableRows } from '@stakeout/protocol';
import { guestName } from '../state/own-name.ts';
import { settings } from '../state/settings.ts';
import { everyRow } from './every-row.ts';
import { rememberMe } from './identity.ts';

/**
 * The server this page came from, whose word is taken for what it sends. Pages that also work without it import this module when
 * they need it (`await import('./server.ts')`).
 */
export const server = createApi((url, request) => fetch(url, request));

/**
 * Who I am, now or from now on: whoever never said so becomes a guest, and whoever has taken another name in the settings since
 * is known by that one.
 */
export async function somebody(): Promise<HttpAnswer<Me>> {
  const known = await server.me();
  if (!known.ok) return known;
  const me = known.value;
  if (me === null) return remembered(await server.introduce(guestName()));
  const name = settings.get().name.trim();
  const isNew = name !== '' && name !== me.name;
  return remembered(isNew ? await server.introduce(name) : { ok: true, value: me });
}

/** My tables; whoever the server does not know any more has none, and is not asked about again. */
export async function myTables(): Promise<HttpAnswer<TableRows>> {
  const answer = await server.myTables();
  if (answer.ok || answer.error !== 'nobody') return answer;
  rememberMe(null);
  return { ok: true, value: { tables: [] } };
}

/** All of my tables, however many; whoever the server does not know any more has none. */
export async function allMyTables(): Promise<HttpAnswer<readonly TableRow[]>> {
  const answer = await everyRow(server.myTables);
  if (answer.ok || answer.error !== 'nobody') return answer;
  rememberMe(null);
  return { ok: true, value: [] };
}

/** The devices on which I am signed in; none when this one is not, as when it was signed out from another. */
export async function mySessions(): Promise<HttpAnswer<readonly SessionInfo[]>> {
  const answer = await server.sessions();
  if (answer.ok) return { ok: true, value: answer.value.sessions };
  if (answer.error !== 'nobody') return answer;
  rememberMe(null);
  return { ok: true, value: [] };
}

/** Signs a device out; this browser is nobody once it was its own. */
export async function signOut({ id, isThis }: SessionInfo): Promise<HttpAnswer<null>> {
  const answer = isThis ? await server.signOut() : await server.endSession(id);
  if (answer.ok && isThis) rememberMe(null);
  return answer;
}

/** Takes another name, for those who are known to the server already. */
export async function rename(name: string): Promise<HttpAnswer<Me>> {
  return remembered(await server.introduce(name));
}

/** Becomes the person whose link this is. */
export async function recover(token: string): Promise<HttpAnswer<Me>> {
  return remembered(await server.recover(token));
}

function remembered(answer: HttpAnswer<Me>): HttpAnswer<Me> {
  if (answer.ok) rememberMe(answer.value);
  return answer;
}
