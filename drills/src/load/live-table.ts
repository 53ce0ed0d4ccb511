import { newKey } from '@stakeout/client';
import type WebSocket from 'ws';
import { hasOptions, isOver, kindOf, optionsIn, seqIn } from './frames.ts';
import type { Party } from './gathering.ts';
import { openAgain, openSocket } from './seat-socket.ts';

/** What one of the seats may do now: the message that says so is parsed when the seat acts, and not before. */
interface Turn {
  readonly seat: number;
  readonly seq: number;
  readonly frame: Buffer;
}

/** An action under way: sent, and not yet seen by everybody. */
interface Pending {
  readonly seq: number;
  readonly sentAt: number;
  readonly finished: (milliseconds: number) => void;
  /** How many seats have not seen it yet. */
  missing: number;
}

export interface TableEvents {
  /** The match of the table is over. */
  over(table: LiveTable): void;
  /** A message was refused. */
  refused(frame: Buffer): void;
}

/** A table with four sockets around it, at the first origin the first seat, and so on in turn. */
export class LiveTable {
  readonly party: Party;
  /** Whether lost sockets are opened again. */
  isPersistent = true;
  /** How far everybody at the table has seen each of its matches. */
  readonly seen = new Map<string, number>();
  private readonly origins: readonly string[];
  private readonly events: TableEvents;
  private sockets: (WebSocket | null)[] = [];
  /** Seats that have been told where the match stands since their socket was opened. */
  private readonly informed = new Set<number>();
  private turn: Turn | null = null;
  private pending: Pending | null = null;
  /** Sockets of an earlier match count for nothing any more. */
  private generation = 0;

  constructor(origins: readonly string[], party: Party, events: TableEvents) {
    this.origins = origins;
    this.party = party;
    this.events = events;
  }

  get seats(): number {
    return this.party.cookies.length;
  }

  /** Whether all seats know where the match stands. */
  get isJoined(): boolean {
    return this.informed.size === this.seats;
  }

  get canAct(): boolean {
    return this.turn !== null && this.pending === null && this.isJoined;
  }

  get isPending(): boolean {
    return this.pending !== null;
  }

  /** Opens the sockets of all seats at the party's table. */
  async open(): Promise<void> {
    const generation = this.leave();
    const opened = this.party.cookies.map(async (_, seat) => {
      this.sockets[seat] = await openSocket(this.visitor(seat), this.listener(seat, generation));
    });
    await Promise.all(opened);
  }

  /** Closes all sockets. Returns the number of the generation that may follow. */
  leave(): number {
    this.generation++;
    for (const socket of this.sockets) socket?.terminate();
    this.sockets = this.party.cookies.map(() => null);
    this.informed.clear();
    this.turn = null;
    this.pending = null;
    return this.generation;
  }

  /** Plays one of the options, by chance. `finished` hears how long it took until all seats had it. */
  act(finished: (milliseconds: number) => void): void {
    const { turn } = this;
    if (turn === null) return;
    const options = optionsIn(turn.frame);
    const action = options[Math.floor(Math.random() * options.length)];
    const text = JSON.stringify({ type: 'act', key: newKey(), seq: turn.seq, actions: [action] });
    this.turn = null;
    this.pending = { seq: turn.seq + 1, sentAt: performance.now(), finished, missing: this.seats };
    this.sockets[turn.seat]?.send(text);
  }

  private hear(seat: number, frame: Buffer): void {
    switch (kindOf(frame)) {
      case 'entry':
        this.hearEntry(seat, frame);
        return;
      case 'state':
        this.hearState(seat, frame);
        return;
      case 'refused':
        this.pending = null;
        this.events.refused(frame);
        return;
      default:
    }
  }

  private hearEntry(seat: number, frame: Buffer): void {
    const seq = seqIn(frame);
    const { pending } = this;
    if (pending !== null && seq === pending.seq && --pending.missing === 0) {
      this.pending = null;
      this.seen.set(this.party.table, seq);
      pending.finished(performance.now() - pending.sentAt);
    }
    if (hasOptions(frame)) this.turn = { seat, seq, frame };
    else if (seat === 0 && isOver(frame)) this.events.over(this);
  }

  private hearState(seat: number, frame: Buffer): void {
    this.informed.add(seat);
    if (hasOptions(frame)) this.turn = { seat, seq: seqIn(frame), frame };
  }

  private listener(seat: number, generation: number) {
    return {
      heard: (frame: Buffer) => {
        if (generation === this.generation) this.hear(seat, frame);
      },
      lost: () => {
        if (generation === this.generation) this.lose(seat, generation);
      },
    };
  }

  /** Whatever was under way is forgotten; the state that comes with the new socket says where the table stands. */
  private lose(seat: number, generation: number): void {
    this.informed.delete(seat);
    this.pending = null;
    if (this.turn?.seat === seat) this.turn = null;
    this.sockets[seat] = null;
    if (!this.isPersistent) return;
    openAgain(this.visitor(seat), this.listener(seat, generation)).then((socket) => {
      if (generation === this.generation) this.sockets[seat] = socket;
      else socket.terminate();
    });
  }

  private visitor(seat: number) {
    const origin = this.origins[seat % this.origins.length] ?? '';
    return { origin, table: this.party.table, cookie: this.party.cookies[seat] ?? null };
  }
}
