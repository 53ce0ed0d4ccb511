import { isPlainObject } from '../canonical.ts';
import type { AnyRules } from '../contract.ts';
import { isHexKey } from './commitment.ts';
import { compare, Differs } from './difference.ts';
import type { MatchHeader } from './log.ts';

const FIELDS = ['game', 'rulesVersion', 'matchId', 'players', 'config', 'commitment', 'nonces'];
const FIELDS_OF_2 = [...FIELDS, 'fairness', 'seats'];

/** Whether anything at all has the shape of a header. Whether there is such a match is another question. */
export function readHeader(value: unknown): MatchHeader<unknown> {
  if (!isPlainObject(value)) throw new Differs('header', 'is missing');
  const header = value as unknown as MatchHeader<unknown>;
  for (const field of ['game', 'rulesVersion', 'matchId', 'commitment'] as const) {
    if (typeof header[field] !== 'string') throw new Differs(`header.${field}`, 'is not a text');
  }
  if ('fairness' in header && header.fairness !== 2) throw new Differs('header.fairness', 'is not 2');
  mustHaveOnly('header', value, 'fairness' in value ? FIELDS_OF_2 : FIELDS);
  const { players, nonces } = header;
  if (!Array.isArray(players) || !players.every((name) => typeof name === 'string')) {
    throw new Differs('header.players', 'is not a list of names');
  }
  if (!Array.isArray(nonces) || nonces.length !== players.length || !nonces.every(isHexKey)) {
    throw new Differs('header.nonces', 'is not one 64-digit number for each player');
  }
  if (header.fairness === 2) readSeats(header.seats, players.length);
  return header;
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
