import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Audited, Order, Played, Told } from './generator.ts';

/** The compiled drills, from src/ and from dist/ alike. */
const DRILLS = fileURLToPath(new URL('../../../dist/main.js', import.meta.url));

/** Generators in processes of their own, which share the tables and the rate. */
export class Crew {
  readonly #members: readonly ChildProcess[];

  constructor(size: number) {
    this.#members = Array.from({ length: size }, () =>
      fork(DRILLS, ['generator'], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] }),
    );
  }

  get pids(): readonly number[] {
    return this.#members.map(({ pid }) => pid ?? 0);
  }

  /** Makes so many tables altogether, with everybody at them, and starts their matches. */
  async gather(origins: readonly string[], tables: number): Promise<void> {
    const shares = sharesOf(tables, this.#members.length);
    await this.#all((number) => ({ do: 'gather', origins, tables: shares[number] ?? 0, number }));
  }

  async play(rate: number, seconds: number): Promise<readonly Played[]> {
    return (await this.#all(() => ({ do: 'play', rate: rate / this.#members.length, seconds }))) as Played[];
  }

  async audit(): Promise<readonly Audited[]> {
    return (await this.#all(() => ({ do: 'audit' }))) as Audited[];
  }

  async stop(): Promise<void> {
    await Promise.all(
      this.#members.map(async (member) => {
        if (member.exitCode !== null || member.signalCode !== null) return;
        const ended = once(member, 'exit');
        member.kill('SIGKILL');
        await ended;
      }),
    );
  }

  #all(order: (number: number) => Order): Promise<unknown[]> {
    return Promise.all(this.#members.map((member, number) => ask(member, order(number))));
  }
}

async function ask(member: ChildProcess, order: Order): Promise<unknown> {
  const answered = once(member, 'message') as Promise<[Told]>;
  const ended = once(member, 'exit').then(([code]) => {
    throw new Error(`a generator ended with ${code}`);
  });
  // The promise of the end outlives the answer and is nobody's concern then.
  ended.catch(() => undefined);
  member.send(order);
  const [told] = await Promise.race([answered, ended]);
  if ('failed' in told) throw new Error(`a generator failed: ${told.failed}`);
  return told.done;
}

/** So many things among so many: nobody has two more than another. */
function sharesOf(things: number, sharers: number): readonly number[] {
  return Array.from({ length: sharers }, (_, number) => Math.floor((things + number) / sharers));
}
