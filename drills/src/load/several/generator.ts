import { Fleet } from '../fleet.ts';
import { kindOf, seqIn } from '../frames.ts';
import { gatherParties } from '../gathering.ts';
import { Latencies } from '../latencies.ts';
import { type Course, playAtPace } from '../pacer.ts';
import { inParallel } from '../parallel.ts';
import { openAgain } from '../seat-socket.ts';

/** What a generator is asked to do, one after the other. */
export type Order =
  | { readonly do: 'gather'; readonly origins: readonly string[]; readonly tables: number; readonly number: number }
  | { readonly do: 'play'; readonly rate: number; readonly seconds: number }
  | { readonly do: 'audit' };

/** What came of it. */
export interface Played {
  readonly course: Course;
  readonly latencies: readonly number[];
  readonly refusals: number;
}

export interface Audited {
  /** Matches that were looked at again. */
  readonly matches: number;
  /** Of those, the ones of which something that everybody had seen is not stored. */
  readonly behind: readonly string[];
}

export type Told = { readonly done: Played | Audited | null } | { readonly failed: string };

const PATIENCE = 120_000;
const AT_ONCE = 20;

/**
 * A process that plays at tables of its own, as told by the process that started it: one alone would be busier than the servers it is to
 * make busy.
 */
export function generatorCommand(): Promise<number> {
  let fleet: Fleet | null = null;
  const perform = async (order: Order): Promise<Played | Audited | null> => {
    if (order.do === 'gather') {
      fleet = await gather(order);
      return null;
    }
    if (fleet === null) throw new Error('nobody has been gathered');
    return order.do === 'play' ? play(fleet, order) : audit(fleet);
  };
  const tell = (told: Told) => process.send?.(told);
  process.on('message', (order: Order) => {
    perform(order).then(
      (done) => tell({ done }),
      (error: unknown) => tell({ failed: error instanceof Error ? error.message : String(error) }),
    );
  });
  // It ends with whoever started it.
  return new Promise((resolve) => process.once('disconnect', () => resolve(0)));
}

async function gather({ origins, tables, number }: Extract<Order, { do: 'gather' }>): Promise<Fleet> {
  const first = origins[number % origins.length] ?? '';
  const parties = await gatherParties(first, tables, number * tables);
  const fleet = new Fleet([first, ...origins.filter((origin) => origin !== first)], parties);
  await fleet.open();
  await fleet.start(PATIENCE);
  return fleet;
}

async function play(fleet: Fleet, pace: Extract<Order, { do: 'play' }>): Promise<Played> {
  const latencies = new Latencies();
  const course = await playAtPace(fleet.tables, pace, latencies);
  return { course, latencies: latencies.all, refusals: fleet.refusals };
}

/** Asks servers that were started since how far each match has come: not less than everybody at its table had seen. */
async function audit(fleet: Fleet): Promise<Audited> {
  const matches = fleet.tables.flatMap(({ seen, party }) =>
    [...seen].map(([table, seq]) => ({ table, seq, cookie: party.cookies[0] ?? null })),
  );
  const { origin } = fleet;
  fleet.close();
  const behind: string[] = [];
  await inParallel(matches, AT_ONCE, async ({ table, seq, cookie }) => {
    const stored = await storedSeq(origin, table, cookie);
    if (stored < seq) behind.push(`${table}: ${stored} of ${seq}`);
  });
  return { matches: matches.length, behind };
}

async function storedSeq(origin: string, table: string, cookie: string | null): Promise<number> {
  const { promise, resolve, reject } = deferred<number>();
  const heard = (frame: Buffer) => {
    if (kindOf(frame) === 'state') resolve(seqIn(frame));
  };
  const lost = () => reject(new Error(`table ${table} closed its socket`));
  // A proxy that found all nodes gone takes a moment to look again.
  const opening = openAgain({ origin, table, cookie }, { heard, lost });
  try {
    return await promise;
  } finally {
    opening.then((socket) => socket.terminate());
  }
}

function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}
