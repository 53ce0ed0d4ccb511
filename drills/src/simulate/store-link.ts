import type { Store } from '@stakeout/server/parts';
import type { Luck } from '../chaos/luck.ts';
import type { Machine } from './machine.ts';
import type { World } from './world.ts';

/** How long the way to the store takes at most, in milliseconds, and how often it takes that long. */
const USUAL_DELAY = 4;
const LONG_DELAY = 60;
const LONG = 0.05;
/** Who hears nothing of the store gives up after this time. */
const PATIENCE = 4000;
/** How often something fails while the way to the store is flaky, and how often of these it was done nevertheless. */
const FLAKY = 0.25;
const DONE_NEVERTHELESS = 0.6;

/** What is wrong with a node's way to the store at the moment. It outlives the node. */
export interface StoreWeather {
  cutUntil: number;
  flakyUntil: number;
  /** The node dies as soon as something it asked for is stored. */
  crashAtCommit: (() => void) | null;
}

type Method = (...args: readonly unknown[]) => Promise<unknown>;
type Outcome = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly error: unknown };

/** What writes something that others may wait for. */
const WRITING: readonly string[] = ['append', 'save', 'addChat', 'endSession', 'takeRecovery'];
/** What says nothing about how the course goes. */
const QUIET: readonly string[] = ['beat', 'marks', 'livingSessions', 'publish'];

/**
 * The store as one life of a node has it: over a way on which everything takes its time, comes in another order than it was sent,
 * or is lost. Each method is one transaction, so it is done as a whole or not at all, whatever is heard of it.
 */
export class StoreLink {
  private readonly world: World;
  private readonly machine: Machine;
  private readonly database: Machine;
  private readonly store: Store;
  private readonly weather: StoreWeather;
  private readonly luck: Luck;

  constructor(world: World, machine: Machine, database: Machine, store: Store, weather: StoreWeather, luck: Luck) {
    this.world = world;
    this.machine = machine;
    this.database = database;
    this.store = store;
    this.weather = weather;
    this.luck = luck;
  }

  /** Every method of the store over this way, but for those that are given. */
  asStore(own: Partial<Store>): Store {
    const methods = Object.keys(this.store).map((name) => [name, (...args: unknown[]) => this.call(name, args)]);
    return { ...Object.fromEntries(methods), ...own } as Store;
  }

  private call(name: string, args: readonly unknown[]): Promise<unknown> {
    const { world, machine, weather } = this;
    return new Promise((resolve, reject) => {
      let isAnswered = false;
      const answer = (outcome: Outcome) => {
        if (isAnswered) return;
        isAnswered = true;
        this.note(name, args, outcome);
        if (outcome.ok) resolve(outcome.value);
        else reject(outcome.error);
      };
      const lose = (why: string) =>
        world.after(machine, PATIENCE, () =>
          answer({ ok: false, error: new Error(`the store did not answer: ${why}`) }),
        );
      const mishap = this.mishap();
      if (mishap === 'failed') {
        world.after(machine, this.delay(), () => answer({ ok: false, error: new Error('the store failed') }));
        return;
      }
      if (weather.cutUntil > world.now) {
        lose('cut off');
        return;
      }
      world.after(this.database, this.delay(), () => {
        // Of a node that died meanwhile some requests are on their way, and arrive.
        if (!machine.isUp && this.luck.isHit(0.5)) return;
        this.perform(name, args).then((outcome) => {
          const isCut = weather.cutUntil > world.now;
          if (isCut || mishap === 'unanswered') lose(isCut ? 'cut off, and done' : 'the answer is lost');
          else world.after(machine, this.delay(), () => answer(outcome));
          if (weather.crashAtCommit !== null && WRITING.includes(name) && machine.isUp) weather.crashAtCommit();
        });
      });
    });
  }

  private async perform(name: string, args: readonly unknown[]): Promise<Outcome> {
    const method = Reflect.get(this.store, name) as Method;
    try {
      return { ok: true, value: await method(...args) };
    } catch (error) {
      return { ok: false, error };
    }
  }

  private mishap(): 'failed' | 'unanswered' | null {
    if (this.weather.flakyUntil <= this.world.now || !this.luck.isHit(FLAKY)) return null;
    return this.luck.isHit(DONE_NEVERTHELESS) ? 'unanswered' : 'failed';
  }

  private delay(): number {
    return this.luck.between(0.2, this.luck.isHit(LONG) ? LONG_DELAY : USUAL_DELAY);
  }

  private note(name: string, args: readonly unknown[], outcome: Outcome): void {
    if (QUIET.includes(name) && outcome.ok) return;
    const said = outcome.ok ? shown(outcome.value) : String(outcome.error);
    this.world.note(this.machine.name, `store ${name} ${shown(args[0])} = ${said}`);
  }
}

const SHOWN = 60;

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? '-';
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}
