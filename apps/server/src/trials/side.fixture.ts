import type { Seat } from '@stakeout/kernel';
import type { Turn } from '@stakeout/protocol';
import { paths } from '@stakeout/protocol';
import type { TableRecord } from '../storage/records.ts';
import type { Guest } from './guest.fixture.ts';
import { maskedBody, maskedFrame, maskedRow } from './masked.fixture.ts';
import type { RawSocket } from './raw-socket.fixture.ts';
import type { Step } from './twin-worlds.fixture.ts';

const ENTRY = /^\{"type":"(entry|undone)"/;

/** One of two matches that are compared: its sockets, and everything that the seat and a spectator were told of it. */
export class Side {
  readonly table: TableRecord;
  private readonly seats: readonly RawSocket[];
  private readonly spectator: RawSocket;
  private readonly viewer: Seat;
  private readonly guests: readonly Guest[];
  private readonly watcher: Guest;
  private readonly bodies: string[] = [];
  private seq = 0;

  private constructor(table: TableRecord, who: Who, seats: readonly RawSocket[], spectator: RawSocket) {
    this.table = table;
    this.viewer = who.viewer;
    this.guests = who.guests;
    this.watcher = who.watcher;
    this.seats = seats;
    this.spectator = spectator;
  }

  /** Everybody comes to the table, always in the same order. */
  static async open(table: TableRecord, who: Who): Promise<Side> {
    const seats: RawSocket[] = [];
    for (const guest of who.guests) seats.push(await arrived(await guest.socket(table.id)));
    return new Side(table, who, seats, await arrived(await who.watcher.socket(table.id)));
  }

  /** What can be done now, as the seat was told last. */
  turnOf(seat: Seat): Turn {
    for (const frame of this.socketOf(seat).frames.toReversed()) {
      const message = JSON.parse(frame);
      if ('turn' in message) return message.turn;
    }
    throw new Error('the seat was told nothing');
  }

  async act({ seat, action }: Step, key: string): Promise<void> {
    await this.enter(seat, { type: 'act', key, seq: this.seq, actions: [action] });
  }

  async undo(seat: Seat, key: string): Promise<void> {
    await this.enter(seat, { type: 'undo', key, seq: this.seq, count: 1 });
  }

  async say(seat: Seat, text: string, key: string): Promise<void> {
    const isChat = (frame: string) => frame.startsWith('{"type":"chat"') && frame.includes(text);
    this.socketOf(seat).say({ type: 'say', key, text });
    await this.socketOf(seat).answerTo(key);
    await Promise.all([this.socketOf(this.viewer).saw(isChat), this.spectator.saw(isChat)]);
  }

  /** The seat asks for something that it should not get, or that changes nothing. */
  async probe(message: Probe): Promise<void> {
    const socket = this.socketOf(this.viewer);
    const from = socket.frames.length;
    // What claims to be of another time is of the past, or of the future when there is no past yet.
    const otherSeq = this.seq === 0 ? 1 : this.seq - 1;
    const seq = message.at === undefined ? {} : { seq: message.at === 'now' ? this.seq : otherSeq };
    socket.say({ ...message.content, ...seq });
    await socket.saw((frame) => !frame.startsWith('{"type":"presence"'), from);
  }

  /** Reads everything there is to read about the table, as the seat and as a spectator. */
  async read(isOver: boolean): Promise<void> {
    const { id } = this.table;
    const addresses = [paths.table(id), paths.history(id), paths.history(id, Math.max(0, this.seq - 2))];
    // Once the match is over its export tells everything to everybody.
    if (!isOver) addresses.push(paths.export(id));
    for (const guest of [this.guests[this.viewer], this.watcher]) {
      for (const address of addresses) {
        const { status, text } = (await guest?.get(address)) ?? { status: 0, text: '' };
        this.guard(text);
        this.bodies.push(`${status} ${maskedBody(text)}`);
      }
    }
  }

  /** The table in a list, as the seat finds it there. */
  async readRow(address: string): Promise<void> {
    const guest = this.guests[this.viewer] ?? this.watcher;
    const rows: Record<string, unknown>[] = JSON.parse((await guest.get(address)).text).tables;
    const row = rows.find(({ id }) => id === this.table.id);
    this.bodies.push(row === undefined ? `not in ${address}` : maskedRow(row));
  }

  /** Everything that was told, by who was told it, in order; all that may differ is masked. */
  told(withPresence: boolean): Record<string, readonly string[]> {
    const frames = (socket: RawSocket, isWanted: (frame: string) => boolean) => {
      for (const frame of socket.frames) this.guard(frame);
      return socket.frames.filter(isWanted).map(maskedFrame);
    };
    const isPresence = (frame: string) => frame.startsWith('{"type":"presence"');
    const isPong = (frame: string) => frame.startsWith('{"type":"pong"');
    const seat = this.socketOf(this.viewer);
    return {
      seat: frames(seat, (frame) => !isPresence(frame)),
      spectator: frames(this.spectator, (frame) => !isPresence(frame) && !isPong(frame)),
      presence: withPresence
        ? [seat, this.spectator].flatMap((socket) => firstAndLast(frames(socket, isPresence)))
        : [],
      requests: this.bodies,
    };
  }

  /** Both know of everybody at the table, the spectator included. */
  async heardOfEverybody(): Promise<void> {
    const isWhole = (frame: string) => frame.startsWith('{"type":"presence"') && frame.includes('"watchers":1');
    await Promise.all([this.socketOf(this.viewer).saw(isWhole), this.spectator.saw(isWhole)]);
  }

  /** Everything that was sent has arrived. */
  async settle(): Promise<void> {
    await Promise.all([this.socketOf(this.viewer).caughtUp(1), this.spectator.caughtUp(1)]);
  }

  async close(): Promise<void> {
    await Promise.all([...this.seats, this.spectator].map((socket) => socket.close()));
  }

  private async enter(seat: Seat, message: Record<string, unknown> & { readonly key: string }): Promise<void> {
    const socket = this.socketOf(seat);
    socket.say(message);
    const answer = await socket.answerTo(message.key);
    if (answer.type !== 'ack') throw new Error(`refused: ${JSON.stringify([message, answer])}`);
    this.seq = answer.seq;
    const isEntry = (frame: string) => ENTRY.test(frame) && frame.includes(`"seq":${answer.seq},`);
    await Promise.all([this.socketOf(this.viewer).saw(isEntry), this.spectator.saw(isEntry)]);
  }

  /** While the match runs nobody is told its secret, which is every card to come. */
  private guard(text: string): void {
    const isOver = text.includes('"status":"over"');
    if (text.includes(this.table.secret) && !isOver) throw new Error(`the secret of the match was told: ${text}`);
  }

  private socketOf(seat: Seat): RawSocket {
    const socket = this.seats[seat];
    if (socket === undefined) throw new RangeError(`no seat ${seat}`);
    return socket;
  }
}

/** `at` says whether it claims to have seen the match as it is now; without it nothing is claimed. */
export interface Probe {
  readonly content: Record<string, unknown>;
  readonly at?: 'now' | 'otherwise';
}

export interface Who {
  readonly viewer: Seat;
  /** In order of their seats. */
  readonly guests: readonly Guest[];
  readonly watcher: Guest;
}

/** Comings and goings are told after a pause: how many fall into one telling is chance, but not how it begins and ends. */
function firstAndLast(frames: readonly string[]): readonly string[] {
  return [frames.at(0) ?? '', frames.at(-1) ?? ''];
}

/** The presence is the last of the greeting. */
async function arrived(socket: RawSocket): Promise<RawSocket> {
  await socket.saw((frame) => frame.startsWith('{"type":"presence"'));
  return socket;
}
