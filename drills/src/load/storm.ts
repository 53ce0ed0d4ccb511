import type WebSocket from 'ws';
import { kindOf } from './frames.ts';
import type { LiveTable } from './live-table.ts';
import { type Course, playAtPace } from './pacer.ts';
import { pause } from './parallel.ts';
import { openSocket } from './seat-socket.ts';

/** The table everybody wants to see plays on briskly, in actions a second. */
const FEATURED_RATE = 3;
/** How many spectators come in a second, and in how many waves. */
const ARRIVALS = 500;
const WAVES_PER_SECOND = 50;

export interface StormSpell {
  readonly featured: Course;
  readonly others: Course;
}

export interface StormReport {
  readonly spectators: number;
  /** Spectators who were shown the table. */
  readonly admitted: number;
  /** From the first knock until everybody had been shown the table, in milliseconds. */
  readonly arrivalMs: number;
  /** Entries that spectators received while the storm was watched. */
  readonly entries: number;
  readonly before: StormSpell;
  readonly during: StormSpell;
}

/** A crowd comes to one table in a few seconds, while all tables play. */
export async function weatherStorm(
  origin: string,
  featured: LiveTable,
  others: readonly LiveTable[],
  { rate, seconds, spectators }: { readonly rate: number; readonly seconds: number; readonly spectators: number },
): Promise<StormReport> {
  const spell = async (): Promise<StormSpell> => {
    const [ofFeatured, ofOthers] = await Promise.all([
      playAtPace([featured], { rate: FEATURED_RATE, seconds }),
      playAtPace(others, { rate, seconds }),
    ]);
    return { featured: ofFeatured, others: ofOthers };
  };

  const before = await spell();
  const crowd = new Crowd(origin, featured.party.table, spectators);
  const [during] = await Promise.all([spell(), crowd.arrive()]);
  const { admitted, arrivalMs, entries } = crowd;
  crowd.leave();
  return { spectators, admitted, arrivalMs, entries, before, during };
}

class Crowd {
  admitted = 0;
  arrivalMs = 0;
  entries = 0;
  private readonly sockets: WebSocket[] = [];
  private readonly origin: string;
  private readonly table: string;
  private readonly size: number;

  constructor(origin: string, table: string, size: number) {
    this.origin = origin;
    this.table = table;
    this.size = size;
  }

  /** Fulfilled when everybody who was let in has been shown the table. */
  async arrive(): Promise<void> {
    const begin = performance.now();
    const wave = ARRIVALS / WAVES_PER_SECOND;
    const visitor = { origin: this.origin, table: this.table, cookie: null };
    const enter = () =>
      new Promise<void>((shown) => {
        const heard = (frame: Buffer) => {
          const kind = kindOf(frame);
          if (kind === 'entry') this.entries++;
          if (kind !== 'state') return;
          this.admitted++;
          this.arrivalMs = Math.round(performance.now() - begin);
          shown();
        };
        // Who is not let in is not admitted, and counted as such.
        openSocket(visitor, { heard, lost: shown }).then((socket) => this.sockets.push(socket), shown);
      });
    const knocks: Promise<void>[] = [];
    for (let came = 0; came < this.size; came += wave) {
      for (let one = came; one < Math.min(this.size, came + wave); one++) knocks.push(enter());
      await pause(1000 / WAVES_PER_SECOND);
    }
    await Promise.all(knocks);
  }

  leave(): void {
    for (const socket of this.sockets) socket.terminate();
  }
}
