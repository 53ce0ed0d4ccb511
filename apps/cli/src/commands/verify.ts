import { isPlainObject, type Kept, type MatchHeader, type Origin, type Outcome } from '@stakeout/kernel';
import { readTextFile } from '../files.ts';
import { BadInput } from '../input.ts';
import { type Io, writeLine } from '../io.ts';
import { verdictOn } from '../verdict.ts';
import { type KeptFlags, readKeptFlags } from './kept-flags.ts';

/** Plays an exported match through again; a file that differs anywhere is refused with the first place. */
export function verify(path: string, flags: KeptFlags, io: Io): void {
  const kept = readKeptFlags(flags);
  const verdict = verdictOn(path, readTextFile(path, path), kept);
  if (!verdict.ok) throw new BadInput(`${path}: ${verdict.difference.place} ${verdict.difference.fault}`);
  const { header, entries, outcome } = verdict;
  const lines = [...assurance(header, kept), ...summary(header, entries, outcome)];
  for (const line of lines) writeLine(io.out, line);
}

/** What can be kept, in the words of the report. */
const PARTS: readonly (readonly [field: keyof Kept, words: string])[] = [
  ['matchId', 'the table'],
  ['commitment', 'the commitment'],
  ['configHash', 'game, rules, options and number of seats'],
  ['bots', 'which seats were bots'],
  ['seat', 'your seat'],
  ['nonce', 'your nonce'],
  ['name', 'your name'],
  ['start', 'the names, levels and nonces shown at the start'],
];

/** What was checked and what was not: a file says only that it fits itself. */
function assurance(header: MatchHeader<unknown>, kept: Partial<Kept>): string[] {
  const has = (field: keyof Kept) => kept[field] !== undefined && kept[field] !== null;
  const checked = PARTS.filter(([field]) => has(field)).map(([, words]) => words);
  const missing = PARTS.filter(([field]) => !has(field)).map(([, words]) => words);
  const lines = [
    'The file is consistent in itself: commitment, every draw, every state and the result are as replay gives them.',
  ];
  if (header.origin !== undefined) return [...lines, originLine(header.origin)];
  if (has('commitment') && has('nonce')) lines.push('The match is genuine: it is the one you were promised.');
  else lines.push('Whether these are the cards you were promised only your commitment and nonce can tell.');
  if (checked.length > 0) lines.push(`held against what you kept: ${checked.join(', ')}`);
  if (missing.length > 0) lines.push(`not checked, since it was not given: ${missing.join(', ')}`);
  if (header.fairness === undefined) {
    lines.push('fairness: version 1, in which whoever ran the match could choose the nonces of bots');
  }
  return lines;
}

/** What a file cannot show of a match that was played on from another. */
function originLine(origin: Origin): string {
  return origin.kind === 'dealt'
    ? `It was dealt by the key of match ${origin.header.matchId}, and goes on from its move ${origin.moves}, if those moves are that match's.`
    : `It begins at a table made up from what seat ${origin.seat + 1} knew of match ${origin.matchId} after move ${origin.moves}; no shuffle stands behind it.`;
}

function summary(header: MatchHeader<unknown>, entries: number, outcome: Outcome): string[] {
  const { game, rulesVersion, matchId, players, config } = header;
  const edition = isPlainObject(config) ? config['edition'] : undefined;
  return [
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
