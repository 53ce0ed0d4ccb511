import {
  accepted,
  FaultList,
  forbidden,
  isPlainObject,
  malformed,
  type Refusal,
  type Result,
  refused,
  type Seat,
  tooLarge,
} from '@stakeout/kernel';
import { type Face, ROLE_NAMES } from './cards.ts';
import { EDITIONS, type Edition } from './editions.ts';

export type Memory = 'strict' | 'open';

export const MEMORIES: readonly Memory[] = ['strict', 'open'];

/** What a match is created with. */
export interface Config {
  readonly edition: Edition;
  readonly memory: Memory;
  /** The faces of a deck, ascending: role times ten plus value. */
  readonly deck: readonly Face[];
  /** The starting player the host named, or `null` for chance (G3.6). */
  readonly start: Seat | null;
}

/** G2.1: the books print the values only in pictures, so this table is a choice; owners of a box can enter their own. */
export const DEFAULT_DECK: readonly Face[] = [1, 1, 2, 2, 3, 3, 4, 4, 11, 22, 32, 42, 53, 63];

/** G2.1. */
export const DECK_SIZE = 14;
const LOWEST_VALUE = 1;
export const HIGHEST_VALUE = 6;
const FIELDS = ['edition', 'memory', 'deck', 'start'];
const CARD_FIELDS = ['role', 'value'];

/** Checks what a host asked for and completes it with the defaults. Every fault is named, not only the first. */
export function configure(input: unknown, seats: number): Result<Config> {
  if (!isPlainObject(input)) return refused([malformed('config', 'config.notAnObject')]);
  const large = tooLarge(input);
  if (large !== null) return refused([large]);
  const faults = new FaultList();
  for (const field of Object.keys(input)) {
    if (!FIELDS.includes(field)) faults.add(malformed(field, 'config.unknownOption', { known: FIELDS.join(', ') }));
  }
  const edition = oneOf('edition', input['edition'], EDITIONS, faults);
  const memory = oneOf('memory', input['memory'], MEMORIES, faults);
  const deck = readDeck(input['deck'], faults);
  const start = readStart(input['start'], seats, faults);
  const { refusals } = faults;
  return refusals.length > 0 ? refused(refusals) : accepted({ edition, memory, deck, start });
}

function oneOf<T extends string>(field: string, value: unknown, allowed: readonly T[], faults: FaultList): T {
  const fallback = allowed[0] as T;
  if (value === undefined) return fallback;
  const found = allowed.find((candidate) => candidate === value);
  if (found === undefined) faults.add(malformed(field, 'config.notOneOf', { allowed: allowed.join(', ') }));
  return found ?? fallback;
}

function readStart(value: unknown, seats: number, faults: FaultList): Seat | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < seats) return value;
  faults.add(malformed('start', 'config.start', { most: seats - 1 }));
  return null;
}

/** A deck is a list of `{ role, value }`, or of the numbers a checked configuration holds. */
function readDeck(value: unknown, faults: FaultList): readonly Face[] {
  if (value === undefined) return DEFAULT_DECK;
  if (!Array.isArray(value)) {
    faults.add(malformed('deck', 'deck.notAList'));
    return DEFAULT_DECK;
  }
  const cards = value.map(roleAndValue);
  for (const [index, [role, points]] of cards.entries()) {
    if (faults.isFull) break;
    faults.add(...unknownFields(`deck[${index}]`, value[index]), ...faultsOfCard(`deck[${index}]`, role, points));
  }
  faults.add(...faultsOfDeck(cards));
  return cards.map(([role, points]) => (role ?? 0) * 10 + (points ?? 0)).sort((one, other) => one - other);
}

/** A name that is misspelt must not pass unread. */
function unknownFields(field: string, card: unknown): Refusal[] {
  const names = isPlainObject(card) ? Object.keys(card).filter((name) => !CARD_FIELDS.includes(name)) : [];
  const known = CARD_FIELDS.join(', ');
  return names.map((name) => malformed(`${field}.${name}`, 'deck.unknownField', { name, known }));
}

/** What a deck says of a card; `null` where it says nothing that can be read. */
type ReadCard = readonly [role: number | null, value: number | null];

function faultsOfCard(field: string, role: number | null, value: number | null): Refusal[] {
  const faults: Refusal[] = [];
  if (role === null) faults.push(malformed(`${field}.role`, 'deck.role', { allowed: ROLE_NAMES.join(', ') }));
  if (value === null) faults.push(malformed(`${field}.value`, 'deck.valueMissing'));
  else if (value < LOWEST_VALUE || value > HIGHEST_VALUE) {
    faults.push({ ...forbidden('G2.1', 'deck.value', { value }), field: `${field}.value` });
  }
  return faults;
}

function roleAndValue(card: unknown): ReadCard {
  if (typeof card === 'number' && Number.isInteger(card) && card >= 0) {
    const role = Math.floor(card / 10);
    return [role < ROLE_NAMES.length ? role : null, card % 10];
  }
  if (!isPlainObject(card)) return [null, null];
  const { role: name, value } = card;
  const role = typeof name === 'string' ? ROLE_NAMES.indexOf(name) : -1;
  return [role < 0 ? null : role, typeof value === 'number' && Number.isInteger(value) ? value : null];
}

/** Every broken rule of G2.1 that concerns the deck as a whole, by name. */
function faultsOfDeck(cards: readonly ReadCard[]): Refusal[] {
  const faults: Refusal[] = [];
  if (cards.length !== DECK_SIZE) faults.push(deckFault('deck.size', { size: cards.length }));
  for (let role = 1; role < ROLE_NAMES.length; role++) {
    const count = cards.filter(([of]) => of === role).length;
    if (count !== 1) faults.push(deckFault('deck.operative', { role: ['role', role], count }));
  }
  if (!cards.some(([role, value]) => role === 0 && value === 1)) faults.push(deckFault('deck.noOne', {}));
  return faults;
}

function deckFault(reason: string, params: Refusal['params']): Refusal {
  return { ...forbidden('G2.1', reason, params), field: 'deck' };
}
