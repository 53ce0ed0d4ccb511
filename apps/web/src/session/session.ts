import type { Reason } from '@stakeout/bots';
import type { Outcome, Refusal, Seat, Viewer } from '@stakeout/kernel';
import type { BotLevel, ChatLine, ClockRule, EntryMaker, ErrorCode } from '@stakeout/protocol';
import type { SpokenGame } from '../text/spoken.ts';
import type { OwnCheck } from './file-check.ts';
import type { MatchOrigin } from './origin.ts';

/**
 * A table as a page sees it, whether the match runs on this device or on a server. Pages know nothing of workers and
 * sockets; they show the snapshot, and animate the changes that led to it.
 */
export interface TableSession {
  readonly game: SpokenGame;
  readonly id: string;
  readonly kind: 'local' | 'online';
  /** A match that is only shown again: nobody decides anything, and nothing goes on by itself. */
  readonly isReplay?: boolean;
  /** Where it was played on from, if it was: there everything can be taken back as far as that. */
  readonly origin?: MatchOrigin | null;
  /** The day whose deal it is, where it is one. */
  readonly daily?: string | null;
  /** A new object after every change. */
  get(): TableSnapshot;
  subscribe(listener: (change: TableChange) => void): () => void;
  /**
   * Plays actions one after another, all at once, as far as nothing comes to light; answered once the snapshot shows them.
   * Refused, and nothing has changed, when the first is not legal.
   */
  act(...actions: readonly unknown[]): Promise<Answer>;
  /** Takes back what that many of the latest calls of `act` did. */
  undo(count: number): Promise<Answer>;
  /** What a strong player would do, with reasons; only for the seat whose turn it is on this device. */
  hint(): Promise<readonly TableHint[]>;
  /**
   * How often the bot would get away from here in the viewer's place, from what the viewer knows alone. Tries have numbers
   * and are made in portions, so that whoever asks can show how far it is, and stop. `null` when there is nothing to tell.
   */
  outlook(first: number, count: number): Promise<TableOutlook | null>;
  /** Why an action is refused, from what the viewer knows alone; empty when it is legal. */
  explain(action: unknown): readonly Refusal[];
  /** Whether whoever looks can follow. Bots on this device wait, or hurry; online nobody does. */
  attend(attention: Attention): void;
  /** The match from its beginning as the viewer saw it; views follow by folding. `null` where it cannot be had. */
  recall(): Promise<Past | null>;
  /** Hot seat: the person now holding the device is the one who plays next, and may look. */
  liftCurtain(): void;
  rematch(): Promise<string | null>;
  /** The file anybody can verify once the match is over; what this viewer has seen before that. */
  exportText(): Promise<string>;
  /** Whether the match was what this browser was promised, once it is over; `null` where nobody promised anything. */
  checkFairness(): Promise<OwnCheck | null>;
  /** Online only; on one device these do nothing. */
  say(text: string): Promise<Answer>;
  resign(): Promise<Answer>;
  takeBackSeat(): Promise<Answer>;
  close(): void;
}

/** Whoever looks follows what happens, is busy with what was, or wants to be at their own decision. */
export type Attention = 'follows' | 'isBusy' | 'hurries';

export interface Past {
  /** The view before the first of the moves. */
  readonly view: unknown;
  readonly moves: readonly Pick<Move, 'seat' | 'events'>[];
}

export type Answer =
  | { readonly ok: true }
  | { readonly ok: false; readonly error: ErrorCode | 'closed' | 'storage'; readonly refusals: readonly Refusal[] };

export interface SeatPlate {
  readonly name: string;
  readonly kind: 'person' | 'bot' | 'open' | 'invited';
  readonly level: BotLevel | null;
  /** Whether somebody looks at the table from there; always true on one device. */
  readonly isPresent: boolean;
  readonly isReady: boolean;
  readonly standIn: boolean;
  readonly resigned: boolean;
}

export interface SeatTime {
  readonly bank: number;
  /** What is left at `at`, counting down from there; `null` when the clock stands. */
  readonly left: number | null;
  readonly at: number;
}

/** One standing action as the viewer saw it. */
export interface Move {
  readonly seat: Seat;
  readonly by: EntryMaker;
  readonly events: readonly unknown[];
}

/**
 * Why a table cannot be shown or played on. `unplayable`: the stored match was played under other rules, or would replay
 * differently; it is kept as it is. `storage`: this browser cannot keep the match. `elsewhere`: it is open in another tab.
 * `crashed`: the part that runs the match stopped; everything that was shown is saved, and opening it again helps.
 */
export type TableFailure = 'notFound' | 'unplayable' | 'storage' | 'elsewhere' | 'crashed';

export interface TableSnapshot {
  readonly status: 'loading' | 'waiting' | 'running' | 'over' | 'failed';
  /** Why it failed, when it did. `signedOut`: this device is nobody at the server any more. */
  readonly failure: TableFailure | 'signedOut' | null;
  readonly config: unknown;
  readonly seats: readonly SeatPlate[];
  /** Whose eyes the view is; `null` for spectators, and while the curtain is down. */
  readonly viewer: Viewer;
  /** Hot seat: whom the device is to be handed to; nobody's hand is in the page while this is set. */
  readonly curtain: Seat | null;
  /** `null` before the match begins. */
  readonly view: unknown;
  readonly seq: number;
  readonly toAct: readonly Seat[];
  readonly options: readonly unknown[];
  /** How many of their latest calls of `act` the viewer may take back. */
  readonly undoable: number;
  readonly outcome: Outcome | null;
  /** Everything that stands, as the viewer saw it, oldest first. */
  readonly moves: readonly Move[];
  readonly clock: ClockRule | null;
  readonly times: readonly SeatTime[] | null;
  readonly connection: 'local' | 'open' | 'connecting' | 'lost';
  readonly watchers: number;
  readonly chat: readonly ChatLine[];
  /** Online: whether this person made the table, and the links that others come by. */
  readonly isHost: boolean;
  readonly watchPath: string | null;
  /** The table of the rematch, once there is one. */
  readonly next: string | null;
  /** In a lesson, what of all that is legal can be chosen. */
  readonly offer?: Offer;
}

export interface Offer {
  readonly includes: (actions: readonly unknown[]) => boolean;
  /** What is said to whoever touches something else that the rules allow. */
  readonly refusal: Refusal;
}

/** What led to the new snapshot. Moves come one by one and in order; `replaced` says that there was a jump. */
export type TableChange =
  | { readonly type: 'moved'; readonly move: Move; readonly before: TableSnapshot }
  | { readonly type: 'undone'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'replaced' }
  | { readonly type: 'other' };

/** In how many of so many tries the bot got away. */
export interface TableOutlook {
  readonly escapes: number;
  readonly tries: number;
}

export interface TableHint {
  readonly action: unknown;
  readonly winChance: number;
  /** What it is meant to lead to, in the game's own terms; `null` where the action says it all. */
  readonly goal: unknown;
  /** A sentence id of the bots' reasons with what completes it, and the clause it makes use of; where there are words for it. */
  readonly why: Reason | null;
}
