import { canonicalText, hashOf, isPlainObject } from '../canonical.ts';
import type { AnyRules, Outcome } from '../contract.ts';
import { firstFaultInJson } from '../text/json-fault.ts';
import { commitmentTo, isHexKey } from './commitment.ts';
import { EXPORT_FORMAT, exportMatch, exportText } from './export.ts';
import type { MatchHeader } from './log.ts';
import { type AnyMatch, act, openMatch, undo } from './match.ts';

/** The first place where a file differs from the match it claims to be. */
export interface Difference {
  /** Such as `entries[17].draws[0].value` or `line 4, column 12`. */
  readonly place: string;
  /** What is wrong there, in a few words of English; the tools that show it are for the technically minded. */
  readonly fault: string;
}

export type Verdict =
  | { readonly ok: true; readonly header: MatchHeader<unknown>; readonly entries: number; readonly outcome: Outcome }
  | { readonly ok: false; readonly difference: Difference };

class Differs extends Error {
  readonly difference: Difference;

  constructor(place: string, fault: string) {
    super(`${place}: ${fault}`);
    this.difference = { place, fault };
  }
}

/** Plays an exported match through again and compares commitment, draws, hashes, result and finally every byte. */
export function verifyExport(text: string, findGame: (id: string) => AnyRules | null): Verdict {
  try {
    return verify(text, findGame);
  } catch (error) {
    if (error instanceof Differs) return { ok: false, difference: error.difference };
    throw error;
  }
}

function verify(text: string, findGame: (id: string) => AnyRules | null): Verdict {
  const file = parsed(text);
  if (file['format'] !== EXPORT_FORMAT) throw new Differs('format', `is not ${EXPORT_FORMAT}`);
  const header = checkedHeader(file['header'], findGame);
  if (file['headerHash'] !== hashOfHeader(header)) throw new Differs('header', 'does not fit headerHash');
  const secret = file['secret'];
  if (!isHexKey(secret)) throw new Differs('secret', 'is not 64 hexadecimal digits');
  if (commitmentTo(secret) !== header.commitment) throw new Differs('secret', 'does not fit header.commitment');

  const game = gameOf(header, findGame);
  const match = openMatch(game, header, secret);
  compare('opening', file['opening'], match.opening);
  replayEntries(match, file['entries']);

  const outcome = game.outcome(match.state);
  if (outcome === null) throw new Differs('entries', 'end before the game does');
  compare('outcome', file['outcome'], outcome);
  const exported = exportMatch(match, secret);
  if (exported.ok) compareText(text, exportText(exported.value));
  return { ok: true, header, entries: match.entries.length, outcome };
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

function checkedHeader(value: unknown, findGame: (id: string) => AnyRules | null): MatchHeader<unknown> {
  if (!isPlainObject(value)) throw new Differs('header', 'is missing');
  const header = value as unknown as MatchHeader<unknown>;
  for (const field of ['game', 'rulesVersion', 'matchId', 'commitment'] as const) {
    if (typeof header[field] !== 'string') throw new Differs(`header.${field}`, 'is not a text');
  }
  const game = gameOf(header, findGame);
  if (header.rulesVersion !== game.rulesVersion) {
    throw new Differs('header.rulesVersion', `is ${header.rulesVersion}, this program has ${game.rulesVersion}`);
  }
  const { players, nonces } = header;
  if (!Array.isArray(players) || !players.every((name) => typeof name === 'string')) {
    throw new Differs('header.players', 'is not a list of names');
  }
  if (players.length < game.seats.min || players.length > game.seats.max) {
    throw new Differs(
      'header.players',
      `has ${players.length} names, the game takes ${game.seats.min} to ${game.seats.max}`,
    );
  }
  if (!Array.isArray(nonces) || nonces.length !== players.length || !nonces.every(isHexKey)) {
    throw new Differs('header.nonces', 'is not one 64-digit number for each player');
  }
  const config = game.configure(header.config, players.length);
  if (!config.ok) throw new Differs(`header.config`, `is refused (${config.refusals[0]?.reason})`);
  compare('header.config', header.config, config.value);
  return header;
}

/** A header with anything but plain data in it has no hash at all. */
function hashOfHeader(header: MatchHeader<unknown>): string | null {
  try {
    return hashOf(header);
  } catch {
    return null;
  }
}

function gameOf(header: MatchHeader<unknown>, findGame: (id: string) => AnyRules | null): AnyRules {
  const game = findGame(header.game);
  if (game === null) throw new Differs('header.game', `"${header.game}" is not a game of this program`);
  return game;
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

/** Walks two pieces of plain data side by side and stops at the first difference. */
function compare(place: string, found: unknown, expected: unknown): void {
  if (Array.isArray(expected) && Array.isArray(found)) {
    for (let index = 0; index < Math.max(expected.length, found.length); index++) {
      compare(`${place}[${index}]`, found[index], expected[index]);
    }
    return;
  }
  if (isPlainObject(expected) && isPlainObject(found)) {
    for (const field of new Set([...Object.keys(expected), ...Object.keys(found)])) {
      compare(`${place}.${field}`, found[field], expected[field]);
    }
    return;
  }
  if (found !== expected) throw new Differs(place, `is ${shown(found)}, replay gives ${shown(expected)}`);
}

function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  try {
    return canonicalText(value);
  } catch {
    return JSON.stringify(value);
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
