import { isPlainObject } from '../canonical.ts';
import type { AnyRules } from '../contract.ts';
import { isWhole } from '../shape.ts';
import { isHexKey } from './commitment.ts';
import { compare, Differs } from './difference.ts';
import type { MatchHeader } from './log.ts';

const FIELDS = ['game', 'rulesVersion', 'matchId', 'players', 'config', 'commitment', 'nonces'];
const FIELDS_OF_2 = [...FIELDS, 'fairness', 'seats'];
/** A match that was played on is nobody's promise: its header is of version 1, and says where it comes from. */
const FIELDS_OF_BRANCH = [...FIELDS, 'origin'];

const DEALT_FIELDS = ['kind', 'header', 'moves'];
const KNOWN_FIELDS = ['kind', 'matchId', 'moves', 'seat', 'start'];
/** What a match has from the one that its key belongs to. */
const SHARED = ['game', 'rulesVersion', 'config', 'commitment', 'nonces'] as const;

/** Whether anything at all has the shape of a header. Whether there is such a match is another question. */
export function readHeader(value: unknown): MatchHeader<unknown> {
  if (!isPlainObject(value)) throw new Differs('header', 'is missing');
  const header = value as unknown as MatchHeader<unknown>;
  for (const field of ['game', 'rulesVersion', 'matchId', 'commitment'] as const) {
    if (typeof header[field] !== 'string') throw new Differs(`header.${field}`, 'is not a text');
  }
  if ('fairness' in header && header.fairness !== 2) throw new Differs('header.fairness', 'is not 2');
  mustHaveOnly('header', value, fieldsOf(value));
  const { players, nonces } = header;
  if (!Array.isArray(players) || !players.every((name) => typeof name === 'string')) {
    throw new Differs('header.players', 'is not a list of names');
  }
  if (!Array.isArray(nonces) || nonces.length !== players.length || !nonces.every(isHexKey)) {
    throw new Differs('header.nonces', 'is not one 64-digit number for each player');
  }
  if (header.fairness === 2) readSeats(header.seats, players.length);
  if ('origin' in header) readOrigin(header);
  return header;
}

function fieldsOf(header: object): readonly string[] {
  if ('fairness' in header) return FIELDS_OF_2;
  return 'origin' in header ? FIELDS_OF_BRANCH : FIELDS;
}

function readSeats(seats: unknown, count: number): void {
  if (!Array.isArray(seats) || seats.length !== count) throw new Differs('header.seats', 'is not one for each player');
  for (const [index, seat] of seats.entries()) {
    const place = `header.seats[${index}]`;
    if (!isPlainObject(seat)) throw new Differs(place, 'is not a seat');
    mustHaveOnly(place, seat, ['kind', 'level']);
    const { kind, level } = seat;
    if (kind !== 'person' && kind !== 'bot') throw new Differs(`${place}.kind`, 'is neither person nor bot');
    if (kind === 'bot' ? typeof level !== 'string' : level !== null) {
      throw new Differs(`${place}.level`, `does not fit a ${kind}`);
    }
  }
}

/** Whether a header says where the match comes from in a way that can be read. */
function readOrigin(header: MatchHeader<unknown>): void {
  const origin: unknown = header.origin;
  if (!isPlainObject(origin)) throw new Differs('header.origin', 'is not an origin');
  if (!isCount(origin['moves'])) throw new Differs('header.origin.moves', 'is not a number of moves');
  if (origin['kind'] === 'dealt') readDealt(header, origin);
  else if (origin['kind'] === 'known') readKnown(header, origin);
  else throw new Differs('header.origin.kind', 'is neither dealt nor known');
}

/** Key, game and configuration are those of the match it was played on from. */
function readDealt(header: MatchHeader<unknown>, origin: Record<string, unknown>): void {
  mustHaveOnly('header.origin', origin, DEALT_FIELDS);
  if (isDealt(origin['header'])) throw new Differs('header.origin.header', 'has its key from a third match');
  const deal = readHeader(origin['header']);
  for (const field of SHARED) compare(`header.${field}`, header[field], deal[field], OF_DEAL);
  if (header.players.length !== deal.players.length) {
    throw new Differs(
      'header.players',
      `has ${header.players.length} names, the match before had ${deal.players.length}`,
    );
  }
}

function isDealt(header: unknown): boolean {
  return isPlainObject(header) && isPlainObject(header['origin']) && header['origin']['kind'] === 'dealt';
}

const OF_DEAL = { words: 'the match before has', kept: null };

function readKnown(header: MatchHeader<unknown>, origin: Record<string, unknown>): void {
  mustHaveOnly('header.origin', origin, KNOWN_FIELDS);
  if (typeof origin['matchId'] !== 'string') throw new Differs('header.origin.matchId', 'is not a text');
  const { seat } = origin;
  if (!isCount(seat) || seat >= header.players.length) throw new Differs('header.origin.seat', 'is no seat');
  if (origin['start'] === undefined) throw new Differs('header.origin.start', 'is missing');
}

function isCount(value: unknown): value is number {
  return isWhole(value) && value >= 0;
}

/** Whether the game can be played as the header says, by the rules of this program. */
export function checkSetting(header: MatchHeader<unknown>, game: AnyRules): void {
  const { rulesVersion, players } = header;
  if (rulesVersion !== game.rulesVersion) {
    throw new Differs('header.rulesVersion', `is ${rulesVersion}, this program has ${game.rulesVersion}`);
  }
  const { min, max } = game.seats;
  if (players.length < min || players.length > max) {
    throw new Differs('header.players', `has ${players.length} names, the game takes ${min} to ${max}`);
  }
  const config = game.configure(header.config, players.length);
  if (!config.ok) throw new Differs(`header.config`, `is refused (${config.refusals[0]?.reason})`);
  compare('header.config', header.config, config.value);
}

/** A field that nobody knows could mean anything to whoever reads the file. */
export function mustHaveOnly(place: string, value: object, fields: readonly string[]): void {
  const extra = Object.keys(value).find((field) => !fields.includes(field));
  if (extra !== undefined) throw new Differs(place === '' ? extra : `${place}.${extra}`, 'is no field of an export');
}
