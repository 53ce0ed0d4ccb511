import type { Refusal, Seat } from '@stakeout/kernel';
import type { ChatLine, EntryMaker, ErrorCode, TableInfo, Turn, YourPlace } from '@stakeout/protocol';
import type { ConnectionStatus } from './connection.ts';

/** Where the match stands for whoever looks. */
export interface Position<Action, View> {
  /** How many entries of the log the view contains. */
  readonly seq: number;
  readonly view: View;
  readonly turn: TurnFor<Action>;
  /** When the turn arrived, by the local clock: running clocks count down from then. */
  readonly arrivedAt: number;
}

export type TurnFor<Action> = Omit<Turn, 'options'> & { readonly options: readonly Action[] };

export interface Presence {
  /** Which seats have somebody looking at the table. */
  readonly seats: readonly boolean[];
  readonly watchers: number;
}

/** All that the client knows. Never changed in place: a change makes a new one. */
export interface TableSnapshot<Action = unknown, View = unknown> {
  readonly connection: ConnectionStatus;
  /** `null` until the server has said it. */
  readonly table: TableInfo | null;
  readonly you: YourPlace | null;
  /** `null` until the match has started. */
  readonly match: Position<Action, View> | null;
  /** The latest lines, oldest first. */
  readonly chat: readonly ChatLine[];
  readonly presence: Presence | null;
}

/**
 * What happened to the match. Entries come in order, each once, and each follows from the position before it. Where some were
 * missed, a `state` takes their place: there is nothing to animate then.
 */
export type MatchChange<Action = unknown, Event = unknown, View = unknown> =
  | {
      readonly type: 'state';
      /** `null` when this is the first that is seen of the match; the same `seq` as now when nothing was missed. */
      readonly before: Position<Action, View> | null;
      readonly match: Position<Action, View>;
    }
  | {
      readonly type: 'entry';
      readonly seat: Seat;
      readonly by: EntryMaker;
      readonly events: readonly Event[];
      readonly before: Position<Action, View>;
      readonly match: Position<Action, View>;
    }
  | {
      readonly type: 'undone';
      readonly seat: Seat;
      readonly count: number;
      readonly before: Position<Action, View>;
      readonly match: Position<Action, View>;
    };

export type Change<Action = unknown, Event = unknown, View = unknown> =
  | MatchChange<Action, Event, View>
  | { readonly type: 'connection'; readonly connection: ConnectionStatus }
  | { readonly type: 'table'; readonly table: TableInfo; readonly you: YourPlace }
  /** Only the lines that were not there before. */
  | { readonly type: 'chat'; readonly lines: readonly ChatLine[] }
  | { readonly type: 'presence'; readonly presence: Presence }
  /** The server could not read what we sent, or not so much as its key. */
  | { readonly type: 'refused'; readonly error: ErrorCode; readonly refusals: readonly Refusal[] }
  /** The server said something that this client does not understand; it may be older than the server. */
  | { readonly type: 'unreadable'; readonly text: string };
