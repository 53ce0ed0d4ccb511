import { type AnyGame, FastChance, type Seat } from '@stakeout/kernel';
import { paths } from '@stakeout/protocol';
import { mutated } from '@stakeout/testkit';
import { headerOf } from '../play/opening.ts';
import type { TableRecord } from '../storage/records.ts';
import { Guest } from './guest.fixture.ts';
import { TrialNode } from './node.fixture.ts';
import { addPeople, configured, known, preparedTable } from './prepared.fixture.ts';
import { type Probe, Side, type Who } from './side.fixture.ts';
import { type Extent, type Pair, pairsFor, playAtRandom } from './twin-worlds.fixture.ts';
import { worlds } from './worlds.fixture.ts';

const PEOPLE = ['Ana', 'Bia', 'Caio', 'Dora', 'Eva'].map(known);
const WATCHER = known('Vera');
const CLOCK = { kind: 'live', perMove: 3_600_000, bank: 3_600_000 } as const;
/** Comings and goings are told after half a second: one in so many trials waits for it. */
const SLOW_SHARE = 4;

export interface Subject {
  readonly game: AnyGame;
  readonly seats: number;
  readonly config?: Record<string, unknown>;
  readonly viewer: Seat;
  readonly seed: number;
  readonly extent: Extent;
}

export interface Comparison {
  /** The first difference of the first pair that has one; nothing is compared after it. */
  readonly leak: string | null;
  /** How many steps of the game were compared, and how many were looked at for it. */
  readonly compared: number;
  readonly steps: number;
  /** How many frames and answers were compared, by what they are. */
  readonly told: Readonly<Record<string, number>>;
}

interface Trial {
  readonly subject: Subject;
  readonly steps: number;
  readonly pairs: readonly Pair[];
  /** Of each pair, the table of the truth and that of the twin. */
  readonly tables: readonly (readonly TableRecord[])[];
}

/**
 * Whole games on a real node, over real sockets, as pairs of matches that are equal but for what a seat cannot know. Everything
 * that the seat and a spectator are told is compared.
 */
export class TwinTables {
  private readonly node: TrialNode;
  private readonly trials: readonly Trial[];

  private constructor(node: TrialNode, trials: readonly Trial[]) {
    this.node = node;
    this.trials = trials;
  }

  static async prepare(subjects: readonly Subject[]): Promise<TwinTables> {
    const trials = subjects.map(trialOf);
    const node = await TrialNode.prepared(async (store) => {
      await addPeople(store, [...PEOPLE, WATCHER]);
      for (const table of trials.flatMap(({ tables }) => tables.flat())) await store.addTable(table);
    });
    return new TwinTables(node, trials);
  }

  async compare(subject: Subject): Promise<Comparison> {
    const trial = this.trials.find((one) => one.subject === subject);
    if (trial === undefined) throw new Error('not prepared');
    const { pairs, tables, steps } = trial;
    worlds.deal(subject.seed);
    const isSlow = subject.seed % SLOW_SHARE === 0;
    const people = PEOPLE.slice(0, subject.seats);
    const guests = people.map(({ cookie }) => new Guest(this.node.address, cookie));
    const who = { viewer: subject.viewer, guests, watcher: new Guest(this.node.address, WATCHER.cookie) };
    const told: string[] = [];
    let compared = 0;
    let leak: string | null = null;
    for (const [index, pair] of pairs.entries()) {
      const isPatient = isSlow && index === 0;
      const result = await comparePair(subject.game, pair, tables[index] ?? [], who, subject.seed + index, isPatient);
      told.push(...result.told);
      compared += pair.steps.length;
      if (result.leak === null) continue;
      leak = `pair ${index}: ${result.leak}`;
      break;
    }
    return { leak, compared, steps, told: counted(told) };
  }

  end(): Promise<void> {
    return this.node.end();
  }
}

function trialOf(subject: Subject): Trial {
  const { game, seats, config = {}, viewer, seed, extent } = subject;
  const chance = worlds.deal(seed);
  const played = playAtRandom(game, configured(game, config, seats), seats, seed, chance);
  const { pairs, steps } = pairsFor(game, played, viewer, chance, seed, extent);
  const people = PEOPLE.slice(0, seats);
  const tables = pairs.map((pair, index) => {
    const clock = index % 2 === 0 ? CLOCK : null;
    return [pair.states[0], pair.twin].map((state, side) => {
      const name = JSON.stringify([game.id, seats, config, viewer, seed, index, side]);
      const wish = { game: game.id, config, people, visibility: 'public', clock, seed: name } as const;
      // The match begins when the table is made, so its world must be there before.
      return preparedTable(wish, (table) => worlds.put(headerOf(table), table.secret, state));
    });
  });
  return { subject, steps, pairs, tables };
}

async function comparePair(
  game: AnyGame,
  pair: Pair,
  tables: readonly TableRecord[],
  who: Who,
  seed: number,
  isSlow: boolean,
): Promise<{ readonly leak: string | null; readonly told: readonly string[] }> {
  const dice = new FastChance(seed);
  const sides = await Promise.all(tables.map((table) => Side.open(table, who)));
  const both = (run: (side: Side, isTwin: boolean) => Promise<void>) =>
    Promise.all(sides.map((side, index) => run(side, index === 1)));
  let keys = 0;
  const newKey = () => `key-number-${++keys}`;
  const turn = (index: number, isTwin: boolean) =>
    (isTwin ? pair.twinSteps : pair.steps)[index] ?? { seat: 0, action: null };

  await both((side) => side.say((who.viewer + 1) % who.guests.length, 'Good luck!', 'good-luck'));
  for (const [index, step] of pair.steps.entries()) {
    const probe = probeFor(
      game,
      pair.states[index],
      who.viewer,
      step.action,
      sides[0]?.turnOf(who.viewer).undoable ?? 0,
      dice,
    );
    await both((side) => side.probe(keyed(probe, `probe-number-${index}`)));
    const key = newKey();
    await both((side, isTwin) => side.act(turn(index, isTwin), key));
    // What can be taken back is taken back now and then, and played again.
    if (dice.pick(2) === 0 && sides.every((side) => side.turnOf(step.seat).undoable > 0)) {
      const [undoKey, againKey] = [newKey(), newKey()];
      await both((side) => side.undo(step.seat, undoKey));
      await both((side, isTwin) => side.act(turn(index, isTwin), againKey));
    }
    const isLast = index === pair.steps.length - 1;
    if (isLast || dice.pick(8) === 0) await both((side) => side.read(isLast && pair.ends));
  }
  await both((side) => side.readRow(paths.myTables));
  if (isSlow) {
    await both((side) => side.heardOfEverybody());
    await both((side) => side.readRow(paths.lobby));
  }
  await both((side) => side.settle());
  const [truth, twin] = sides.map((side) => side.told(isSlow));
  await both((side) => side.close());
  const told = Object.values(truth ?? {}).flat();
  return { leak: firstDifference(truth ?? {}, twin ?? {}), told };
}

/** Something that is refused, or changes nothing: illegal, out of turn, stale, malformed, taken back too far. */
function probeFor(
  game: AnyGame,
  state: unknown,
  viewer: Seat,
  action: unknown,
  undoable: number,
  dice: FastChance,
): Probe {
  const own = game.toAct(state).includes(viewer) ? game.legal(state, viewer) : [];
  switch (dice.pick(8)) {
    case 0:
      return { content: { type: 'undo', count: undoable + 1 + dice.pick(3) }, at: 'now' };
    case 1:
      return { content: { type: 'act', actions: [action] }, at: 'otherwise' };
    case 2:
      return { content: { type: 'act', actions: [action] } };
    case 3:
      return { content: { type: dice.pick(2) === 0 ? 'return' : 'sync' } };
    default: {
      const candidate = mutated(dice.pick(3) === 0 ? action : (own[dice.pick(own.length)] ?? action), dice);
      // What happens to be legal would be played.
      const isLegal = game.explain(state, viewer, JSON.parse(JSON.stringify(candidate ?? null))).length === 0;
      return isLegal
        ? { content: { type: 'sync' } }
        : { content: { type: 'act', actions: [candidate ?? null] }, at: 'now' };
    }
  }
}

function keyed({ content, ...probe }: Probe, key: string): Probe {
  return { ...probe, content: content['type'] === 'sync' ? content : { ...content, key } };
}

/** How many frames there are of each type; answers to requests count together. */
function counted(told: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const text of told) {
    const type = /^\{"type":"(\w+)"/.exec(text)?.[1] ?? 'request';
    counts[type] = (counts[type] ?? 0) + 1;
  }
  return counts;
}

/** Where what was told first differs, in number, order or any byte; `null` when it is all the same. */
export function firstDifference(
  one: Record<string, readonly string[]>,
  other: Record<string, readonly string[]>,
): string | null {
  for (const listener of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const [left = [], right = []] = [one[listener], other[listener]];
    for (let index = 0; index < Math.max(left.length, right.length); index++) {
      if (left[index] !== right[index]) return `${listener} ${index}: ${left[index]}\n   against ${right[index]}`;
    }
  }
  return null;
}
