import { cpus } from 'node:os';
import type { SimulationOptions } from './options.ts';
import type { Tally } from './tally.ts';

/** With which seed something that was planted was found first, and by what; `null` when it was not. */
export interface Found {
  readonly plant: string;
  readonly seed: number | null;
  readonly what: string;
}

export interface SimulationReport {
  readonly options: SimulationOptions;
  readonly tally: Tally;
  readonly planted: readonly Found[];
  /** How many seeds each of the planted was given. */
  readonly tries: number;
  readonly cpuSeconds: number;
  readonly at: Date;
}

/** The report as a page. */
export function pageOf({ options, tally, planted, tries, cpuSeconds, at }: SimulationReport): string {
  const { sums, faults, failures } = tally;
  const [cpu] = cpus();
  const machine = `${cpu?.model.split(' ', 2).join(' ') ?? 'unknown'}, Node ${process.version}`;
  const figures: readonly (readonly [string, string])[] = [
    ['courses', whole(sums.courses)],
    ['tables', whole(sums.tables)],
    ['entries of logs', whole(sums.entries)],
    ['messages of nodes', whole(sums.frames)],
    ['requests sent again', whole(sums.resends)],
    ['lives of nodes', whole(sums.lives)],
    ['things that happened', whole(sums.happenings)],
    ['hours that passed in them', (sums.time / 3_600_000).toFixed(1)],
    ['seconds of processor time', cpuSeconds.toFixed(0)],
    ['courses that failed', whole(failures.length)],
  ];
  const kinds = [...faults].sort(([one], [other]) => one.localeCompare(other));
  const lines = [
    '# Simulation',
    '',
    `The last run of \`npm run simulate-faults -- --seeds ${options.first}..${options.last} --report\`: three nodes, real`,
    'clients and real SQLite in virtual time, faults by the seed, and an audit of all that was asked, answered, shown and',
    `stored. ${machine}, ${at.toISOString().slice(0, 10)}.`,
    '',
    ...table(['what', 'figure'], figures),
    '',
    ...failures.flatMap(({ seed, faults: found, again }) => [`- seed ${seed}: ${found[0]}; \`${again}\``, '']),
    'What befell them:',
    '',
    ...table(
      ['fault', 'times'],
      kinds.map(([kind, count]) => [kind, whole(count)]),
    ),
    '',
    `Servers that are wrong on purpose, and the first of ${tries} seeds that shows it:`,
    '',
    ...table(
      ['what was planted', 'seed', 'how it shows'],
      planted.map(({ plant, seed, what }) => [plant, seed === null ? 'not found' : String(seed), what]),
    ),
  ];
  return `${lines.join('\n')}\n`;
}

function whole(value: number): string {
  return value.toLocaleString('en');
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)];
}
