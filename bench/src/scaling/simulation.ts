import { FastChance } from '@stakeout/kernel';
import type { Costs, Throughput } from './costs.ts';
import { EventQueue } from './event-queue.ts';
import { actionMs, burdenOf, type Plan, throughputs } from './plan.ts';
import { Station } from './station.ts';

/** How long players wait for an action to be seen by all of them, in milliseconds. */
export interface Waits {
  readonly p50: number;
  readonly p99: number;
  /** Whether more came in than could be done, so that waits grow without end. */
  readonly isOverrun: boolean;
}

/** So many actions give steady percentiles; the first tenth, when all queues are empty, does not count. */
const ACTIONS = 60_000;
const UNCOUNTED = 0.1;
const FULL = 0.98;
/** Chance in steps fine enough for exponential times. */
const STEPS = 2 ** 30;

/** Plays the walk of actions through nodes and database, with people who act when they please. */
export function simulate(plan: Plan, costs: Costs, seed = 1): Waits {
  const burden = burdenOf(plan, costs);
  if (Math.max(burden.node, burden.commits, burden.database) > FULL) {
    return { p50: Number.POSITIVE_INFINITY, p99: Number.POSITIVE_INFINITY, isOverrun: true };
  }
  const { layout, nodes } = plan;
  const chance = new FastChance(seed);
  const random = () => (chance.pick(STEPS) + 1) / (STEPS + 1);
  const exponential = (mean: number) => -mean * Math.log(random());
  const events = new EventQueue<(now: number) => void>();
  // What a node does besides slows down all it does. Half of every task is fixed, half is chance.
  const share = 1 - burden.nodeBeside;
  const loops = stations(nodes, events, (work) => (work / 2 + exponential(work / 2)) / share);
  const rates = throughputs(layout, costs);
  const databases = stations(layout.databases, events, (_, waiting) => exponential(1000 / rateAt(rates, waiting)));
  const work = actionMs(layout, costs);
  const waits: number[] = [];

  const act = (begin: number) => {
    const own = chance.pick(nodes);
    const others = elsewhere(burden.spread - 1, random);
    let unseen = 1 + others;
    const seen = (now: number) => {
      if (--unseen === 0) waits.push(now - begin);
    };
    const show = (now: number) => {
      loops[own]?.add(now, { work: costs.broadcastMs, done: seen });
      for (let other = 0; other < others; other++) {
        loops[chance.pick(nodes)]?.add(now, { work: costs.actionCpuMs, done: seen });
      }
    };
    const store = (now: number) => databases[chance.pick(layout.databases)]?.add(now, { work: 0, done: show });
    loops[own]?.add(begin, { work: Math.max(0, work - costs.broadcastMs), done: layout.isFile ? show : store });
  };

  const between = 1000 / burden.actionsPerSecond;
  const arrive = (now: number, left: number) => {
    act(now);
    if (left > 1) events.add(now + exponential(between), (then) => arrive(then, left - 1));
  };
  events.add(0, (now) => arrive(now, ACTIONS));
  for (let next = events.take(); next !== null; next = events.take()) next.event(next.at);

  const counted = waits.slice(Math.floor(waits.length * UNCOUNTED)).sort((one, other) => one - other);
  const part = (share: number) => counted[Math.floor((counted.length - 1) * share)] ?? Number.NaN;
  return { p50: part(0.5), p99: part(0.99), isOverrun: false };
}

function stations(
  count: number,
  events: EventQueue<(now: number) => void>,
  pace: (work: number, waiting: number) => number,
) {
  return Array.from({ length: count }, () => new Station(events, pace));
}

/** On how many other nodes players are, this time: the mean is rarely whole. */
function elsewhere(mean: number, random: () => number): number {
  const whole = Math.floor(mean);
  return whole + (random() < mean - whole ? 1 : 0);
}

/** Commits a second when so many wait, drawn straight between what was measured. */
export function rateAt(measured: readonly Throughput[], waiting: number): number {
  const sorted = measured.toSorted((one, other) => one.writers - other.writers);
  let below = sorted[0];
  for (const above of sorted) {
    if (below === undefined || waiting <= above.writers) {
      if (below === undefined || below === above) return above.perSecond;
      const part = (waiting - below.writers) / (above.writers - below.writers);
      return below.perSecond + part * (above.perSecond - below.perSecond);
    }
    below = above;
  }
  return below?.perSecond ?? 0;
}
