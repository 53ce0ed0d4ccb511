import type { TableSnapshot as ClientSnapshot, ConnectionStatus } from '@stakeout/client';
import type { Seat } from '@stakeout/kernel';
import type { SeatInfo, TableForYou, Visibility } from '@stakeout/protocol';
import type { Move, SeatPlate, SeatTime, TableSnapshot } from '../session.ts';
import { botName } from './bot-names.ts';

/** What only tables on a server have. */
export interface OnlineDetails {
  /** The hash of the secret behind every draw, to be looked at before one is ready. */
  readonly commitment: string;
  readonly visibility: Visibility;
  /** The seat of the host, if they have one. */
  readonly host: Seat | null;
  /** The host gave the table up before the match began. */
  readonly isClosed: boolean;
  /** The connection with everything that is known of it. */
  readonly link: ConnectionStatus;
  /** The server speaks of things this page does not know: the page is older than the server, and should be loaded anew. */
  readonly isOutdated: boolean;
  /** Whoever looks had a seat here before, and has none now. */
  readonly hasLostSeat: boolean;
}

export interface OnlineSnapshot extends TableSnapshot {
  readonly online: OnlineDetails;
}

/** All that a snapshot is made of. */
export interface OnlineParts {
  readonly client: ClientSnapshot;
  /** What was told of the table last, by the socket or before it. */
  readonly place: TableForYou;
  readonly moves: readonly Move[];
  /** Whether the page may be shown already: the story so far has come, or was waited for long enough. */
  readonly isTold: boolean;
  readonly hasEverOpened: boolean;
  readonly isOutdated: boolean;
  readonly hasLostSeat: boolean;
}

export function snapshotOf(parts: OnlineParts): OnlineSnapshot {
  const { client, place, moves } = parts;
  const { table, you } = place;
  const { match, connection } = client;
  const failure = connection.status === 'closed' && connection.reason !== 'asked' ? connection.reason : null;
  const outcome = match?.turn.outcome ?? table.outcome;
  return {
    status: failure === null ? statusOf(parts) : 'failed',
    failure,
    config: table.config,
    seats: table.seats.map((seat, index) => plateOf(table.id, seat, index, client.presence?.seats[index] ?? false)),
    viewer: you.seat,
    curtain: null,
    view: match?.view ?? null,
    seq: match?.seq ?? table.seq,
    toAct: match?.turn.toAct ?? table.toAct,
    options: match?.turn.options ?? [],
    undoable: match?.turn.undoable ?? 0,
    outcome,
    moves,
    clock: table.clock,
    times: timesOf(match),
    connection: connectionOf(connection, parts.hasEverOpened),
    watchers: client.presence?.watchers ?? 0,
    chat: client.chat,
    isHost: you.isHost,
    watchPath: you.watchPath,
    next: table.next,
    online: {
      commitment: table.commitment,
      visibility: table.visibility,
      host: table.host,
      isClosed: table.status === 'closed',
      link: connection,
      isOutdated: parts.isOutdated,
      hasLostSeat: parts.hasLostSeat,
    },
  };
}

function statusOf({ client, place: { table }, isTold }: OnlineParts): TableSnapshot['status'] {
  const { match, presence } = client;
  if (table.status === 'waiting' || table.status === 'closed') return 'waiting';
  // Presence comes last in the server's welcome: what was said before is known by then, and is no news.
  if (match === null || presence === null || !isTold) return 'loading';
  return match.turn.outcome === null ? 'running' : 'over';
}

function plateOf(table: string, seat: SeatInfo, index: Seat, isLooking: boolean): SeatPlate {
  const { kind, level, ready, standIn, resigned } = seat;
  const name = kind === 'bot' ? botName(table, index) : (seat.name ?? '');
  return { name, kind, level, isPresent: kind === 'bot' || isLooking, isReady: ready, standIn, resigned };
}

function timesOf(match: ClientSnapshot['match']): readonly SeatTime[] | null {
  if (match === null || match.turn.clocks === null) return null;
  return match.turn.clocks.map(({ bank, left }) => ({ bank, left, at: match.arrivedAt }));
}

/** The first attempt is no bad news; whatever comes after it is. */
function connectionOf(link: ConnectionStatus, hasEverOpened: boolean): TableSnapshot['connection'] {
  if (link.status === 'open') return 'open';
  return link.status === 'connecting' && link.failures === 0 && !hasEverOpened ? 'connecting' : 'lost';
}
