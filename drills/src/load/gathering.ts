import { CookieFetch, createApi, type HttpAnswer, newNonce } from '@stakeout/client';
import { inParallel } from './parallel.ts';

/** Four people around a table, each known by a cookie, in the order of their seats. */
export interface Party {
  table: string;
  readonly cookies: readonly string[];
}

const SEATS = 4;
/** Requests under way at the same time. */
const AT_ONCE = 24;

/** Makes guests and public tables; everybody sits and is ready, so that only the start is left. */
export function gatherParties(origin: string, tables: number, first = 0): Promise<Party[]> {
  const numbers = Array.from({ length: tables }, (_, index) => first + index);
  return inParallel(numbers, AT_ONCE, (number) => gather(origin, number));
}

async function gather(origin: string, number: number): Promise<Party> {
  const cookies: string[] = [];
  for (let seat = 0; seat < SEATS; seat++) cookies.push(await introduce(origin, `Guest ${number}-${seat}`));
  const [host = '', ...guests] = cookies;
  const open = { kind: 'open' } as const;
  const made = done(
    await apiOf(origin, host).createTable({
      game: 'gunrunners',
      seats: [{ kind: 'me' }, open, open, open],
      visibility: 'public',
    }),
  );
  const { id } = made.table;
  // One after the other: whoever changes a table at the same moment as somebody else has to try again.
  for (const guest of guests) done(await apiOf(origin, guest).sit(id));
  for (const cookie of cookies) done(await apiOf(origin, cookie).ready(id, newNonce()));
  return { table: id, cookies };
}

export async function startMatches(origin: string, parties: readonly Party[]): Promise<void> {
  await inParallel(parties, AT_ONCE, async ({ table, cookies: [host = ''] }) => {
    done(await apiOf(origin, host).start(table));
  });
}

/** Another match of the same people, begun at once; the party is at the new table afterwards. */
export async function startRematch(origin: string, party: Party): Promise<void> {
  const [host = ''] = party.cookies;
  const { id } = done(await apiOf(origin, host).rematch(party.table)).table;
  for (const cookie of party.cookies) done(await apiOf(origin, cookie).ready(id, newNonce()));
  done(await apiOf(origin, host).start(id));
  party.table = id;
}

async function introduce(origin: string, name: string): Promise<string> {
  const person = new CookieFetch(fetch, origin);
  done(await createApi(person.fetch, origin).introduce(name));
  if (person.cookie === null) throw new Error('the server gave no cookie');
  return person.cookie;
}

function apiOf(origin: string, cookie: string) {
  return createApi(new CookieFetch(fetch, origin, cookie).fetch, origin);
}

function done<T>(answer: HttpAnswer<T>): T {
  if (answer.ok) return answer.value;
  throw new Error(`setting up failed: ${answer.error} ${JSON.stringify(answer.refusals)}`);
}
