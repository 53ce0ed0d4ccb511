import type { SpokenGame } from '../../text/spoken.ts';
import type { Branched, BranchWish } from '../origin.ts';
import type { MatchPlan } from '../plan.ts';
import type { TableFailure } from '../session.ts';
import { StorageError } from './database.ts';
import type { Line } from './line.ts';
import { LocalSession } from './local-session.ts';
import type { Opened, Started } from './messages.ts';
import type { MatchRecord } from './records.ts';

/** What the page provides for local play: two workers for each game, started when they are needed, and the games. */
export interface RoomServices {
  /** `null` where there is no such game; the same for the advisor. */
  readonly host: (game: string) => Line | null;
  readonly advisor: (game: string) => Line | null;
  /** What the list of matches knows of one. */
  readonly record: (match: string) => Promise<Pick<MatchRecord, 'game'> | null>;
  readonly loadGame: (id: string) => Promise<SpokenGame | null>;
  readonly hintTime: number;
}

export type OpenedMatch =
  | { readonly ok: true; readonly session: LocalSession }
  | { readonly ok: false; readonly failure: TableFailure };

/** Local play as pages use it: matches are started, and opened. */
export class MatchRoom {
  private readonly services: RoomServices;

  constructor(services: RoomServices) {
    this.services = services;
  }

  async start(plan: MatchPlan): Promise<Started> {
    try {
      const line = this.services.host(plan.game);
      return line === null ? NO_GAME : await line.call('start', { plan });
    } catch {
      return { ok: false, error: 'internal', refusals: [] };
    }
  }

  /** Plays on from a finished match of a game, out of its file. */
  async branch(game: string, file: string, wish: BranchWish): Promise<Branched> {
    try {
      const line = this.services.host(game);
      return line === null ? { ok: false, error: 'otherRules' } : await line.call('branch', { file, wish });
    } catch {
      return { ok: false, error: 'internal' };
    }
  }

  async open(id: string, takeOver: boolean): Promise<OpenedMatch> {
    try {
      const record = await this.services.record(id);
      if (record === null) return { ok: false, failure: 'notFound' };
      const line = this.services.host(record.game);
      if (line === null) return { ok: false, failure: 'unplayable' };
      // The page needs the game as soon as the worker has opened the match: both are fetched at once.
      const loading = this.services.loadGame(record.game);
      loading.catch(() => undefined);
      return await this.openAt(line, id, takeOver, loading);
    } catch (error) {
      return { ok: false, failure: error instanceof StorageError ? 'storage' : 'crashed' };
    }
  }

  private async openAt(
    line: Line,
    id: string,
    takeOver: boolean,
    loading: Promise<SpokenGame | null>,
  ): Promise<OpenedMatch> {
    const { advisor, hintTime } = this.services;
    const { session, mailbox } = line.newSession();
    const giveUp = (failure: TableFailure): OpenedMatch => {
      line.endSession(session);
      if (!line.broken) line.note({ type: 'close', session });
      return { ok: false, failure };
    };
    try {
      const opened: Opened = await line.call('open', { session, id, takeOver });
      if (!opened.ok) return giveUp(opened.failure);
      const { setting, scene } = opened;
      const game = await loading;
      if (game === null) return giveUp('unplayable');
      const services = { line, session, mailbox, advisor: () => advisor(setting.game), hintTime };
      return { ok: true, session: new LocalSession(id, game, setting, scene, services) };
    } catch {
      return giveUp('crashed');
    }
  }
}

const NO_GAME: Started = { ok: false, error: 'notFound', refusals: [] };
