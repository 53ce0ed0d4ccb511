import type { AnyGame, Seat } from '@stakeout/kernel';
import { hexKeyFromSeed } from '@stakeout/kernel';
import type { ClockRule, Visibility } from '@stakeout/protocol';
import { findGame } from '../games.ts';
import { beginMatch } from '../play/opening.ts';
import { hashOfToken } from '../secrets.ts';
import type { Person, TableRecord } from '../storage/records.ts';
import type { Store } from '../storage/store.ts';
import { newTable } from '../tables/creation.ts';
import { personSeat } from '../tables/seats.ts';

/** What a test puts into the database before the node starts: people whose cookies it knows, matches as it wants them. */

export interface Known extends Person {
  /** The cookie of their browser. */
  readonly cookie: string;
  readonly token: string;
}

/** Somebody with a cookie. Names are unique in a test, and everything follows from them. */
export function known(name: string): Known {
  const token = hexKeyFromSeed(name, 'cookie').slice(0, 32);
  const id = hexKeyFromSeed(name, 'person').slice(0, 32);
  return { id, name, createdAt: Date.now(), token, cookie: `stakeout=${token}.0` };
}

export async function addPeople(store: Store, people: readonly Known[]): Promise<void> {
  for (const { id, name, createdAt, token } of people) {
    await store.addPerson({ id, name, createdAt }, hashOfToken(token));
  }
}

export interface Prepared {
  readonly game: string;
  readonly people: readonly Person[];
  readonly config?: unknown;
  readonly visibility?: Visibility;
  /** Shorter than any that could be asked for, where the test has to wait for it. */
  readonly clock?: ClockRule | null;
  /** Everything that comes by chance follows from it. */
  readonly seed: string;
}

/** A match that begins now, with everybody at their seat; `before` sees the table just before. */
export function preparedTable(
  { game, people, config = {}, visibility = 'link', clock = null, seed }: Prepared,
  before: (table: TableRecord) => void = () => {},
): TableRecord {
  const rules = findGame(game);
  if (rules === null) throw new Error(`no game ${game}`);
  const now = Date.now();
  const key = (purpose: string) => hexKeyFromSeed(seed, purpose);
  const waiting: TableRecord = {
    ...newTable(now),
    id: key('table').slice(0, 32),
    secret: key('secret'),
    game,
    rulesVersion: rules.rulesVersion,
    config: configured(rules, config, people.length),
    visibility,
    clock,
    host: people[0]?.id ?? '',
    seats: people.map(({ id, name }, seat: Seat) => ({
      ...personSeat(false, id, name),
      ready: true,
      nonce: key(`nonce ${seat}`),
    })),
  };
  before(waiting);
  return beginMatch(waiting, now, now, 0);
}

export function configured(game: AnyGame, config: unknown, seats: number): unknown {
  const result = game.configure(config, seats);
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.refusals)}`);
  return result.value;
}
