import { type AnyMatch, isPlainObject, type MatchLog, replay } from '@stakeout/kernel';
import { readTextFile } from '../files.ts';
import { findGame } from '../games.ts';
import { BadInput } from '../input.ts';
import { verdictOn } from '../verdict.ts';

/** A match file that verifies, played through again. Any other is refused with the first place that differs. */
export function readMatch(path: string): AnyMatch {
  const text = readTextFile(path, path);
  const verdict = verdictOn(path, text);
  if (!verdict.ok) throw new BadInput(`${path}: ${verdict.difference.place} ${verdict.difference.fault}`);
  const file: unknown = JSON.parse(text);
  const game = findGame(verdict.header.game);
  if (game === null || !isPlainObject(file)) throw new BadInput(`${path}: is not a match of this program`);
  const log = { header: verdict.header, entries: file['entries'] as MatchLog<unknown, unknown>['entries'] };
  const match = replay(game, log, String(file['secret']));
  if (!match.ok) throw new BadInput(`${path}: cannot be replayed`);
  return match.value;
}
