import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { BadInput } from '../arguments.ts';
import { GAMES } from '../games.ts';
import { figuresOf } from './figures.ts';
import type { Finding, Order } from './order.ts';
import { reportOf } from './report.ts';

const USAGE =
  'usage: npm run bench -- judge [--matches N] [--from N] [--depth X] [--probe-every N] [--ask-every N] [--probe-depth X] [--threads N] [--game ID] [--json]';
const REPORT = fileURLToPath(new URL('../../results/judge.md', import.meta.url));
const DEFAULT_MATCHES = 8;
const MOST_MATCHES = 100_000;
const MOST_THREADS = 64;
const DEEPEST = 10;
const MOST_DECISIONS = 1000;

/** What was asked for. */
export interface JudgeRequest {
  /** Of each game. */
  readonly matches: number;
  /** The number of the first: a run that was broken off goes on where it stopped, and its matches stay other ones. */
  readonly from: number;
  /** How many imagined games a value is made of, beside what suits the game. */
  readonly depth: number;
  readonly probeEvery: number;
  readonly askEvery: number;
  readonly probeDepth: number;
  readonly threads: number;
  readonly games: readonly string[];
  readonly json: boolean;
}

/** `npm run bench -- judge`: how well the judge judges, with a report that is kept. */
export async function runJudge(request: JudgeRequest): Promise<void> {
  const { matches, from, depth, probeEvery, askEvery, probeDepth, threads, games, json } = request;
  const orders = Array.from({ length: matches }, (_, index) => from + index).flatMap((number) =>
    games.map((game): Order => ({ game, number, depth, probeEvery, askEvery, probeDepth })),
  );
  // What has been found is kept as it comes: a long run may be broken off.
  const findings = await judgedBy(threads, orders, (found) => {
    if (!json) writeFileSync(REPORT, reportOn(games, found, depth));
  });
  if (json) process.stdout.write(`${JSON.stringify({ depth, findings })}\n`);
  else process.stdout.write(reportOn(games, findings, depth));
}

function reportOn(games: readonly string[], findings: readonly Finding[], depth: number): string {
  const figures = games.map((id) => [id, figuresOf(findings.filter(({ game }) => game === id))] as const);
  const date = new Date().toISOString().slice(0, 10);
  return reportOf(figures, { date, cpu: cpus()[0]?.model ?? 'unknown', node: process.version, depth });
}

/** Each thread takes the next order when it is done with one. */
async function judgedBy(
  threads: number,
  orders: readonly Order[],
  keep: (findings: readonly Finding[]) => void,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  let next = 0;
  const work = Array.from({ length: Math.min(threads, orders.length) }, () => {
    const worker = new Worker(new URL('./worker.js', import.meta.url));
    return new Promise<void>((resolve, reject) => {
      const give = (): void => {
        const order = orders[next++];
        if (order === undefined) resolve(worker.terminate().then(() => {}));
        else worker.postMessage(order);
      };
      worker.on('error', reject);
      worker.on('message', (finding: Finding) => {
        findings.push(finding);
        keep(findings);
        if (process.stderr.isTTY) process.stderr.write(`\r${findings.length} of ${orders.length} matches`);
        give();
      });
      give();
    });
  });
  await Promise.all(work);
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[2K');
  return findings;
}

export function readJudgeArguments(args: readonly string[]): JudgeRequest {
  const { matches, from, depth, threads, game, json, ...every } = valuesOf(args);
  const known = GAMES.map(({ id }) => id);
  if (game !== undefined && !known.includes(game))
    throw new BadInput(`--game: "${game}" is unknown; known: ${known.join(', ')}`);
  return {
    matches: readWhole('--matches', matches ?? String(DEFAULT_MATCHES), MOST_MATCHES),
    from: readWhole('--from', from ?? '0', MOST_MATCHES, 0),
    depth: readDepth('--depth', depth ?? '1'),
    probeDepth: readDepth('--probe-depth', every['probe-depth'] ?? depth ?? '1'),
    probeEvery: readWhole('--probe-every', every['probe-every'] ?? '8', MOST_DECISIONS, 0),
    askEvery: readWhole('--ask-every', every['ask-every'] ?? '8', MOST_DECISIONS, 0),
    threads: readWhole('--threads', threads ?? String(availableParallelism()), MOST_THREADS),
    games: game === undefined ? known : [game],
    json: json ?? false,
  };
}

function valuesOf(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        matches: { type: 'string' },
        from: { type: 'string' },
        depth: { type: 'string' },
        'probe-every': { type: 'string' },
        'ask-every': { type: 'string' },
        'probe-depth': { type: 'string' },
        threads: { type: 'string' },
        game: { type: 'string' },
        json: { type: 'boolean' },
      },
    });
    return values;
  } catch (error) {
    // Node explains how such an option could be written nevertheless; its first sentence says what is wrong.
    throw new BadInput(`${error instanceof Error ? error.message.split(/[.\n]/, 1)[0] : error}; ${USAGE}`);
  }
}

function readWhole(field: string, text: string, most: number, least = 1): number {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : -1;
  if (number >= least && number <= most) return number;
  throw new BadInput(`${field}: "${text}" is not a whole number from ${least} to ${most}`);
}

function readDepth(field: string, text: string): number {
  const depth = /^\d{1,2}(\.\d{1,3})?$/.test(text) ? Number(text) : 0;
  if (depth > 0 && depth <= DEEPEST) return depth;
  throw new BadInput(`${field}: "${text}" is not a number above 0 and up to ${DEEPEST}`);
}
