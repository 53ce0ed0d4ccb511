import type { ClientMessage, ErrorCode, ServerMessage } from '@stakeout/protocol';
import type { Database } from './database.ts';
import type { Line, LineTap } from './line.ts';
import type { World } from './world.ts';

type Request = Extract<ClientMessage, { readonly key: string }>;
type MatchFrame = Extract<ServerMessage, { type: 'state' | 'entry' | 'undone' }>;

/** Who talks on a line: the eyes for which everything on it must be. */
export interface Speaker {
  readonly name: string;
  readonly table: string;
  /** `null` of a spectator. */
  readonly seat: number | null;
  /** Whether the session they talk with is known to have ended. */
  readonly isSignedOut: () => boolean;
}

/** One request, and everything any node ever said about it. */
export interface Asked {
  readonly request: Request;
  readonly speaker: Speaker;
  /** What had been acknowledged to anybody at the table before it was sent: it comes after all of that. */
  readonly floor: number;
  readonly isAfterSignOut: boolean;
  sent: number;
  readonly acks: { readonly seq: number; readonly done: number }[];
  readonly refusals: ErrorCode[];
}

/** What was shown to one pair of eyes of a log of one length, as the text it was sent as. */
export interface Shown {
  readonly speaker: Speaker;
  readonly seq: number;
  readonly kind: 'view' | 'moves' | 'folded';
  readonly text: string;
  /** By how many entries a message of moves goes on. */
  readonly count: number;
}

/**
 * Hears everything that goes over any line, at the moment it is sent, and looks at once for what must not be: anything shown or
 * acknowledged that is not stored, or older than what its line was promised. The rest is kept for the audit.
 */
export class Witness implements LineTap {
  readonly faults: string[] = [];
  readonly asked = new Map<string, Asked>();
  readonly shown = new Map<string, Shown>();
  frames = 0;
  resends = 0;
  private readonly speakers = new Map<Line, Speaker>();
  /** What a line must show at least with its first state, and the latest that was shown on it. */
  private readonly floors = new Map<Line, number>();
  private readonly latest = new Map<Line, number>();
  private readonly stored = new Map<string, { readonly at: number; readonly seq: number }>();
  private readonly acknowledged = new Map<string, number>();
  private readonly world: World;
  private readonly database: Database;

  constructor(world: World, database: Database) {
    this.world = world;
    this.database = database;
  }

  /** A node has taken the line: it reads the table after this. */
  taken(line: Line, speaker: Speaker): void {
    this.speakers.set(line, speaker);
    this.floors.set(line, this.database.seqOf(speaker.table));
  }

  fault(what: string): void {
    this.world.note('FAULT', what);
    this.faults.push(what);
  }

  fromPlayer(line: Line, text: string): void {
    const speaker = this.speakers.get(line);
    const message = JSON.parse(text) as ClientMessage;
    if (speaker === undefined || message.type === 'ping') return;
    this.world.note(speaker.name, `> ${shortOf(message)}`, text);
    if (!('key' in message)) return;
    const known = this.asked.get(message.key);
    if (known !== undefined) {
      known.sent++;
      this.resends++;
      return;
    }
    this.asked.set(message.key, {
      request: message,
      speaker,
      floor: this.acknowledged.get(speaker.table) ?? 0,
      isAfterSignOut: speaker.isSignedOut(),
      sent: 1,
      acks: [],
      refusals: [],
    });
  }

  fromNode(line: Line, text: string): void {
    const speaker = this.speakers.get(line);
    const message = JSON.parse(text) as ServerMessage;
    if (speaker === undefined || message.type === 'pong') return;
    this.frames++;
    this.world.note(line.node.name, `> ${speaker.name} ${shortOf(message)}`, text);
    if (message.type === 'ack') this.acknowledge(speaker, message);
    else if (message.type === 'refused') this.refuse(speaker, message);
    else if (message.type === 'state' || message.type === 'entry' || message.type === 'undone') {
      this.show(line, speaker, message);
    }
  }

  /** What a client has made of what it was told. */
  folded(speaker: Speaker, seq: number, text: string): void {
    this.keep({ speaker, seq, kind: 'folded', text, count: 0 });
  }

  private acknowledge(speaker: Speaker, { key, seq, done }: Extract<ServerMessage, { type: 'ack' }>): void {
    const asked = this.asked.get(key);
    if (asked === undefined) {
      this.fault(`${speaker.name} was answered what they never asked: ${key}`);
      return;
    }
    asked.acks.push({ seq, done });
    if (asked.request.type !== 'act' && asked.request.type !== 'undo') return;
    this.mustBeStored(speaker, seq, 'acknowledged');
    const first = seq - done + 1;
    if (asked.acks.length === 1 && first <= asked.floor) {
      this.fault(
        `${speaker.name} asked when ${asked.floor} was acknowledged at ${speaker.table}, and got the earlier ${first}`,
      );
    }
    this.acknowledged.set(speaker.table, Math.max(seq, this.acknowledged.get(speaker.table) ?? 0));
  }

  private refuse(speaker: Speaker, { key, error }: Extract<ServerMessage, { type: 'refused' }>): void {
    const asked = key === null ? undefined : this.asked.get(key);
    if (asked === undefined) this.fault(`${speaker.name} was refused what they never asked: ${error}`);
    else asked.refusals.push(error);
  }

  private show(line: Line, speaker: Speaker, message: MatchFrame): void {
    const { seq } = message;
    this.mustBeStored(speaker, seq, 'shown');
    const floor = this.floors.get(line) ?? 0;
    const latest = this.latest.get(line) ?? 0;
    if (seq < floor)
      this.fault(`${speaker.name} came when ${floor} was stored at ${speaker.table}, and was shown ${seq}`);
    if (seq < latest) this.fault(`${speaker.name} was shown ${latest} of ${speaker.table}, and then ${seq}`);
    this.latest.set(line, Math.max(seq, latest));
    if (message.type === 'entry') {
      this.keep({ speaker, seq, kind: 'moves', text: JSON.stringify(message.moves), count: message.moves.length });
    } else {
      this.keep({ speaker, seq, kind: 'view', text: JSON.stringify(message.view), count: 0 });
    }
  }

  private mustBeStored(speaker: Speaker, seq: number, how: string): void {
    const stored = this.storedNow(speaker.table);
    if (seq > stored) this.fault(`${seq} of ${speaker.table} was ${how} to ${speaker.name}, and ${stored} is stored`);
  }

  /** Looked up once for everything that is sent in the same moment. */
  private storedNow(table: string): number {
    const known = this.stored.get(table);
    if (known?.at === this.world.happenings) return known.seq;
    const seq = this.database.seqOf(table);
    this.stored.set(table, { at: this.world.happenings, seq });
    return seq;
  }

  /** The same shown again to the same eyes is looked at once. */
  private keep(shown: Shown): void {
    const { speaker, seq, kind, text } = shown;
    this.shown.set(`${speaker.table} ${speaker.seat} ${seq} ${kind} ${text}`, shown);
  }
}

function shortOf(message: ClientMessage | ServerMessage): string {
  const { type } = message;
  const seq = 'seq' in message ? ` ${message.seq}` : '';
  const key = 'key' in message && message.key !== null ? ` ${message.key}` : '';
  const error = 'error' in message ? ` ${message.error}` : '';
  const detail = type === 'act' ? ` ${JSON.stringify(message.actions)}` : '';
  return `${type}${seq}${key}${error}${detail}`;
}
