import { Latencies, type Spread } from '../latencies.ts';
import { machineCpuSeconds, rounded } from '../usage.ts';
import { Crew } from './crew.ts';
import { processSeconds } from './process-time.ts';
import { type Layout, type Part, type Site, startSite } from './site.ts';

/** What a service was asked to carry. */
export interface Task {
  readonly tables: number;
  /** Actions a second, one spell for each. */
  readonly rates: readonly number[];
  readonly seconds: number;
  readonly warmUpSeconds: number;
  readonly generators: number;
}

/** One spell at one rate. Processor times are milliseconds for each action, in all processes of a kind together. */
export interface Spell {
  readonly layout: Layout;
  readonly tables: number;
  readonly wanted: number;
  readonly perSecond: number;
  readonly latency: Spread;
  readonly lost: number;
  readonly skipped: number;
  readonly refusals: number;
  readonly cpuMs: Readonly<Record<Part | 'generators', number>>;
  /** Processors in use, on average: by each node, by the service and its generators, and by everything else on the machine. */
  readonly nodeCores: readonly number[];
  readonly cores: number;
  readonly otherCores: number;
  /** How late the generators sent at worst, in milliseconds. */
  readonly latest: number;
}

export interface Measured {
  readonly spells: readonly Spell[];
  /** Matches that were asked for again of servers which had been killed, and those of which something was missing. */
  readonly audited: number;
  readonly behind: readonly string[];
}

/** A spell that holds less than this part of its rate ends the series. */
const FAR_FROM_HELD = 0.7;

const PARTS: readonly Part[] = ['nodes', 'database', 'proxy', 'broker'];

/** Builds the service up, plays at each rate, kills all nodes, and looks whether everything that was seen is stored. */
export async function measureLayout(layout: Layout, task: Task, tell: (line: string) => void): Promise<Measured> {
  tell(`${nameOf(layout)}: ${task.tables} tables`);
  const site = await startSite(layout);
  const crew = new Crew(task.generators);
  try {
    await crew.gather(site.origins, task.tables);
    const spells: Spell[] = [];
    for (const rate of task.rates) {
      await crew.play(rate, task.warmUpSeconds);
      tell(`${nameOf(layout)}: ${rate} actions/s for ${task.seconds} s`);
      const spell = await measureSpell(layout, site, crew, { tables: task.tables, rate, seconds: task.seconds });
      spells.push(spell);
      // What is far beyond it already does not get better with more.
      if (spell.perSecond < FAR_FROM_HELD * rate) break;
    }
    await site.restart();
    const audits = await crew.audit();
    return {
      spells,
      audited: audits.reduce((sum, { matches }) => sum + matches, 0),
      behind: audits.flatMap(({ behind }) => behind),
    };
  } finally {
    await crew.stop();
    await site.stop();
  }
}

async function measureSpell(
  layout: Layout,
  site: Site,
  crew: Crew,
  { tables, rate, seconds }: { readonly tables: number; readonly rate: number; readonly seconds: number },
): Promise<Spell> {
  const pids = { ...site.pids(), generators: crew.pids };
  const kinds = [...PARTS, 'generators'] as const;
  const look = () => kinds.map((kind) => pids[kind].map(processSeconds));
  const [before, machineBefore, begin] = [look(), machineCpuSeconds(), performance.now()];
  const played = await crew.play(rate, seconds);
  const [after, machineAfter, end] = [look(), machineCpuSeconds(), performance.now()];
  const lasted = (end - begin) / 1000;
  const used = after.map((times, kind) => times.map((time, index) => time - (before[kind]?.[index] ?? 0)));
  const latencies = new Latencies();
  for (const { latencies: some } of played) for (const value of some) latencies.add(value);
  const latency = latencies.spread();
  const total = (value: (one: (typeof played)[number]) => number) => played.reduce((sum, one) => sum + value(one), 0);
  const ms = (kind: number) => rounded((sum(used[kind] ?? []) * 1000) / Math.max(1, latency.count), 3);
  const own = sum(used.map(sum));
  return {
    layout,
    tables,
    wanted: rate,
    perSecond: rounded(latency.count / seconds, 1),
    latency,
    lost: total(({ course }) => course.lost),
    skipped: total(({ course }) => course.skipped),
    refusals: total(({ refusals }) => refusals),
    cpuMs: { nodes: ms(0), database: ms(1), proxy: ms(2), broker: ms(3), generators: ms(4) },
    nodeCores: (used[0] ?? []).map((time) => rounded(time / lasted, 3)),
    cores: rounded(own / lasted, 3),
    otherCores: rounded(Math.max(0, machineAfter - machineBefore - own) / lasted, 3),
    latest: Math.max(...played.map(({ course }) => course.latest)),
  };
}

export function nameOf({ engine, nodes, proxy, notices, copy }: Layout): string {
  const around = [...(proxy === 'none' ? [] : [proxy]), ...(notices === 'own' ? [] : [notices])];
  return [...(copy === undefined ? [] : ['the other program']), `${nodes} × ${engine}`, ...around].join(', ');
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
