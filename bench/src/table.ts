import type { ContenderReport, GameReport } from './report.ts';

interface Column {
  readonly title: string;
  readonly align: 'left' | 'right';
  readonly cell: (contender: ContenderReport) => string;
}

const COLUMNS: readonly Column[] = [
  { title: 'contender', align: 'left', cell: ({ id }) => id },
  { title: 'what', align: 'left', cell: ({ what }) => what },
  { title: 'median', align: 'right', cell: medianOf },
  { title: 'lowest to highest', align: 'right', cell: rangeOf },
  { title: 'games/s', align: 'right', cell: ({ gamesPerSecond }) => inDigits(gamesPerSecond?.median) },
  { title: '× boardgame.io', align: 'right', cell: ({ timesBoardgameIo }) => inDigits(timesBoardgameIo?.median) },
  { title: '× pure apply', align: 'right', cell: ({ timesPureApply }) => inDigits(timesPureApply?.median) },
  { title: 'heap after', align: 'right', cell: ({ heapBytesAfter }) => `${inDigits(heapBytesAfter / 2 ** 20)} MiB` },
];

/** The table of one game, line by line. */
export function tableOf(report: GameReport): string[] {
  const rows = [
    COLUMNS.map(({ title }) => title),
    ...report.contenders.map((contender) => COLUMNS.map(({ cell }) => cell(contender))),
  ];
  const widths = COLUMNS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    COLUMNS.map(({ align }, column) => pad(row[column] ?? '', widths[column] ?? 0, align))
      .join('  ')
      .trimEnd(),
  );
  const rule = widths.map((width) => '─'.repeat(width)).join('  ');
  return [titleOf(report), '', ...lines.toSpliced(1, 0, rule)];
}

/** The game, the players and whatever options can be said in a word. */
function titleOf({ game, players, config }: GameReport): string {
  const options = Object.entries(config ?? {}).filter(([, value]) => typeof value === 'string');
  return [game, `${players} players`, ...options.map(([name, value]) => `${name} ${value}`)].join(', ');
}

function medianOf({ kind, operationsPerSecond, nanosecondsPerOperation }: ContenderReport): string {
  if (kind === 'call') return `${inDigits(nanosecondsPerOperation.median)} ns`;
  return `${inDigits(operationsPerSecond.median)} ${kind === 'playout' ? 'actions' : 'iterations'}/s`;
}

function rangeOf({ kind, operationsPerSecond, nanosecondsPerOperation }: ContenderReport): string {
  const { low, high } = kind === 'call' ? nanosecondsPerOperation : operationsPerSecond;
  return `${inDigits(low)} to ${inDigits(high)}`;
}

/** Three digits are all that such a measurement is worth. */
function inDigits(value: number | undefined): string {
  return value === undefined ? '–' : value.toLocaleString('en', { maximumSignificantDigits: 3 });
}

function pad(text: string, width: number, align: Column['align']): string {
  return align === 'left' ? text.padEnd(width) : text.padStart(width);
}
