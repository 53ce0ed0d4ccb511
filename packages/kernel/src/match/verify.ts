import { hashOf, isPlainObject } from '../canonical.ts';
import type { AnyRules, Outcome } from '../contract.ts';
import { firstFaultInJson } from '../text/json-fault.ts';
import { checkDeal, readSecret } from './deal-check.ts';
import { compare, type Difference, Differs } from './difference.ts';
import { EXPORT_FORMAT, exportMatch, exportText } from './export.ts';
import { checkSetting, mustHaveOnly, readHeader } from './header-check.ts';
import { checkKept, type Kept } from './kept.ts';
import type { MatchHeader } from './log.ts';
import { type AnyMatch, act, openMatch, undo } from './match.ts';
import { dealOf, sharedMoves } from './origin.ts';

export type Verdict =
  | { readonly ok: true; readonly header: MatchHeader<unknown>; readonly entries: number; readonly outcome: Outcome }
  | { readonly ok: false; readonly difference: Difference };

const FILE_FIELDS = ['format', 'header', 'headerHash', 'secret', 'opening', 'entries', 'outcome', 'seal'];

/**
 * Plays an exported match through again and compares commitment, draws, hashes, result and finally every byte. Whether it is
 * the match that was promised only those can tell who kept something of it: `kept` is held against the header first.
 */
export function verifyExport(
  text: string,
  findGame: (id: string) => AnyRules | null,
  kept: Partial<Kept> = {},
): Verdict {
  try {
    return verify(text, findGame, kept);
  } catch (error) {
    if (error instanceof Differs) return { ok: false, difference: error.difference };
    // At a table that was made up by hand anything may be missing, and the rules stumble over it.
    if (hasStart(text))
      return { ok: false, difference: { place: 'header.origin.start', fault: 'cannot be played', kept: null } };
    throw error;
  }
}

function verify(text: string, findGame: (id: string) => AnyRules | null, kept: Partial<Kept>): Verdict {
  const file = parsed(text);
  if (file['format'] !== EXPORT_FORMAT) throw new Differs('format', `is not ${EXPORT_FORMAT}`);
  mustHaveOnly('', file, FILE_FIELDS);
  const header = readHeader(file['header']);
  const headerHash = hashOfHeader(header);
  const difference = headerHash === null ? null : checkKept(header, kept);
  if (difference !== null) return { ok: false, difference };
  const game = findGame(header.game);
  if (game === null) throw new Differs('header.game', `"${header.game}" is not a game of this program`);
  checkSetting(header, game);
  if (file['headerHash'] !== headerHash) throw new Differs('header', 'does not fit headerHash');
  const secret = readSecret(file['secret']);
  checkDeal(header, secret, game);

  const match = openMatch(game, header, secret);
  compare('opening', file['opening'], match.opening);
  replayEntries(match, file['entries']);
  if (match.standing.length < sharedMoves(header)) throw new Differs('header.origin.moves', 'is more than there are');

  const outcome = game.outcome(match.state);
  if (outcome === null) throw new Differs('entries', 'end before the game does');
  compare('outcome', file['outcome'], outcome);
  const exported = exportMatch(match, secret);
  if (exported.ok) compareText(text, exportText(exported.value));
  return { ok: true, header, entries: match.entries.length, outcome };
}

/** Of a file that could be read as far as its moves. */
function hasStart(text: string): boolean {
  return dealOf(parsed(text)['header'] as MatchHeader<unknown>).origin !== undefined;
}

function parsed(text: string): Record<string, unknown> {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    throw new Differs(placeOf(text, firstFaultInJson(text)), 'is broken off or not JSON');
  }
  if (!isPlainObject(file)) throw new Differs('the file', 'is not an object');
  return file;
}

/** A header with anything but plain data in it has no hash at all. */
function hashOfHeader(header: MatchHeader<unknown>): string | null {
  try {
    return hashOf(header);
  } catch {
    return null;
  }
}

function replayEntries(match: AnyMatch, entries: unknown): void {
  if (!Array.isArray(entries)) throw new Differs('entries', 'is not a list');
  for (const [index, entry] of entries.entries()) {
    const place = `entries[${index}]`;
    if (!isPlainObject(entry) || typeof entry['seat'] !== 'number') throw new Differs(place, 'is not an entry');
    const seat = entry['seat'];
    const undone = entry['undo'];
    const result = 'undo' in entry ? undo(match, seat, undone as number) : act(match, seat, entry['action']);
    if (!result.ok) {
      const refusal = result.refusals[0];
      throw new Differs(
        `${place}.${'undo' in entry ? 'undo' : 'action'}`,
        `is refused (${refusal?.clause ?? refusal?.field})`,
      );
    }
    compare(place, entry, { seq: index + 1, ...match.entries[index], ...match.consequences[index] });
  }
}

function compareText(found: string, expected: string): void {
  if (found === expected) return;
  let offset = 0;
  while (offset < found.length && found[offset] === expected[offset]) offset++;
  throw new Differs(placeOf(found, offset), 'is not written as an export writes it');
}

function placeOf(text: string, offset: number): string {
  const before = text.slice(0, offset).split('\n');
  return `line ${before.length}, column ${(before.at(-1) ?? '').length + 1}`;
}
