import { COMFORT, capacityOf, NODE_MEMORY } from './capacity.ts';
import { type Costs, readCosts, readMeasuredPoint } from './costs.ts';
import { burdenOf, FILE, LAYOUTS, type Layout } from './plan.ts';
import { simulate } from './simulation.ts';

/** One action every three seconds at each table: brisk play, as in the load drill. */
const PACE = 0.32;
const NODES = [1, 10, 100];
const BOT_THREADS = 3;

/** `npm run bench -- scaling`: what 1, 10 and 100 nodes hold, worked out from what was measured on one. */
export function runScaling(isJson: boolean): void {
  const costs = readCosts();
  const rows = [FILE, ...LAYOUTS].flatMap((layout) =>
    (layout.isFile ? [1] : NODES).map((nodes) => rowOf(layout, nodes, costs)),
  );
  const point = checkPoint(costs);
  if (isJson) {
    process.stdout.write(`${JSON.stringify({ pace: PACE, comfort: COMFORT, costs, rows, point })}\n`);
    return;
  }
  const { measured, modelled } = point;
  print([
    `One action in ${(1 / PACE).toFixed(1)} s at each table of four; nothing busier than ${COMFORT * 100} %; ${NODE_MEMORY / 1e9} GB a node.`,
    '',
    ...tableOf(rows),
    '',
    ...LAYOUTS.map(({ id, what }) => `${id}: ${what}.`),
    '',
    `Bot turns a second of a node with ${BOT_THREADS} threads: ${botTurns(costs)}.`,
    `Check: at ${measured.actionsPerSecond} actions/s on SQLite the model says p50 ${digits(modelled.p50)} ms and p99 ` +
      `${digits(modelled.p99)} ms; measured were ${digits(measured.p50)} and ${digits(measured.p99)} ms.`,
  ]);
}

/** The model beside the load drill, at the drill's own size. */
export function checkPoint(costs: Costs) {
  const measured = readMeasuredPoint();
  const pace = measured.actionsPerSecond / measured.tables;
  const plan = { nodes: 1, tablesPerNode: measured.tables, pace, layout: FILE };
  return { measured, modelled: simulate(plan, costs), burden: burdenOf(plan, costs) };
}

function rowOf(layout: Layout, nodes: number, costs: Costs) {
  const { tablesPerNode, burden, limit } = capacityOf(layout, nodes, PACE, costs);
  const waits = simulate({ nodes, tablesPerNode, pace: PACE, layout }, costs);
  return { layout: layout.id, nodes, tables: nodes * tablesPerNode, ...burden, ...waits, limit };
}

type Row = ReturnType<typeof rowOf>;

const COLUMNS: readonly (readonly [string, (row: Row) => string])[] = [
  ['layout', ({ layout }) => layout],
  ['nodes', ({ nodes }) => String(nodes)],
  ['tables', ({ tables }) => digits(tables)],
  ['sockets', ({ tables }) => digits(4 * tables)],
  ['actions/s', ({ actionsPerSecond }) => digits(actionsPerSecond)],
  ['node busy', ({ node }) => percent(node)],
  ['node memory', ({ nodeBytes }) => `${digits(nodeBytes / 1e6)} MB`],
  ['commits busy', ({ commits }) => percent(commits)],
  ['database busy', ({ database }) => percent(database)],
  ['p50', ({ p50 }) => `${digits(p50)} ms`],
  ['p99', ({ p99 }) => `${digits(p99)} ms`],
  ['first limit', ({ limit }) => limit],
];

function tableOf(rows: readonly Row[]): string[] {
  const cells = [COLUMNS.map(([title]) => title), ...rows.map((row) => COLUMNS.map(([, cell]) => cell(row)))];
  const widths = COLUMNS.map((_, column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)));
  const lines = cells.map(
    (line) => `| ${line.map((cell, column) => cell.padStart(widths[column] ?? 0)).join(' | ')} |`,
  );
  return lines.toSpliced(1, 0, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`);
}

function botTurns({ botMs }: Costs): string {
  const levels = Object.entries(botMs).map(([level, ms]) => `${level} ${digits((BOT_THREADS * 1000) / ms)}`);
  return levels.join(', ');
}

function percent(value: number): string {
  return `${Math.round(value * 100)} %`;
}

function digits(value: number): string {
  return value.toLocaleString('en', { maximumSignificantDigits: 3 });
}

function print(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}
