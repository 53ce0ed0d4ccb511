import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Audited, Order, Played, Told } from './generator.ts';

/** The compiled drills, from src/ and from dist/ alike. */
const DRILLS = fileURLToPath(new URL('../../../dist/main.js', import.meta.url));

/** Generators in processes of their own, which share the tables and the rate. */
export class Crew {
  readonly #members: readonly Member[];

  /** `program` and its first argument make a generator. */
  constructor(size: number, program = DRILLS, kind = 'generator') {
    this.#members = Array.from({ length: size }, () => {
      const child = fork(program, [kind], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
      const ended = once(child, 'exit').then(([code]) => {
        throw new Error(`a generator ended with ${code}`);
      });
      // Who waits for an answer hears of it; at any other time it is nobody's concern.
      ended.catch(() => undefined);
      return { child, ended };
    });
  }

  get pids(): readonly number[] {
    return this.#members.map(({ child }) => child.pid ?? 0);
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
      this.#members.map(async ({ child, ended }) => {
        child.kill('SIGKILL');
        await ended.catch(() => undefined);
      }),
    );
  }

  #all(order: (number: number) => Order): Promise<unknown[]> {
    return Promise.all(this.#members.map((member, number) => ask(member, order(number))));
  }
}

/** A generator, and its end, which is listened for once however often it is asked. */
interface Member {
  readonly child: ChildProcess;
  readonly ended: Promise<never>;
}

async function ask({ child, ended }: Member, order: Order): Promise<unknown> {
  const answered = once(child, 'message') as Promise<[Told]>;
  child.send(order);
  const [told] = await Promise.race([answered, ended]);
  if ('failed' in told) throw new Error(`a generator failed: ${told.failed}`);
  return told.done;
}

/** So many things among so many: nobody has two more than another. */
function sharesOf(things: number, sharers: number): readonly number[] {
  return Array.from({ length: sharers }, (_, number) => Math.floor((things + number) / sharers));
}
