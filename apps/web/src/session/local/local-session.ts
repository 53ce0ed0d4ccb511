import { type Refusal, unpack, type Viewer } from '@stakeout/kernel';
import type { History } from '@stakeout/protocol';
import type { SpokenGame } from '../../text/spoken.ts';
import { explainFromView } from '../explain-from-view.ts';
import type { MatchOrigin } from '../origin.ts';
import type { SeatPlan } from '../plan.ts';
import type {
  Answer,
  Attention,
  Move,
  Past,
  SeatPlate,
  TableChange,
  TableHint,
  TableOutlook,
  TableSession,
  TableSnapshot,
} from '../session.ts';
import type { Line, Mailbox } from './line.ts';
import type { News, Scene, Setting, Turn } from './messages.ts';

/** What a session of local play needs from the page. */
export interface SessionServices {
  readonly line: Line;
  readonly session: number;
  readonly mailbox: Mailbox;
  /** A worker that may think without being needed for anything else. */
  readonly advisor: () => Line | null;
  /** How long it may think about a hint, in milliseconds. */
  readonly hintTime: number;
}

const DONE: Answer = { ok: true };
const CLOSED: Answer = { ok: false, error: 'closed', refusals: [] };

/** A match on this device, as its page sees it. The match itself is in the worker; here is only what one person may see. */
export class LocalSession implements TableSession {
  readonly kind = 'local';
  readonly game: SpokenGame;
  readonly id: string;
  readonly origin: MatchOrigin | null;
  readonly daily: string | null;
  private readonly setting: Setting;
  private readonly services: SessionServices;
  private readonly listeners = new Set<(change: TableChange) => void>();
  private snapshot: TableSnapshot;
  private isClosed = false;

  constructor(id: string, game: SpokenGame, setting: Setting, scene: Scene, services: SessionServices) {
    this.id = id;
    this.game = game;
    this.origin = setting.origin ?? null;
    this.daily = setting.daily ?? null;
    this.setting = setting;
    this.services = services;
    this.snapshot = firstSnapshot(setting, this.unpacked(scene));
    services.mailbox.listen((news) => this.hear(news));
  }

  get(): TableSnapshot {
    return this.snapshot;
  }

  subscribe(listener: (change: TableChange) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  act(...actions: readonly unknown[]): Promise<Answer> {
    return this.ask((line, session) => line.call('act', { session, seq: this.snapshot.seq, actions }));
  }

  undo(count: number): Promise<Answer> {
    return this.ask((line, session) => line.call('undo', { session, seq: this.snapshot.seq, count }));
  }

  async hint(): Promise<readonly TableHint[]> {
    const { viewer: seat, toAct, view, options, moves, seq } = this.snapshot;
    if (seat === null || !toAct.includes(seat)) return [];
    const events = moves.flatMap((move) => move.events);
    const question = { ...this.setting, view, seat, options, events, seed: seq, milliseconds: this.services.hintTime };
    // Without an advisor the game goes on: whoever asked gets no advice.
    const hints =
      (await this.services
        .advisor()
        ?.call('advise', { question })
        .catch(() => [])) ?? [];
    // Advice for a decision that has been made meanwhile, or for whoever had the device before, is of no use.
    return this.snapshot.seq === seq && this.snapshot.viewer === seat ? hints : [];
  }

  async outlook(first: number, count: number): Promise<TableOutlook | null> {
    const { viewer: seat, view, seq, outcome } = this.snapshot;
    if (seat === null || view === null || outcome !== null) return null;
    const question = { ...this.setting, view, seat, first, count, seed: seq, milliseconds: this.services.hintTime };
    const outlook =
      (await this.services
        .advisor()
        ?.call('foretell', { question })
        .catch(() => null)) ?? null;
    // What was asked by one person is not told to another, nor what has changed since.
    return this.snapshot.seq === seq && this.snapshot.viewer === seat ? outlook : null;
  }

  explain(action: unknown): readonly Refusal[] {
    return explainFromView(this.game, this.snapshot.view, this.snapshot.viewer, action);
  }

  attend(attention: Attention): void {
    if (!this.isClosed) this.services.line.note({ type: 'attend', session: this.services.session, attention });
  }

  async recall(): Promise<Past | null> {
    const { viewer } = this.snapshot;
    const past = viewer === null || this.isClosed ? null : await this.history(viewer).catch(() => null);
    // What was asked by one person is not told to another.
    if (past === null || past.viewer !== this.snapshot.viewer) return null;
    return { view: unpack(this.game, past.view, this.setting.config), moves: past.moves };
  }

  liftCurtain(): void {
    if (this.snapshot.curtain !== null) this.services.line.note({ type: 'lift', session: this.services.session });
  }

  async rematch(): Promise<string | null> {
    if (this.snapshot.next !== null) return this.snapshot.next;
    const { line, session } = this.services;
    const next = await line.call('rematch', { session }).catch(() => null);
    if (next !== null) this.change({ ...this.snapshot, next }, { type: 'other' });
    return next;
  }

  async exportText(): Promise<string> {
    const { line, session } = this.services;
    const text = await line.call('export', { session });
    if (text === null) throw new Error('the match is closed');
    return text;
  }

  async checkFairness(): Promise<null> {
    return null;
  }

  /**
   * The match from its beginning, for a replay: as the viewer of the moment has seen it, or through anybody's eyes (`null`: a
   * spectator's) once it is over. Views follow by folding the events.
   */
  async history(viewer: Viewer): Promise<History> {
    const { line, session } = this.services;
    const history = await line.call('history', { session, viewer });
    if (history === null) throw new Error('the match is closed');
    return history;
  }

  async say(): Promise<Answer> {
    return DONE;
  }

  async resign(): Promise<Answer> {
    return DONE;
  }

  async takeBackSeat(): Promise<Answer> {
    return DONE;
  }

  close(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    const { line, session } = this.services;
    line.endSession(session);
    line.note({ type: 'close', session });
    this.listeners.clear();
  }

  private async ask(question: (line: Line, session: number) => Promise<Answer>): Promise<Answer> {
    if (this.isClosed) return CLOSED;
    try {
      return await question(this.services.line, this.services.session);
    } catch {
      return { ok: false, error: 'internal', refusals: [] };
    }
  }

  private hear(news: News): void {
    const before = this.snapshot;
    switch (news.type) {
      case 'moved':
        for (const [index, move] of news.moves.entries()) this.follow(move, news.turn, news.moves.length - index - 1);
        break;
      case 'undone': {
        const { seat, count, turn } = news;
        const { view } = this.unpacked(news);
        const moves = before.moves.slice(0, before.moves.length - count);
        this.change({ ...before, ...ofTurn(turn), view, moves }, { type: 'undone', seat, count });
        break;
      }
      case 'replaced':
        this.change({ ...before, ...ofScene(this.unpacked(news.scene)) }, { type: 'replaced' });
        break;
      case 'failed':
        this.change({ ...before, ...FAILED, failure: news.failure }, { type: 'other' });
        break;
    }
  }

  /** What came from the worker with its view as the game wants it. */
  private unpacked<Told extends { readonly view: unknown }>(told: Told): Told {
    return { ...told, view: unpack(this.game, told.view, this.setting.config) };
  }

  /** One move of those made in one go. While some are left nothing can be decided, and nobody else is to act. */
  private follow(move: Move, turn: Turn, left: number): void {
    const before = this.snapshot;
    const view = move.events.reduce((seen, event) => this.game.fold(seen, event), before.view);
    const now =
      left > 0 ? { ...before, seq: turn.seq - left, options: [], undoable: 0 } : { ...before, ...ofTurn(turn) };
    this.change({ ...now, view, moves: [...before.moves, move] }, { type: 'moved', move, before });
  }

  private change(next: TableSnapshot, change: TableChange): void {
    if (this.isClosed) return;
    this.snapshot = next;
    for (const listener of [...this.listeners]) listener(change);
  }
}

/** The table stays in sight, and nothing can be done at it. */
const FAILED = { status: 'failed', options: [], undoable: 0 } as const;

function firstSnapshot(setting: Setting, scene: Scene): TableSnapshot {
  return {
    ...ofScene(scene),
    failure: null,
    config: setting.config,
    seats: setting.seats.map(plateOf),
    clock: null,
    times: null,
    connection: 'local',
    watchers: 0,
    chat: [],
    isHost: true,
    watchPath: null,
    next: null,
  };
}

function ofScene({ viewer, curtain, view, moves, turn }: Scene) {
  return { viewer, curtain, view, moves, ...ofTurn(turn) };
}

function ofTurn({ seq, toAct, options, undoable, outcome }: Turn) {
  const status: TableSnapshot['status'] = outcome === null ? 'running' : 'over';
  return { status, seq, toAct, options, undoable, outcome };
}

function plateOf(plan: SeatPlan): SeatPlate {
  return {
    name: plan.name,
    kind: plan.kind,
    level: plan.kind === 'bot' ? plan.level : null,
    isPresent: true,
    isReady: true,
    standIn: false,
    resigned: false,
  };
}
