import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tableOf } from '../report.ts';
import { nameOf, type Spell } from './measure.ts';
import { type Forecast, fitModel, type Observation, reachOf, recall } from './model.ts';

/** The folder of the results: the same from src/ and from dist/. */
export const RESULTS = fileURLToPath(new URL('../../../../bench/results/', import.meta.url));
const DATA = join(RESULTS, 'load-several.json');
const PAGE = join(RESULTS, 'load.md');
const BEGIN = '## Several nodes';

/** A spell, and when and where it was. */
export interface Row extends Spell {
  readonly date: string;
  readonly machine: { readonly cpu: string; readonly cores: number };
  /** Matches of its layout that lacked something after a kill. */
  readonly behind: number;
}

export function rowOf(spell: Spell, behind: number, now: Date): Row {
  const machine = { cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length };
  // Where the other copy lay is nobody's concern.
  const { copy, ...layout } = spell.layout;
  return {
    ...spell,
    layout: copy === undefined ? layout : { ...layout, copy: 'other' },
    date: now.toISOString().slice(0, 10),
    machine,
    behind,
  };
}

/** Spells of the same layout, size and rate are replaced by newer ones. */
export function saveRows(rows: readonly Row[]): void {
  const keyOf = ({ layout, tables, wanted }: Row) => `${nameOf(layout)} ${tables} ${wanted}`;
  const all = new Map([...readRows(), ...rows].map((row) => [keyOf(row), row]));
  writeFileSync(DATA, `${JSON.stringify([...all.values()], null, 2)}\n`);
  appendSeveral();
}

function readRows(): readonly Row[] {
  return existsSync(DATA) ? (JSON.parse(readFileSync(DATA, 'utf8')) as Row[]) : [];
}

/** Puts what is known of several nodes below the page of the single server. */
export function appendSeveral(): void {
  const rows = readRows();
  if (rows.length === 0) return;
  const [single = ''] = readFileSync(PAGE, 'utf8').split(BEGIN, 1);
  writeFileSync(PAGE, `${single.trimEnd()}\n\n${pageOfRows(rows)}`);
}

/** The table of spells, and what a model of them says, in Markdown. */
export function pageOfRows(rows: readonly Row[]): string {
  const [row] = rows;
  if (row === undefined) return '';
  const titles = [
    'layout',
    'tables',
    'wanted/s',
    'held/s',
    'p50',
    'p99',
    'slowest',
    'lost',
    'node',
    'database',
    'proxy',
    'generators',
    'others',
  ];
  const cells = rows.map(({ layout, tables, wanted, perSecond, latency, lost, behind, cpuMs, otherCores }) => [
    nameOf(layout),
    String(tables),
    String(wanted),
    String(perSecond),
    latency.p50.toFixed(1),
    latency.p99.toFixed(1),
    latency.max.toFixed(1),
    String(lost + behind),
    ...[cpuMs.nodes, cpuMs.database, cpuMs.proxy, cpuMs.generators].map((ms) => ms.toFixed(2)),
    otherCores.toFixed(2),
  ]);
  return [
    BEGIN,
    '',
    `Nodes, database, proxy and generators in processes of their own on one machine with ${row.machine.cores} cores (${row.machine.cpu}), ${row.date}. Times from an`,
    'action sent until all four seats had it, in milliseconds; processor time for each action, in milliseconds, of all nodes together, the',
    'database, the proxy and the generators; _others_ is what else used the machine, in cores. After each layout all nodes were killed and every',
    'match was asked for again: what everybody at a table had seen and was not stored counts as lost.',
    '',
    ...tableOf(titles, cells),
    '',
    ...pageOfModel(rows),
  ].join('\n');
}

/** A spell that was not held says nothing about how long things take. */
const HELD = 0.95;
const P99 = 150;
/** How often somebody acts at a table: brisk play. */
const PACE = 0.32;
const DATABASE = { databaseCores: 8, proxyCores: 2 };
const FLEETS = [
  { engine: 'sqlite', nodes: 1, ...DATABASE },
  ...[1, 2, 5, 10, 20].map((nodes) => ({ engine: 'postgres' as const, nodes, ...DATABASE })),
] as const;

export interface Fit {
  /** How far the model is off at worst, as a factor. */
  readonly worst: number;
  readonly lines: readonly string[];
}

function pageOfModel(rows: readonly Row[]): readonly string[] {
  const fit = fitOf(rows);
  return fit === null ? [] : [...fit.lines, ''];
}

/** The model of these spells beside them, and what it says of fleets; `null` when they are too few. */
export function fitOf(rows: readonly Row[]): Fit | null {
  const held = rows.filter(({ layout, perSecond, wanted }) => layout.copy === undefined && perSecond >= HELD * wanted);
  const observations = held.map(observationOf);
  const model = fitModel(observations);
  if (model === null) return null;
  const said = observations.map((one) => recall(model, one).p99);
  const off = observations.map(({ p99 }, index) => Math.max(p99 / (said[index] ?? 0), (said[index] ?? 0) / p99));
  const worst = Math.max(...off);
  const engines = (['sqlite', 'postgres'] as const).filter((engine) =>
    held.some(({ layout }) => layout.engine === engine),
  );
  const lines = [
    `The model of these: at the busiest part, \`busy\`, half of the actions take ${model.p50.base.toFixed(1)} + ${model.p50.slope.toFixed(1)} · busy / (1 − busy) milliseconds, 99 of 100`,
    `${model.p99.base.toFixed(1)} + ${model.p99.slope.toFixed(1)} · busy / (1 − busy). Held against the spells it was fitted to, its p99 is off by a factor of ${worst.toFixed(2)} at worst.`,
    '',
    ...tableOf(
      ['an action costs', 'node', 'database', 'proxy', 'a node at rest'],
      engines.map((engine) => {
        const { nodeMs, databaseMs, proxyMs, nodeRest } = model.costs[engine];
        return [
          engine,
          ...[nodeMs, databaseMs, proxyMs].map((ms) => `${ms.toFixed(3)} ms`),
          `${(nodeRest * 100).toFixed(1)} %`,
        ];
      }),
    ),
    '',
    `A fleet in which each node has a processor of its own, the database ${DATABASE.databaseCores} and the proxy ${DATABASE.proxyCores}, with nothing busier than 70 % and`,
    `99 of 100 within ${P99} ms, would reach (worked out, not measured):`,
    '',
    ...tableOf(
      ['fleet', 'actions/s', 'tables of four', 'p50', 'p99', 'node', 'database', 'proxy'],
      FLEETS.filter(({ engine }) => engines.includes(engine)).map((fleet) =>
        reachRow(fleet, reachOf(model, fleet, P99)),
      ),
    ),
  ];
  return { worst, lines };
}

function reachRow({ engine, nodes }: (typeof FLEETS)[number], reach: Forecast): readonly string[] {
  const { perSecond, p50, p99, node, database, proxy } = reach;
  const percent = (part: number) => `${Math.round(part * 100)} %`;
  const tables = Math.floor(perSecond / PACE).toLocaleString('en');
  const times = [p50, p99].map((ms) => `${ms.toFixed(1)} ms`);
  return [
    `${nodes} × ${engine}`,
    perSecond.toLocaleString('en'),
    tables,
    ...times,
    percent(node),
    percent(database),
    percent(proxy),
  ];
}

function observationOf({ layout, perSecond, latency, cpuMs, nodeCores, cores, otherCores, machine }: Row): Observation {
  return {
    engine: layout.engine,
    nodes: layout.nodes,
    perSecond,
    p50: latency.p50,
    p99: latency.p99,
    nodeCores: nodeCores.reduce((sum, value) => sum + value, 0),
    databaseCores: (cpuMs.database * perSecond) / 1000,
    proxyCores: (cpuMs.proxy * perSecond) / 1000,
    usedCores: cores + otherCores,
    machineCores: machine.cores,
  };
}
