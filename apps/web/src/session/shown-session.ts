import type { Refusal } from '@stakeout/kernel';
import type { SpokenGame } from '../text/spoken.ts';
import type { Answer, TableChange, TableHint, TableOutlook, TableSession, TableSnapshot } from './session.ts';

export const CLOSED: Answer = { ok: false, error: 'closed', refusals: [] };

/** What a snapshot says of a table at which nobody sits but the reader: no clock, no company, nothing to come back to. */
export const SHOWN_ALONE = {
  failure: null,
  curtain: null,
  undoable: 0,
  clock: null,
  times: null,
  connection: 'local',
  watchers: 0,
  chat: [],
  isHost: false,
  watchPath: null,
  next: null,
} as const satisfies Partial<TableSnapshot>;

/**
 * A table that is shown and is no match, as a replay and a lesson are: nothing goes on by itself, nobody waits for anybody, and whatever
 * belongs to a match that somebody plays cannot be done.
 */
export abstract class ShownSession implements TableSession {
  /** Pages that treat it differently from a live table can tell by this. */
  readonly isReplay = true;
  abstract readonly kind: TableSession['kind'];
  abstract readonly game: SpokenGame;
  abstract readonly id: string;
  abstract readonly get: () => TableSnapshot;
  readonly #listeners = new Set<(change: TableChange) => void>();

  abstract act(...actions: readonly unknown[]): Promise<Answer>;
  abstract explain(action: unknown): readonly Refusal[];

  readonly subscribe = (listener: (change: TableChange) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Tells those who look what led to the snapshot. */
  protected tell(change: TableChange): void {
    for (const listener of [...this.#listeners]) listener(change);
  }

  async undo(): Promise<Answer> {
    return CLOSED;
  }

  async hint(): Promise<readonly TableHint[]> {
    return [];
  }

  async outlook(_first: number, _count: number): Promise<TableOutlook | null> {
    return null;
  }

  attend(): void {}

  async recall(): Promise<null> {
    return null;
  }

  liftCurtain(): void {}

  async rematch(): Promise<null> {
    return null;
  }

  async exportText(): Promise<string> {
    return '';
  }

  async checkFairness(): Promise<null> {
    return null;
  }

  async say(): Promise<Answer> {
    return CLOSED;
  }

  async resign(): Promise<Answer> {
    return CLOSED;
  }

  async takeBackSeat(): Promise<Answer> {
    return CLOSED;
  }

  close(): void {
    this.#listeners.clear();
  }
}
