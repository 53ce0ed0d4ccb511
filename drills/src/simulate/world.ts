import { createHash } from 'node:crypto';
import { Agenda, type Happening } from './agenda.ts';
import type { Machine } from './machine.ts';

/** When the first course of the world begins, as a time of day. */
export const DAWN = 1_700_000_000_000;
/** After so many happenings the real event loop has its turn: whoever waits for this process is heard. */
const BREATH = 2000;

const { setImmediate: realImmediate } = globalThis;

/**
 * Virtual time. Every timer, every delay and every message is in one queue, and one thing happens at a time: when it has run, and
 * all promises that followed from it, comes the next. So the same beginning has the same course, letter by letter.
 */
export class World {
  /** Milliseconds since it began. */
  now = 0;
  happenings = 0;
  /** Whether the last fault has ended. */
  isQuiet = false;
  /** On which machine things happen just now. */
  current: Machine;
  private readonly agenda = new Agenda();
  private readonly hash = createHash('sha256');
  private readonly print: ((line: string) => void) | null;

  constructor(first: Machine, print: ((line: string) => void) | null = null) {
    this.current = first;
    this.print = print;
  }

  /** Something happens on a machine after so many milliseconds, unless it is down by then. */
  after(machine: Machine, milliseconds: number, run: () => void): Happening {
    return this.agenda.add(this.now + Math.max(0, milliseconds), machine, run);
  }

  /** Waits for so many milliseconds, on the machine that asks. */
  pause(milliseconds: number): Promise<void> {
    const { current } = this;
    return new Promise((resolve) => this.after(current, milliseconds, resolve));
  }

  /** Lets things happen until it is so, or until that time. */
  async run(isEnough: () => boolean, until: number): Promise<void> {
    while (!isEnough()) {
      const next = this.agenda.next(until);
      if (next === null) {
        this.now = until;
        return;
      }
      this.now = next.at;
      if (!next.machine.isUp) continue;
      if (next.machine.pausedUntil > this.now) {
        this.agenda.put(next, next.machine.pausedUntil);
        continue;
      }
      this.current = next.machine;
      next.run();
      await settled();
      if (++this.happenings % BREATH === 0) await new Promise((resolve) => realImmediate(resolve));
    }
  }

  /** What happens is part of the course; `more` is, but nobody wants to read it. */
  note(who: string, what: string, more = ''): void {
    const line = `${this.now.toFixed(3).padStart(10)} ${who.padEnd(8)} ${what}`;
    this.hash.update(`${line}${more}\n`);
    this.print?.(line);
  }

  /** What stands for the whole course. */
  digest(): string {
    return this.hash.digest('hex');
  }

  /** The steady time of a machine. */
  steadyTime({ rate }: Machine): number {
    return this.now * rate;
  }

  wallTime({ wallOffset }: Machine): number {
    return Math.floor(DAWN + this.now + wallOffset);
  }
}

/** Ticks come when no promise is left to be followed. */
function settled(): Promise<void> {
  return new Promise((resolve) => process.nextTick(resolve));
}
