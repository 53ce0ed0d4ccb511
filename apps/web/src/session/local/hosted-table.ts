import { type BotsOfGame, dailyBot, type ReadFile } from '@stakeout/bots';
import { type AddedEntry, historyFor, perform, type Wish } from '@stakeout/host';
import {
  type AnyMatch,
  type AnyRules,
  exportMatch,
  exportText,
  type Seat,
  savepoint,
  type Viewer,
} from '@stakeout/kernel';
import type { BotLevel, History } from '@stakeout/protocol';
import type { Answer, TableFailure } from '../session.ts';
import { BotMinds } from './bot-minds.ts';
import { StorageError } from './database.ts';
import { gistOf } from './gist-of.ts';
import type { News, Scene, Setting } from './messages.ts';
import { lastingHolder, nextMover } from './next-mover.ts';
import { reopenSaved } from './opening.ts';
import type { Pace } from './pace.ts';
import type { MatchRecord } from './records.ts';
import type { Saves } from './saves.ts';
import { newsOf, sceneFor } from './sights.ts';
import { standingOf } from './standing.ts';

/** What a table needs from the worker it is in. */
export interface TableServices {
  readonly saves: Saves;
  readonly pace: Pace;
  readonly bots: BotsOfGame;
  readonly read: ReadFile;
  readonly now: () => number;
  readonly tell: (news: WithoutSession<News>) => void;
}

type WithoutSession<T> = T extends unknown ? Omit<T, 'session'> : never;

/**
 * A match in play, with the whole truth. It is in the worker; to the page go only the sights of whoever holds the device.
 * Whatever changes the match waits its turn, and is saved before anybody is told of it.
 */
export class HostedTable {
  private readonly services: TableServices;
  private readonly secret: string;
  private readonly minds: BotMinds;
  private record: MatchRecord;
  private match: AnyMatch;
  /** Who holds the device. */
  private holder: Seat | null;
  /** Who is to take it next; while this is set, nobody holds it. */
  private curtain: Seat | null = null;
  private tasks: Promise<unknown> = Promise.resolve();
  private isRunning = false;
  private isClosed = false;

  constructor(record: MatchRecord, match: AnyMatch, secret: string, services: TableServices) {
    this.record = record;
    this.match = match;
    this.secret = secret;
    this.services = services;
    this.minds = new BotMinds(secret, services.bots, services.read);
    this.holder = lastingHolder(record.seats);
    const next = this.next();
    if (next.type === 'other') this.curtain = next.seat;
  }

  get game(): AnyRules {
    return this.match.game;
  }

  get setting(): Setting {
    const { game, config, seats, origin, daily } = this.record;
    return {
      game,
      config,
      seats,
      ...(origin === undefined ? {} : { origin }),
      ...(daily === undefined ? {} : { daily }),
    };
  }

  get isOver(): boolean {
    return this.record.status === 'over';
  }

  scene(): Scene {
    return sceneFor(this.match, this.record.seats, this.holder, this.curtain);
  }

  act(seq: number, actions: readonly unknown[]): Promise<Answer> {
    return this.inTurn(() => this.decide(seq, { actions }));
  }

  undo(seq: number, count: number): Promise<Answer> {
    return this.inTurn(() => this.decide(seq, { undo: count }));
  }

  /** Whoever the curtain waits for has the device now, and may look. */
  lift(): Promise<void> {
    return this.inTurn(async () => {
      if (this.curtain === null || this.isClosed) return;
      this.holder = this.curtain;
      this.curtain = null;
      this.services.tell({ type: 'replaced', scene: this.scene() });
      this.run();
    });
  }

  /** The file anybody can verify once the match is over; before that what the holder of the device has seen. */
  export(): Promise<string> {
    return this.inTurn(async () => {
      const file = exportMatch(this.match, this.secret);
      return file.ok ? exportText(file.value) : `${JSON.stringify(this.seenHistory(this.holder), null, 1)}\n`;
    });
  }

  /** The story as one pair of eyes saw it: of whoever holds the device, or anybody's once the match is over. */
  history(viewer: Viewer): Promise<History> {
    return this.inTurn(async () => this.seenHistory(this.isOver ? viewer : this.holder));
  }

  /** Lets bots play, and passes the device on, until somebody at this device has to decide. */
  run(): void {
    if (this.isRunning) return;
    this.isRunning = true;
    this.goOn()
      .catch((error: unknown) => {
        console.error(error);
        this.fail('crashed');
      })
      .finally(() => {
        this.isRunning = false;
      });
  }

  /** Nothing is told or changed any more; what is being saved at this moment will still be saved. */
  async close(): Promise<void> {
    this.isClosed = true;
    await this.tasks;
  }

  fail(failure: TableFailure): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.services.tell({ type: 'failed', failure });
  }

  private async goOn(): Promise<void> {
    while (!this.isClosed && this.curtain === null) {
      const next = this.next();
      if (next.type === 'bot') await this.letBotMove(next.seat);
      else if (next.type === 'other') await this.dropCurtain(next.seat);
      else return;
    }
  }

  private next() {
    const { game, state } = this.match;
    return nextMover(this.record.seats, game.toAct(state), this.holder);
  }

  private async letBotMove(seat: Seat): Promise<void> {
    const plan = this.record.seats[seat];
    if (plan?.kind !== 'bot') throw new Error(`no bot sits at ${seat}`);
    const seq = this.match.entries.length;
    const [action] = await Promise.all([
      this.minds.decide(this.match, seat, this.botOf(plan.level), () => this.isClosed),
      this.services.pace.pause(),
    ]);
    await this.inTurn(async () => {
      if (this.isClosed || this.match.entries.length !== seq) return;
      const answer = await this.enter(seat, { actions: [action] });
      if (answer.ok || answer.error === 'stale') return;
      this.fail(answer.error === 'storage' ? 'storage' : 'crashed');
    });
  }

  /** At the deal of a day bots think as they did at everybody's table. */
  private botOf(level: BotLevel): string {
    const table = this.record.daily === undefined ? undefined : this.services.bots.daily;
    return table === undefined ? level : dailyBot(table, level);
  }

  /** Whoever played last looks at what came of it, as long as everybody looks at a move; then their sight is taken away. */
  private async dropCurtain(seat: Seat): Promise<void> {
    if (this.holder !== null) await this.services.pace.pause();
    await this.inTurn(async () => {
      if (this.isClosed) return;
      this.holder = null;
      this.curtain = seat;
      this.services.tell({ type: 'replaced', scene: this.scene() });
    });
  }

  /** A decision of whoever holds the device. */
  private async decide(seq: number, wish: Wish): Promise<Answer> {
    if (this.isClosed) return no('closed');
    if (this.isOver) return no('over');
    if (this.holder === null) return no('notSeated');
    if (seq !== this.match.entries.length) return no('stale');
    const answer = await this.enter(this.holder, wish);
    if (answer.ok) this.run();
    return answer;
  }

  /** Tries what is asked for, saves it, and tells of it only then. */
  private async enter(seat: Seat, wish: Wish): Promise<Answer> {
    const { match } = this;
    const takeBack = savepoint(match);
    const result = perform(match, seat, wish);
    if (!result.ok) return { ok: false, error: 'illegal', refusals: result.refusals };
    const at = this.services.now();
    const record = { ...this.record, ...standingOf(match, at), gist: gistOf(match) };
    try {
      const entries = result.value.map(({ emissions: _, ...entry }) => ({ ...entry, id: record.id, at }));
      if (!(await this.services.saves.append(record, entries))) return await this.catchUp();
    } catch (error) {
      takeBack();
      if (error instanceof StorageError) return no('storage');
      throw error;
    }
    this.record = record;
    this.tell(result.value);
    return { ok: true };
  }

  private tell(added: readonly AddedEntry[]): void {
    if (!this.isClosed) this.services.tell(newsOf(this.match, this.record.seats, added, this.holder));
  }

  /** Another tab has written to the log: what it wrote holds. */
  private async catchUp(): Promise<Answer> {
    const saved = await this.services.saves.read(this.record.id);
    const match = saved === null ? null : reopenSaved(this.match.game, saved);
    if (saved === null || match === null || !match.ok) {
      this.fail(saved === null ? 'notFound' : 'unplayable');
      return no('closed');
    }
    this.record = saved.record;
    this.match = match.value;
    if (!this.isClosed) this.services.tell({ type: 'replaced', scene: this.scene() });
    this.run();
    return no('stale');
  }

  private seenHistory(viewer: Viewer): History {
    return historyFor(this.match, viewer);
  }

  private inTurn<T>(task: () => Promise<T>): Promise<T> {
    const run = this.tasks.then(task, task);
    this.tasks = run.catch(() => null);
    return run;
  }
}

function no(error: Exclude<Answer, { ok: true }>['error']): Answer {
  return { ok: false, error, refusals: [] };
}
