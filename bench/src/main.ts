import { cpus } from 'node:os';
import { BadInput, type Request, readArguments, readScalingArguments } from './arguments.ts';
import { libraryVersion } from './boardgame-io/library.ts';
import { GAMES } from './games.ts';
import { readJudgeArguments, runJudge } from './judge/command.ts';
import { runScaling } from './scaling/command.ts';
import { runSuite } from './suite.ts';
import { tableOf } from './table.ts';

const ROUNDS = 5;
const WARM_UP_SECONDS = 1;
const BAD_INPUT = 2;

const [suite, ...rest] = process.argv.slice(2);
try {
  // No contenders here: a model of the server, made of what was measured elsewhere.
  if (suite === 'scaling') runScaling(readScalingArguments(rest).json);
  // Nor here: the judge beside a deeper one.
  else if (suite === 'judge') await runJudge(readJudgeArguments(rest));
  else await runBench(readArguments(process.argv.slice(2), GAMES));
} catch (error) {
  if (!(error instanceof BadInput)) throw error;
  process.stderr.write(`bench: ${error.message.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')}\n`);
  process.exitCode = BAD_INPUT;
}

async function runBench({ suite, json, seconds, settings }: Request): Promise<void> {
  const games = await runSuite(suite, settings, { rounds: ROUNDS, seconds, warmUp: WARM_UP_SECONDS }, showProgress);
  showProgress('');
  const peer = { name: 'boardgame.io', version: libraryVersion() };
  const machine = { node: process.version, cpu: cpus()[0]?.model ?? 'unknown' };
  const memory = { residentBytes: process.memoryUsage.rss() };
  if (json) {
    print([JSON.stringify({ suite: suite.id, ...machine, peer, rounds: ROUNDS, seconds, games, memory })]);
    return;
  }
  for (const game of games) print([...tableOf(game), '']);
  print([
    `Node ${machine.node}, ${machine.cpu}, ${peer.name} ${peer.version} in production mode.`,
    `${seconds} s for each contender in ${ROUNDS} rounds by turns, one at a time, each in an isolate of its own.`,
    `Resident memory of the process afterwards: ${Math.round(memory.residentBytes / 2 ** 20)} MiB.`,
  ]);
}

function print(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Overwrites its own line; silent where nobody watches. */
function showProgress(line: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[2K${line}`);
}
