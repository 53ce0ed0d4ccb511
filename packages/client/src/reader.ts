import {
  type DailyDeals,
  type DailyResults,
  ERROR_CODES,
  type ErrorBody,
  type GameList,
  type History,
  type Invitation,
  type InvitationPreview,
  type Me,
  type PushKey,
  type PuzzleTries,
  type Recovery,
  type ServerMessage,
  type SessionList,
  type TableForYou,
  type TableRows,
} from '@stakeout/protocol';

/** What reads an answer: a schema of the protocol, or anything that can do the same. */
export interface Reader<T> {
  safeParse(value: unknown): { readonly success: true; readonly data: T } | { readonly success: false };
}

/** A reader for everything the server says. The protocol's own module has them all, under these names. */
export interface Readers {
  readonly DailyDeals: Reader<DailyDeals>;
  readonly DailyResults: Reader<DailyResults>;
  readonly ErrorBody: Reader<ErrorBody>;
  readonly GameList: Reader<GameList>;
  readonly History: Reader<History>;
  readonly Invitation: Reader<Invitation>;
  readonly InvitationPreview: Reader<InvitationPreview>;
  readonly Me: Reader<Me>;
  readonly PushKey: Reader<PushKey>;
  readonly PuzzleTries: Reader<PuzzleTries>;
  readonly Recovery: Reader<Recovery>;
  readonly ServerMessage: Reader<ServerMessage>;
  readonly SessionList: Reader<SessionList>;
  readonly TableForYou: Reader<TableForYou>;
  readonly TableRows: Reader<TableRows>;
}

/**
 * Takes the server's word for what it sends, as a page may that came from it: the schemas and what reads them would be a third of
 * a page. Only what is no answer of such a server at all, as from a proxy, is told apart.
 */
export const TRUSTING: Readers = {
  DailyDeals: objectWith(({ today }) => Array.isArray(today)),
  DailyResults: objectWith(({ results }) => Array.isArray(results)),
  ErrorBody: objectWith(({ error, refusals }) => isErrorCode(error) && Array.isArray(refusals)),
  GameList: objectWith(({ games }) => Array.isArray(games)),
  History: objectWith(({ moves }) => Array.isArray(moves)),
  Invitation: objectWith(({ token }) => typeof token === 'string'),
  InvitationPreview: objectWith(({ table }) => isObject(table)),
  Me: objectWith(({ id, name }) => typeof id === 'string' && typeof name === 'string'),
  PushKey: objectWith(({ publicKey }) => publicKey === null || typeof publicKey === 'string'),
  PuzzleTries: objectWith(({ tries, count }) => Array.isArray(tries) && typeof count === 'number'),
  Recovery: objectWith(({ token }) => typeof token === 'string'),
  ServerMessage: objectWith(({ type }) => typeof type === 'string'),
  SessionList: objectWith(({ sessions }) => Array.isArray(sessions)),
  TableForYou: objectWith(({ table, you }) => isObject(table) && isObject(you)),
  TableRows: objectWith(({ tables }) => Array.isArray(tables)),
};

/** Takes any body: for steps whose success says it all. */
export const anything: Reader<null> = { safeParse: () => ({ success: true, data: null }) };

export function orNull<T>(reader: Reader<T>): Reader<T | null> {
  return { safeParse: (value) => (value === null ? { success: true, data: null } : reader.safeParse(value)) };
}

function objectWith<T>(isMeant: (fields: Readonly<Record<string, unknown>>) => boolean): Reader<T> {
  return {
    safeParse: (value) =>
      isObject(value) && isMeant(value) ? { success: true, data: value as T } : { success: false },
  };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isErrorCode(value: unknown): boolean {
  return ERROR_CODES.some((code) => code === value);
}
