import {
  type Api,
  type Change,
  type Keepsakes,
  liveUrl,
  type OpenSocket,
  type Pace,
  TableClient,
} from '@stakeout/client';
import { type Refusal, unpack } from '@stakeout/kernel';
import type { TableForYou } from '@stakeout/protocol';
import type { SpokenGame } from '../../text/spoken.ts';
import { explainFromView } from '../explain-from-view.ts';
import type { OwnCheck } from '../file-check.ts';
import type { Setting } from '../local/messages.ts';
import type { Answer, Move, Past, TableChange, TableHint, TableOutlook, TableSession } from '../session.ts';
import type { Adviser } from './adviser.ts';
import { MoveHistory } from './move-history.ts';
import { type OnlineSnapshot, snapshotOf } from './online-snapshot.ts';
import { ownCheck } from './own-check.ts';
import { type RoomSteps, roomSteps } from './room-steps.ts';

export interface OnlineOptions {
  readonly game: SpokenGame;
  readonly api: Api;
  /** The origin of the server. */
  readonly base: string;
  readonly open: OpenSocket;
  /** The table as it was told before the socket opens. */
  readonly first: TableForYou;
  /** The key of the link for spectators. */
  readonly watch?: string | undefined;
  readonly adviser: Adviser;
  /** What is kept of tables, to hold against what they turn out to have been. */
  readonly keepsakes: Keepsakes;
  /** Since when something has been kept of a table. */
  readonly keptSince: (table: string) => number | null;
  /** Calls back whenever the page is looked at again or the network returns. Gives how to stop that. */
  readonly onWake?: (wake: () => void) => () => void;
  readonly pace?: Partial<Pace>;
}

/** How long a person waits for a hint, in milliseconds. */
const HINT_TIME = 1500;
/** The story of the match is asked for so often before it is left for the next jump. */
const ATTEMPTS = 8;
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;

/** A table on a server, as pages see tables. What it shows is what the server told this viewer. */
export class OnlineSession implements TableSession {
  readonly kind = 'online';
  readonly game: SpokenGame;
  readonly id: string;
  readonly daily: string | null;
  /** What can be done before the match. */
  readonly room: RoomSteps;
  /** A function of its own, so that components can pass it on. */
  readonly get = (): OnlineSnapshot => this.#snapshot;
  readonly #options: OnlineOptions;
  readonly #client: TableClient;
  readonly #history = new MoveHistory();
  readonly #listeners = new Set<(change: TableChange) => void>();
  readonly #stopWaking: () => void;
  #place: TableForYou;
  #isTold = false;
  #isFetching = false;
  #isClosed = false;
  #hasEverOpened = false;
  #isOutdated: boolean;
  #hasLostSeat = false;
  #check: Promise<OwnCheck> | null = null;
  #snapshot: OnlineSnapshot;

  constructor(options: OnlineOptions) {
    const { game, api, base, open, first, watch, pace } = options;
    this.#options = options;
    this.game = game;
    this.id = first.table.id;
    this.daily = first.table.daily;
    this.#place = first;
    this.#isOutdated = first.table.rulesVersion !== game.rulesVersion;
    options.keepsakes.shown(first.table);
    this.room = roomSteps(
      api,
      this.id,
      (place) => this.#stepDone(place),
      () => this.#promise(),
    );
    this.#client = new TableClient({ url: liveUrl(base, this.id, watch), open, game, ...(pace ? { pace } : {}) });
    this.#snapshot = this.#made();
    this.#client.subscribe((change) => this.#follow(change));
    this.#stopWaking = options.onWake?.(() => this.#client.wake()) ?? (() => {});
  }

  subscribe(listener: (change: TableChange) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async act(...actions: readonly unknown[]): Promise<Answer> {
    return this.#client.act(...actions);
  }

  async undo(count: number): Promise<Answer> {
    return this.#client.undo(count);
  }

  async say(text: string): Promise<Answer> {
    return this.#client.say(text);
  }

  /** Whether this player hears the spectators. */
  hear(spectators: boolean): void {
    this.#client.hear(spectators);
  }

  /** Comes again, as whoever this browser is by now. */
  renew(): void {
    this.#client.renew();
  }

  async resign(): Promise<Answer> {
    return this.#client.resign();
  }

  async takeBackSeat(): Promise<Answer> {
    return this.#client.takeBackSeat();
  }

  async hint(): Promise<readonly TableHint[]> {
    const { viewer: seat, view, options, moves, seq } = this.#snapshot;
    if (seat === null || options.length === 0) return [];
    const hints = await this.#options.adviser.ask({
      ...this.#setting(),
      seat,
      view,
      options,
      events: moves.flatMap((move) => move.events),
      seed: seq,
      milliseconds: HINT_TIME,
    });
    // Advice on a decision that has been made meanwhile is of no use.
    return this.#snapshot.seq === seq ? hints : [];
  }

  async outlook(first: number, count: number): Promise<TableOutlook | null> {
    const { viewer: seat, view, seq, outcome } = this.#snapshot;
    if (seat === null || view === null || outcome !== null) return null;
    const tries = { first, count, seed: seq, milliseconds: HINT_TIME };
    const outlook = await this.#options.adviser
      .foretell({ ...this.#setting(), seat, view, ...tries })
      .catch(() => null);
    return this.#snapshot.seq === seq ? outlook : null;
  }

  /** What a worker needs to know of the table before it can think about it. */
  #setting(): Setting {
    const { config, seats } = this.#snapshot;
    return { game: this.game.id, config, seats: seats.map(({ name }) => ({ kind: 'person', name })) };
  }

  explain(action: unknown): readonly Refusal[] {
    return explainFromView(this.game, this.#snapshot.view, this.#snapshot.viewer, action);
  }

  attend(): void {
    // Nobody at a table online waits for somebody's page.
  }

  async recall(): Promise<Past | null> {
    const answer = await this.#options.api.history(this.id, 0, this.#options.watch);
    if (!answer.ok || answer.value.viewer !== this.#place.you.seat) return null;
    const { view, moves } = answer.value;
    return { view: unpack(this.game, view, this.#place.table.config), moves };
  }

  liftCurtain(): void {
    // Everybody has a device of their own.
  }

  async rematch(): Promise<string | null> {
    const { next } = this.#snapshot;
    if (next !== null) return next;
    const answer = await this.#options.api.rematch(this.id);
    return answer.ok ? answer.value.table.id : null;
  }

  async exportText(): Promise<string> {
    const answer = await this.#options.api.exportText(this.id, this.#options.watch);
    if (!answer.ok) throw new Error(answer.error);
    return answer.value;
  }

  /** Made once: a match that is over changes no more. Only an answer that did not come is asked for again. */
  checkFairness(): Promise<OwnCheck> {
    this.#check ??= ownCheck(this.#options, this.#place.table).then((check) => {
      if (check.kind === 'unchecked') this.#check = null;
      return check;
    });
    return this.#check;
  }

  /** Tries the connection at once, as whoever presses a button expects. */
  wake(): void {
    this.#client.wake();
  }

  close(): void {
    this.#isClosed = true;
    this.#stopWaking();
    this.#listeners.clear();
    this.#options.adviser.close();
    this.#client.close();
  }

  #follow(change: Change): void {
    switch (change.type) {
      case 'entry': {
        const { seat, by, events, match } = change;
        const move: Move = { seat, by, events };
        this.#history.entered(match.seq, move);
        this.#tell({ type: 'moved', move, before: this.#snapshot });
        break;
      }
      case 'undone':
        this.#history.undone(change.match.seq, change.count);
        this.#tell({ type: 'undone', seat: change.seat, count: change.count });
        break;
      case 'state': {
        const isSame = change.before?.seq === change.match.seq;
        if (!isSame) this.#jump(change.match.seq);
        else if (!this.#history.isComplete) this.#fetchHistory();
        this.#tell({ type: isSame ? 'other' : 'replaced' });
        break;
      }
      case 'table':
        this.#takePlace(change);
        this.#tell({ type: 'other' });
        break;
      case 'connection':
        if (change.connection.status === 'open') this.#hasEverOpened = true;
        // At a table by link, whoever loses their seat may not even look on.
        if (change.connection.status === 'closed' && change.connection.reason === 'notFound') {
          this.#hasLostSeat = this.#place.you.seat !== null;
        }
        this.#tell({ type: 'other' });
        break;
      case 'unreadable':
        this.#isOutdated = true;
        this.#tell({ type: 'other' });
        break;
      default:
        this.#tell({ type: 'other' });
    }
  }

  #takePlace({ table, you }: TableForYou): void {
    const before = this.#place.you;
    // Hosts without a seat are told of changes among the spectators, who are no hosts. Hosts only change by leaving.
    const isHost = you.isHost || (before.isHost && you.seat === null && table.host === null);
    if (before.seat !== null) this.#hasLostSeat = you.seat === null;
    if (you.seat !== null) this.#hasLostSeat = false;
    this.#place = { table, you: { ...you, isHost } };
    this.#options.keepsakes.shown(table);
    this.#isOutdated ||= table.rulesVersion !== this.game.rulesVersion;
  }

  /** What the table shows now is kept before the nonce leaves. */
  #promise(): string | undefined {
    const { table, you } = this.#place;
    return you.seat === null ? undefined : this.#options.keepsakes.ready(table, you.seat);
  }

  /** The socket tells everybody of the step; without one the answer is all there is. */
  #stepDone(place: TableForYou): void {
    if (this.#client.snapshot.connection.status === 'open') return;
    this.#takePlace(place);
    this.#tell({ type: 'other' });
  }

  #jump(seq: number): void {
    this.#history.jumped(seq);
    if (this.#history.isComplete) this.#isTold = true;
    else this.#fetchHistory();
  }

  async #fetchHistory(): Promise<void> {
    if (this.#isFetching) return;
    this.#isFetching = true;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const answer = await this.#options.api.history(this.id, 0, this.#options.watch);
      if (this.#isClosed || this.#history.isComplete) break;
      const isRight = answer.ok && answer.value.viewer === this.#place.you.seat;
      if (isRight && this.#history.filled(answer.value, (seat) => this.#makerAt(seat))) break;
      // The table can be shown without its past.
      this.#showTold();
      await new Promise((resolve) => setTimeout(resolve, Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** attempt)));
      if (this.#isClosed) break;
    }
    this.#isFetching = false;
    if (!this.#isClosed) this.#showTold();
  }

  #showTold(): void {
    const isFirst = !this.#isTold;
    this.#isTold = true;
    this.#tell({ type: isFirst ? 'replaced' : 'other' });
  }

  /** Histories do not tell who decided for a seat; whoever has it is the best guess. */
  #makerAt(seat: number): Move['by'] {
    return this.#place.table.seats[seat]?.kind === 'bot' ? 'bot' : 'person';
  }

  #made(): OnlineSnapshot {
    return snapshotOf({
      client: this.#client.snapshot,
      place: this.#place,
      moves: this.#history.moves,
      isTold: this.#isTold,
      hasEverOpened: this.#hasEverOpened,
      isOutdated: this.#isOutdated,
      hasLostSeat: this.#hasLostSeat,
    });
  }

  #tell(change: TableChange): void {
    if (this.#isClosed) return;
    this.#snapshot = this.#made();
    for (const listener of [...this.#listeners]) listener(change);
  }
}
