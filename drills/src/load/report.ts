import { cpus } from 'node:os';
import type { Figures } from './drill.ts';
import type { Goal } from './goals.ts';
import type { Spread } from './latencies.ts';
import type { LoadOptions } from './options.ts';

/** What `--json` prints and `--save` keeps. */
export interface LoadReport {
  readonly date: string;
  readonly machine: { readonly cpu: string; readonly cores: number; readonly node: string };
  readonly options: Omit<LoadOptions, 'json' | 'save' | 'kind' | 'layout' | 'generators'>;
  readonly figures: Figures;
  readonly goals: readonly Goal[];
}

export function reportOf(options: LoadOptions, figures: Figures, goals: readonly Goal[], now: Date): LoadReport {
  const { json: _json, save: _save, kind: _kind, layout: _layout, generators: _generators, ...size } = options;
  return {
    date: now.toISOString().slice(0, 10),
    machine: { cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length, node: process.version },
    options: size,
    figures,
    goals,
  };
}

/** The report for readers, in Markdown, which also reads well in a terminal. */
export function pageOf({ date, machine, options, figures, goals }: LoadReport): string {
  const { memory, idle, play, storm, restart } = figures;
  const { before, during } = storm.report;
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;
  return [
    '# Load',
    '',
    `The last run of \`npm run load\`: ${options.tables} tables of four, ${figures.sockets} sockets, ${options.store}.`,
    `Server and clients share one machine: ${machine.cores} cores (${machine.cpu}), Node ${machine.node}, ${date}.`,
    '',
    ...tableOf(
      ['goal', 'wanted', 'measured', ''],
      goals.map(({ name, wanted, measured, isMet }) => [name, wanted, measured, isMet ? 'met' : 'MISSED']),
    ),
    '',
    'From an action sent until all four seats had it, in milliseconds:',
    '',
    ...tableOf(
      ['when', 'actions', 'p50', 'p90', 'p99', 'slowest'],
      [
        latencyRow(`${options.rate} actions/s for ${options.seconds} s`, play.course.latency),
        latencyRow('one table, before the crowd', before.featured.latency),
        latencyRow(`the same, ${storm.report.spectators} spectators coming`, during.featured.latency),
        latencyRow('other tables, before the crowd', before.others.latency),
        latencyRow('the same, meanwhile', during.others.latency),
      ],
    ),
    '',
    ...tableOf(
      ['what', 'figure'],
      [
        ['server, cores used while playing', String(play.usage.serverCores)],
        ['drill, cores used while playing', String(play.usage.drillCores)],
        ['everything else on the machine meanwhile', String(play.usage.otherCores)],
        ['everything else while the crowd came', String(storm.usage.otherCores)],
        ['server CPU for an action', `${((play.usage.serverCpuSeconds / play.usage.actions) * 1000).toFixed(2)} ms`],
        ['receipt of an action to its commit', `${play.usage.storeMs} ms`],
        ['handing an entry to the sockets', `${play.usage.broadcastMs} ms`],
        ['lag of the event loop, p99 and worst', `${play.usage.loopLagP99} and ${play.usage.loopLagMax} ms`],
        ['lateness of the drill itself at worst', `${play.course.latest} ms`],
        ['server with the crowd, cores used', String(storm.usage.serverCores)],
        ['crowd shown the table within', `${storm.report.arrivalMs} ms`],
        ['server at rest with all sockets, cores used', String(idle.serverCores)],
        ['memory of the server alone', megabytes(memory.alone.resident)],
        ['with all sockets at waiting tables', megabytes(memory.waiting.resident)],
        [
          'a socket at a waiting table: resident, heap',
          `${kilobytes(memory.perWaitingSocket.resident)}, ${kilobytes(memory.perWaitingSocket.heap)}`,
        ],
        ['with all sockets at running matches', megabytes(memory.running.resident)],
        [
          'a socket and its quarter of a room: resident, heap',
          `${kilobytes(memory.perRunningSocket.resident)}, ${kilobytes(memory.perRunningSocket.heap)}`,
        ],
        ['listening again after a kill', `${restart.listensMs} ms`],
        ['all clients back after a kill', `${restart.allBackMs} ms`],
        ['guests and tables made in', `${figures.setUpSeconds} s`],
        ['refusals, rematches', `${figures.refusals}, ${figures.rematches}`],
      ],
    ),
    '',
  ].join('\n');
}

function latencyRow(name: string, { count, p50, p90, p99, max }: Spread): string[] {
  return [name, String(count), ...[p50, p90, p99, max].map((value) => value.toFixed(1))];
}

/** A table of Markdown whose columns line up. */
export function tableOf(titles: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = titles.map((title, column) =>
    Math.max(title.length, 3, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(titles), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)];
}
