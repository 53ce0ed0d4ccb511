import type { BotLevel, CLOSE_CODES, EntryMaker, ErrorCode } from '@stakeout/protocol';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Fine where a move should be, coarse beyond: a person notices a tenth of a second. */
const MOVE_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const THINKING_SECONDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 8, 13, 21];

/** What became of a reminder: the push service took it or not, its subscriber is gone, or there was no need of it any more. */
export type ReminderResult = 'sent' | 'failed' | 'retried' | 'gone' | 'needless';
/** Why a socket closed: the server's reason, or `client` when the other side went away. */
export type CloseReason = keyof typeof CLOSE_CODES | 'client';

/** A counter that takes exactly these labels. */
interface Count<Labels> {
  inc(labels: Labels, by?: number): void;
}

/** A measure of time by exactly these labels, in seconds. */
interface Durations<Labels> {
  observe(labels: Labels, seconds: number): void;
}

/** How many of each kind there are now. */
interface Level<Labels> {
  set(labels: Labels, value: number): void;
  inc(labels: Labels, by?: number): void;
  dec(labels: Labels, by?: number): void;
}

/**
 * What this node counts and measures, read by Prometheus at /metrics. Labels take few values, all of them known in
 * advance: no person, no table and no address is ever one.
 */
export class Metrics {
  readonly registry = new Registry();

  readonly actions: Count<{ readonly game: string; readonly by: EntryMaker }> = this.counter(
    'stakeout_actions_total',
    'Entries added to the logs of matches, by who made them: a person, a bot, or a bot that stands in.',
    ['game', 'by'],
  );
  readonly refusals: Count<{ readonly error: ErrorCode }> = this.counter(
    'stakeout_refusals_total',
    'Messages and requests that were refused, by the code of the refusal.',
    ['error'],
  );
  readonly actionSeconds = this.histogram(
    'stakeout_action_seconds',
    'From the receipt of an action to its commit in the store.',
    MOVE_SECONDS,
  );
  readonly broadcastSeconds = this.histogram(
    'stakeout_broadcast_seconds',
    'From the commit of an entry until it was handed to the sockets of all seats on this node.',
    MOVE_SECONDS,
  );
  readonly sockets: Level<{ readonly kind: 'player' | 'spectator' }> = this.gauge(
    'stakeout_sockets',
    'Open sockets on this node, by what they are to their table.',
    ['kind'],
  );
  readonly rooms = this.gauge('stakeout_rooms', 'Matches that this node holds in memory.');
  readonly roomBytes = this.gauge('stakeout_room_bytes', 'About how much memory these matches take, in bytes.');
  readonly matchesStarted: Count<{ readonly game: string }> = this.counter(
    'stakeout_matches_started_total',
    'Matches begun.',
    ['game'],
  );
  readonly matchesFinished: Count<{ readonly game: string }> = this.counter(
    'stakeout_matches_finished_total',
    'Matches played to their end.',
    ['game'],
  );
  readonly botTurnSeconds: Durations<{ readonly game: string; readonly level: BotLevel }> = this.histogram(
    'stakeout_bot_turn_seconds',
    'How long bots took to decide, waiting for a thread included.',
    THINKING_SECONDS,
    ['game', 'level'],
  );
  readonly botQueue = this.gauge('stakeout_bot_queue', 'Decisions of bots that are asked for and not made yet.');
  readonly deadlines = this.counter(
    'stakeout_deadlines_total',
    'Times that somebody ran out of time, so that a bot took over.',
  );
  readonly socketCloses: Count<{ readonly reason: CloseReason }> = this.counter(
    'stakeout_socket_closes_total',
    'Sockets closed, by the reason in the protocol, or by the client.',
    ['reason'],
  );
  readonly reminders: Count<{ readonly result: ReminderResult }> = this.counter(
    'stakeout_reminders_total',
    'Reminders by Web Push, by what became of them.',
    ['result'],
  );
  readonly unplayable = this.counter(
    'stakeout_unplayable_total',
    'Times that a stored match could not be played on. Anything above zero deserves a look.',
  );

  constructor() {
    collectDefaultMetrics({ register: this.registry });
    // A series that begins with the first fault shows no rise: where all labels are known, it begins at zero.
    for (const result of ['sent', 'failed', 'retried', 'gone', 'needless'] as const) this.reminders.inc({ result }, 0);
    for (const kind of ['player', 'spectator'] as const) this.sockets.set({ kind }, 0);
  }

  private counter<Label extends string = never>(name: string, help: string, labelNames: Label[] = []): Counter<Label> {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  private gauge<Label extends string = never>(name: string, help: string, labelNames: Label[] = []): Gauge<Label> {
    return new Gauge({ name, help, labelNames, registers: [this.registry] });
  }

  private histogram<Label extends string = never>(
    name: string,
    help: string,
    buckets: number[],
    labelNames: Label[] = [],
  ): Histogram<Label> {
    return new Histogram({ name, help, buckets, labelNames, registers: [this.registry] });
  }
}
