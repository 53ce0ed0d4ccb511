import type { BotsOfGame, ReadFile } from '@stakeout/bots';
import type { AnyRules } from '@stakeout/kernel';
import { type MatchPlan, readPlan } from '../plan.ts';
import type { TableFailure } from '../session.ts';
import { advise, foretell } from './advisor.ts';
import { StorageError } from './database.ts';
import { HostedTable } from './hosted-table.ts';
import { type Hold, holdMatch, type Locks } from './match-lock.ts';
import type { Call, CallName, Calls, FromWorker, News, Opened, Started, ToWorker, Wire } from './messages.ts';
import { newMatch, reopenSaved } from './opening.ts';
import { Pace } from './pace.ts';
import type { RandomHex } from './randomness.ts';
import type { Saves } from './saves.ts';

/** What the worker has from its browser. */
export interface HostServices {
  readonly saves: Saves;
  readonly locks: Locks | undefined;
  /** How long to wait for another tab to let go of a match, in milliseconds. */
  readonly patience?: number;
  readonly random: RandomHex;
  readonly now: () => number;
  readonly findGame: (id: string) => AnyRules | null;
  readonly botsOf: (game: AnyRules) => BotsOfGame;
  /** How bots get what they have learned. */
  readonly read: ReadFile;
}

/** A match that the page has opened. */
interface Open {
  readonly table: HostedTable;
  readonly hold: Hold;
}

type Handlers = { readonly [Name in CallName]: (ask: Calls[Name]['ask']) => Promise<Calls[Name]['answer']> };

/** The inside of the worker: holds matches and bots, and answers a page. */
export class Host {
  private readonly wire: Wire<ToWorker, FromWorker>;
  private readonly services: HostServices;
  private readonly pace = new Pace('normal');
  private readonly open = new Map<number, Open>();

  constructor(wire: Wire<ToWorker, FromWorker>, services: HostServices) {
    this.wire = wire;
    this.services = services;
    wire.addEventListener('message', ({ data }) => this.hear(data));
  }

  private readonly handlers: Handlers = {
    start: ({ plan }) => this.start(plan),
    branch: async ({ file, wish }) => {
      // Most matches are played to their end and left at that.
      const { branch } = await import('./branching.ts');
      return branch(this.services, file, wish);
    },
    open: ({ session, id, takeOver }) => this.openMatch(session, id, takeOver),
    act: async ({ session, seq, actions }) => (await this.tableOf(session)?.act(seq, actions)) ?? CLOSED,
    undo: async ({ session, seq, count }) => (await this.tableOf(session)?.undo(seq, count)) ?? CLOSED,
    rematch: ({ session }) => this.rematch(session),
    export: async ({ session }) => (await this.tableOf(session)?.export()) ?? null,
    history: async ({ session, viewer }) => (await this.tableOf(session)?.history(viewer)) ?? null,
    advise: ({ question }) => advise(this.services, question),
    foretell: async ({ question }) => foretell(this.services, question),
    check: async ({ text, kept }) => {
      // Tables are played more often than files are checked.
      const { checkFile } = await import('../file-check.ts');
      return checkFile(this.services.findGame, text, kept);
    },
  };

  private hear(message: ToWorker): void {
    switch (message.type) {
      case 'lift':
        void this.tableOf(message.session)?.lift();
        break;
      case 'close':
        void this.close(message.session);
        break;
      case 'speed':
        this.pace.set(message.speed);
        break;
      case 'attend':
        // A word of a table that was left meanwhile must not hold up the next one.
        if (this.open.has(message.session)) this.pace.attend(message.attention);
        break;
      default:
        this.answer(message);
    }
  }

  private answer(message: Call): void {
    const { call } = message;
    const handle = this.handlers[message.type] as (ask: unknown) => Promise<unknown>;
    handle(message).then(
      (value) => this.wire.postMessage({ type: 'answer', call, value }),
      (error: unknown) => {
        console.error(error);
        this.wire.postMessage({ type: 'fault', call, reason: String(error) });
      },
    );
  }

  private async start(plan: MatchPlan): Promise<Started> {
    const { saves, random, now, findGame } = this.services;
    const game = findGame(plan.game);
    if (game === null) return { ok: false, error: 'notFound', refusals: [] };
    const read = readPlan(game, plan);
    if (!read.ok) return { ok: false, error: 'badConfig', refusals: read.refusals };
    const { record, vault } = newMatch(game, read.value.config, read.value.seats, random, now(), plan.deal);
    try {
      await saves.create(record, vault);
    } catch (error) {
      if (error instanceof StorageError) return { ok: false, error: 'storage', refusals: [] };
      throw error;
    }
    return { ok: true, id: record.id };
  }

  private async openMatch(session: number, id: string, takeOver: boolean): Promise<Opened> {
    try {
      return await this.openHeld(session, id, takeOver);
    } catch (error) {
      if (error instanceof StorageError) return { ok: false, failure: 'storage' };
      throw error;
    }
  }

  private async openHeld(session: number, id: string, takeOver: boolean): Promise<Opened> {
    const hold = await this.hold(session, id, takeOver);
    if (hold === null) return { ok: false, failure: 'elsewhere' };
    let table: HostedTable | TableFailure | null = null;
    try {
      table = await this.readTable(session, id);
    } finally {
      if (!(table instanceof HostedTable)) hold.release();
    }
    if (!(table instanceof HostedTable)) return { ok: false, failure: table };
    this.open.set(session, { table, hold });
    // The page gets the table first, and then what happens at it.
    queueMicrotask(() => table.run());
    return { ok: true, setting: table.setting, scene: table.scene() };
  }

  /** A match that is over changes no more: any number of tabs may look at it. */
  private async hold(session: number, id: string, takeOver: boolean): Promise<Hold | null> {
    const { saves, locks, patience } = this.services;
    const isOver = (await saves.record(id))?.status === 'over';
    const onLost = () => this.lose(session);
    const wish = { takeOver, onLost, ...(patience === undefined ? {} : { patience }) };
    return holdMatch(isOver ? undefined : locks, id, wish);
  }

  private async readTable(session: number, id: string): Promise<HostedTable | TableFailure> {
    const { saves, now, findGame, botsOf, read } = this.services;
    const saved = await saves.read(id);
    if (saved === null) return 'notFound';
    const game = findGame(saved.record.game);
    const match = game === null ? null : reopenSaved(game, saved);
    const isRefused = match?.ok !== true;
    // A note for the list of matches; without it the match is refused, or opened, all the same.
    await saves.note(id, isRefused).catch(() => null);
    if (isRefused) return 'unplayable';
    const tell = (news: object) => this.tell({ ...news, session } as News);
    const bots = botsOf(match.value.game);
    const services = { saves, now, pace: this.pace, bots, read, tell };
    return new HostedTable(saved.record, match.value, saved.vault.secret, services);
  }

  private tell(news: News): void {
    this.wire.postMessage(news);
    if (news.type === 'failed') void this.close(news.session);
  }

  private async rematch(session: number): Promise<string | null> {
    const table = this.tableOf(session);
    if (table === null || !table.isOver) return null;
    const started = await this.start(table.setting);
    return started.ok ? started.id : null;
  }

  private lose(session: number): void {
    this.tableOf(session)?.fail('elsewhere');
  }

  /** The match is free for other tabs once everything that was under way is saved. */
  private async close(session: number): Promise<void> {
    const open = this.open.get(session);
    this.open.delete(session);
    this.pace.attend('follows');
    await open?.table.close();
    open?.hold.release();
  }

  private tableOf(session: number): HostedTable | null {
    return this.open.get(session)?.table ?? null;
  }
}

const CLOSED = { ok: false, error: 'closed', refusals: [] } as const;
