import { isPlainObject, type MatchHeader, type Outcome, type Verdict, verifyExport } from '@stakeout/kernel';
import { readTextFile } from '../files.ts';
import { findGame } from '../games.ts';
import { BadInput } from '../input.ts';
import { type Io, writeLine } from '../io.ts';

/** Plays an exported match through again; a file that differs anywhere is refused with the first place. */
export function verify(path: string, io: Io): void {
  const verdict = verdictOn(path, readTextFile(path, path));
  if (!verdict.ok) throw new BadInput(`${path}: ${verdict.difference.place} ${verdict.difference.fault}`);
  for (const line of summary(verdict.header, verdict.entries, verdict.outcome)) writeLine(io.out, line);
}

/** A file made up to confuse may hold what no replay can digest; that too is only a bad file. */
function verdictOn(path: string, text: string): Verdict {
  try {
    return verifyExport(text, findGame);
  } catch (error) {
    throw new BadInput(`${path}: cannot be replayed (${error instanceof Error ? error.message : error})`);
  }
}

function summary(header: MatchHeader<unknown>, entries: number, outcome: Outcome): string[] {
  const { game, rulesVersion, matchId, players, config } = header;
  const edition = isPlainObject(config) ? config['edition'] : undefined;
  return [
    'The match is genuine: commitment, every draw, every state and the result are as replay gives them.',
    `game: ${game} (rules ${rulesVersion})`,
    `match: ${matchId}`,
    `players: ${players.join(', ')}`,
    ...(typeof edition === 'string' ? [`edition: ${edition}`] : []),
    `entries: ${entries}`,
    `ending: ${outcome.ending}`,
    `scores: ${outcome.scores.join(', ')}`,
    `${outcome.winners.length === 1 ? 'winner' : 'winners'}: ${outcome.winners.map((seat) => players[seat]).join(', ')}`,
  ];
}
