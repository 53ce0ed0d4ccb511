import type { Seat } from '@stakeout/kernel';
import {
  type AddPuzzleTries,
  type CreateTable,
  type MakeRecovery,
  paths,
  type SeatPlan,
  type SubscribePush,
  type TableRow,
  type TableStep,
} from '@stakeout/protocol';
import { type FetchLike, httpCaller } from './http-call.ts';
import { anything, orNull, type Reader, type Readers, TRUSTING } from './reader.ts';

/**
 * Every address of the server as a function. Who asks is known by the cookie, which `fetch` takes care of. With the protocol's
 * module as readers, every answer is checked against its schema.
 */
export function createApi(fetch: FetchLike, base = '', readers: Readers = TRUSTING) {
  const {
    DailyDeals,
    DailyResults,
    GameList,
    History,
    Invitation,
    InvitationPreview,
    Me,
    PushKey,
    PuzzleTries,
    Recovery,
    SessionList,
    TableForYou,
    TableRows,
  } = readers;
  const { call, getText } = httpCaller(fetch, base, readers.ErrorBody);
  const step = <T>(id: string, name: TableStep, reader: Reader<T>, body: unknown = {}) =>
    call('POST', paths.tableStep(id, name), reader, body);

  return {
    games: () => call('GET', paths.games, GameList),

    /** Who I am; `null` when I have not said so yet. */
    me: () => call('GET', paths.me, orNull(Me)),
    /** Makes a guest, or renames the one I am. */
    introduce: (name: string) => call('POST', paths.me, Me, { name }),
    /** A link that takes my identity to another device, and signs all others out unless it `keepsOthers`. */
    recovery: (wish: MakeRecovery = {}) => call('POST', paths.recovery, Recovery, wish),
    recover: (token: string) => call('POST', paths.recover, Me, { token }),
    /** The devices on which I am signed in. */
    sessions: () => call('GET', paths.sessions, SessionList),
    endSession: (id: string) => call('DELETE', paths.session(id), anything),
    endOtherSessions: () => call('DELETE', paths.sessions, anything),
    /** This device is nobody's from now on. */
    signOut: () => call('POST', paths.signOut, anything, {}),
    /** My tables, latest change first; those that come after one I have, if it is given. */
    myTables: (after?: Pick<TableRow, 'id' | 'updatedAt'>) =>
      call('GET', paths.myTables + (after === undefined ? '' : `?before=${after.updatedAt}&id=${after.id}`), TableRows),

    /** Tells the server of first tries at puzzles, and learns of those it knows of besides. */
    puzzleTries: (game: string, tries: AddPuzzleTries) => call('POST', paths.puzzleTries(game), PuzzleTries, tries),

    lobby: () => call('GET', paths.lobby, TableRows),
    /** The deals of today, and what became known of those of yesterday. */
    daily: () => call('GET', paths.daily, DailyDeals),
    /** How everybody fared; `playFirst` until one's own attempt is over, or the day. */
    dailyResults: (day: string, game: string) => call('GET', paths.dailyDeal(day, game), DailyResults),
    /** Begins my only attempt at the deal of today, or goes on with it. */
    playDaily: (day: string, game: string) => call('POST', paths.dailyDeal(day, game), TableForYou, {}),
    createTable: (table: CreateTable) => call('POST', paths.tables, TableForYou, table),
    table: (id: string, watch?: string) => call('GET', paths.table(id) + watching('?', watch), TableForYou),
    sit: (id: string, seat?: Seat) => step(id, 'sit', TableForYou, seat === undefined ? {} : { seat }),
    leave: (id: string) => step(id, 'leave', TableForYou),
    ready: (id: string, nonce: string) => step(id, 'ready', TableForYou, { nonce }),
    start: (id: string, nonce?: string) => step(id, 'start', TableForYou, nonce === undefined ? {} : { nonce }),
    kick: (id: string, seat: Seat) => step(id, 'kick', TableForYou, { seat }),
    changeSeat: (id: string, seat: Seat, plan: Exclude<SeatPlan, { kind: 'me' }>) =>
      step(id, 'seat', TableForYou, { seat, plan }),
    invite: (id: string, seat: Seat) => step(id, 'invite', Invitation, { seat }),
    rematch: (id: string) => step(id, 'rematch', TableForYou),
    closeTable: (id: string) => step(id, 'close', TableForYou),

    invitation: (token: string) => call('GET', paths.invitation(token), InvitationPreview),
    acceptInvitation: (token: string) => call('POST', paths.invitation(token), TableForYou, {}),

    history: (id: string, from = 0, watch?: string) =>
      call('GET', paths.history(id, from) + watching('&', watch), History),
    /** The file of the whole match once it is over, for `verifyExport`, letter by letter; before that, what I have seen. */
    exportText: (id: string, watch?: string) => getText(paths.export(id) + watching('?', watch)),
    /** That file and nothing less: while the match runs the server refuses with `notOver`. */
    wholeText: (id: string, watch?: string) => getText(`${paths.export(id)}?whole=yes${watching('&', watch)}`),

    pushKey: () => call('GET', paths.push, PushKey),
    subscribePush: (subscription: SubscribePush) => call('POST', paths.push, anything, subscription),
    unsubscribePush: (endpoint: string) => call('DELETE', paths.push, anything, { endpoint }),
  };
}

export type Api = ReturnType<typeof createApi>;

/** The address of a table's socket; `base` is the server's origin, `http:` or `https:`. */
export function liveUrl(base: string, id: string, watch?: string): string {
  return base.replace(/^http/, 'ws') + paths.live(id) + watching('?', watch);
}

/** Tables by link show themselves to whoever has the key of the link for spectators. */
function watching(join: '?' | '&', key: string | undefined): string {
  return key === undefined ? '' : `${join}watch=${encodeURIComponent(key)}`;
}
