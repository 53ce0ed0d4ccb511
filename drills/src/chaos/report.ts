import type { ClusterPlan } from './cluster.ts';
import type { Fault } from './fault.ts';
import type { Mishaps } from './weather.ts';

/** What a drill on one engine did and found. */
export interface Report extends Pick<ClusterPlan, 'engine' | 'proxy' | 'notices'> {
  readonly nodes: number;
  readonly seed: number;
  readonly tables: number;
  readonly clients: number;
  /** Entries of all logs: actions and undos, of people and of bots. */
  readonly actions: number;
  readonly undos: number;
  /** Requests that were acknowledged at least once, and those that were refused. */
  readonly acks: number;
  readonly refusals: number;
  readonly lines: number;
  readonly resigned: number;
  /** Entries that bots made for people. */
  readonly standIns: number;
  /** Those of them that no client saw being made. */
  readonly unseen: number;
  readonly kills: number;
  /** How often the database lost a machine. */
  readonly disasters: number;
  /** How often clients sent a request again, and how often the server answered what it had answered before. */
  readonly resends: number;
  readonly duplicates: number;
  /** How often clients missed entries and were given the state instead. */
  readonly gaps: number;
  /** Refused because a bot stood in, then done when a late copy came after the return. */
  readonly revived: number;
  /** Done, though the server could not say so, since its database went away meanwhile. */
  readonly doubtful: number;
  /** Old requests that were sent again after the end. */
  readonly resentAfterEnd: number;
  readonly weather: Mishaps;
  readonly seconds: number;
  readonly faults: readonly Fault[];
}

const ROWS: readonly (readonly [title: string, cell: (report: Report) => number])[] = [
  ['server nodes', ({ nodes }) => nodes],
  ['tables', ({ tables }) => tables],
  ['clients', ({ clients }) => clients],
  ['entries in the logs', ({ actions }) => actions],
  ['  of them undos', ({ undos }) => undos],
  ['  of them by stand-ins', ({ standIns }) => standIns],
  ['    seen by nobody', ({ unseen }) => unseen],
  ['requests acknowledged', ({ acks }) => acks],
  ['requests refused', ({ refusals }) => refusals],
  ['lines of chat', ({ lines }) => lines],
  ['seats resigned', ({ resigned }) => resigned],
  ['kill -9', ({ kills }) => kills],
  ['machines of the database lost', ({ disasters }) => disasters],
  ['requests sent again', ({ resends }) => resends],
  ['duplicates recognised', ({ duplicates }) => duplicates],
  ['gaps resynced', ({ gaps }) => gaps],
  ['done after a refusal', ({ revived }) => revived],
  ['done without an answer', ({ doubtful }) => doubtful],
  ['sent again after the end', ({ resentAfterEnd }) => resentAfterEnd],
  ['frames dropped', ({ weather }) => weather.dropped],
  ['frames duplicated', ({ weather }) => weather.duplicated],
  ['frames delayed', ({ weather }) => weather.delayed],
  ['frames swapped', ({ weather }) => weather.swapped],
  ['connections cut', ({ weather }) => weather.cut],
  ['connections frozen', ({ weather }) => weather.frozen],
  ['seconds', ({ seconds }) => seconds],
  ['FAULTS', ({ faults }) => faults.length],
];

/** `postgres, nats, nginx`: what the nodes had around them. */
function titleOf({ engine, proxy, notices }: Report): string {
  return [engine, ...(notices === 'own' ? [] : [notices]), ...(proxy === null ? [] : [proxy])].join(', ');
}

/** One column for each engine, line by line. */
export function tableOf(reports: readonly Report[]): string[] {
  const rows = [
    ['', ...reports.map(titleOf)],
    ...ROWS.map(([title, cell]) => [title, ...reports.map((report) => cell(report).toLocaleString('en'))]),
  ];
  const widths = Array.from({ length: reports.length + 1 }, (_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((text, column) => (column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0)))
      .join('  '),
  );
}
