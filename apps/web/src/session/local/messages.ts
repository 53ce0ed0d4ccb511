import type { TurnSight } from '@stakeout/host';
import type { Kept, Refusal, Seat, Viewer } from '@stakeout/kernel';
import type { History } from '@stakeout/protocol';
import type { Speed } from '../../state/settings.ts';
import type { FileCheck } from '../file-check.ts';
import type { Branched, BranchWish, MatchOrigin } from '../origin.ts';
import type { MatchPlan, SeatPlan } from '../plan.ts';
import type { Answer, Attention, Move, TableFailure, TableHint, TableOutlook } from '../session.ts';

/** What page and worker say to each other. All that the worker says of a match is for one pair of eyes. */

/** What can be done now, as one viewer may know it, and how long the log is. */
export interface Turn extends TurnSight {
  readonly seq: number;
}

/** The whole table for one viewer; spectators' eyes while the curtain is down. */
export interface Scene {
  readonly viewer: Viewer;
  readonly curtain: Seat | null;
  readonly view: unknown;
  readonly moves: readonly Move[];
  readonly turn: Turn;
}

/** What stays the same as long as a match lasts. */
export interface Setting {
  readonly game: string;
  readonly config: unknown;
  readonly seats: readonly SeatPlan[];
  readonly origin?: MatchOrigin;
  readonly daily?: string;
}

export type Started =
  | { readonly ok: true; readonly id: string }
  | {
      readonly ok: false;
      /** `badConfig`: the refusals name the fields. `notFound`: there is no such game. */
      readonly error: 'badConfig' | 'notFound' | 'storage' | 'internal';
      readonly refusals: readonly Refusal[];
    };

export type Opened =
  | { readonly ok: true; readonly setting: Setting; readonly scene: Scene }
  | { readonly ok: false; readonly failure: TableFailure };

/** A question to the advisor: nothing but what the asking seat can see. */
export interface AdviceQuestion extends Setting {
  readonly view: unknown;
  readonly seat: Seat;
  readonly options: readonly unknown[];
  readonly events: readonly unknown[];
  readonly seed: number;
  readonly milliseconds: number;
}

/** A question about how things could go on for a seat: again nothing but what it can see, and which tries to make. */
export interface OutlookQuestion extends Setting {
  readonly view: unknown;
  readonly seat: Seat;
  readonly first: number;
  readonly count: number;
  readonly seed: number;
  readonly milliseconds: number;
}

/** What the page can ask, and what it gets. `session` is the page's own number for a match it has opened. */
export interface Calls {
  readonly start: { readonly ask: { readonly plan: MatchPlan }; readonly answer: Started };
  /** A match of its own from the file of a finished one. */
  readonly branch: {
    readonly ask: { readonly file: string; readonly wish: BranchWish };
    readonly answer: Branched;
  };
  readonly open: {
    readonly ask: { readonly session: number; readonly id: string; readonly takeOver: boolean };
    readonly answer: Opened;
  };
  readonly act: {
    readonly ask: { readonly session: number; readonly seq: number; readonly actions: readonly unknown[] };
    readonly answer: Answer;
  };
  readonly undo: {
    readonly ask: { readonly session: number; readonly seq: number; readonly count: number };
    readonly answer: Answer;
  };
  readonly rematch: { readonly ask: { readonly session: number }; readonly answer: string | null };
  readonly export: { readonly ask: { readonly session: number }; readonly answer: string | null };
  readonly history: {
    readonly ask: { readonly session: number; readonly viewer: Viewer };
    readonly answer: History | null;
  };
  readonly advise: { readonly ask: { readonly question: AdviceQuestion }; readonly answer: readonly TableHint[] };
  readonly foretell: { readonly ask: { readonly question: OutlookQuestion }; readonly answer: TableOutlook | null };
  readonly check: { readonly ask: { readonly text: string; readonly kept: Partial<Kept> }; readonly answer: FileCheck };
}

export type CallName = keyof Calls;

export type Call = {
  [Name in CallName]: { readonly type: Name; readonly call: number } & Calls[Name]['ask'];
}[CallName];

export type ToWorker =
  | Call
  | { readonly type: 'lift'; readonly session: number }
  | { readonly type: 'close'; readonly session: number }
  | { readonly type: 'attend'; readonly session: number; readonly attention: Attention }
  | { readonly type: 'speed'; readonly speed: Speed };

/** What happens at an opened match. */
export type News =
  /** Moves that were made in one go. */
  | { readonly type: 'moved'; readonly session: number; readonly moves: readonly Move[]; readonly turn: Turn }
  | {
      readonly type: 'undone';
      readonly session: number;
      readonly seat: Seat;
      readonly count: number;
      readonly view: unknown;
      readonly turn: Turn;
    }
  | { readonly type: 'replaced'; readonly session: number; readonly scene: Scene }
  | { readonly type: 'failed'; readonly session: number; readonly failure: TableFailure };

export type FromWorker =
  | News
  | { readonly type: 'answer'; readonly call: number; readonly value: unknown }
  | { readonly type: 'fault'; readonly call: number; readonly reason: string };

/** As much of a worker, of the inside of one, or of a message port as is needed here. */
export interface Wire<In, Out> {
  postMessage(message: Out): void;
  addEventListener(type: 'message', listener: (event: { readonly data: In }) => void): void;
}
