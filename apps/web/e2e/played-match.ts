import type { Page } from '@playwright/test';
import { type AnyMatch, act, type Game, hexKeyFromSeed, newHeader, openMatch } from '@stakeout/kernel';
import { KEYS, VERSION } from '../src/session/local/database.ts';
import type { SavedMatch } from '../src/session/local/records.ts';
import { standingOf } from '../src/session/local/standing.ts';
import type { SeatPlan } from '../src/session/plan.ts';

/** A match of a person on the first seat with bots, as far as it has been played. */
export interface PlayedMatch<Config, State, Action, Event, View> {
  readonly game: Game<Config, State, Action, Event, View>;
  /** Which of all the matches that could be: the same number draws the same cards. */
  readonly number: number;
  readonly seats: number;
  readonly played: readonly { readonly seat: number; readonly action: Action }[];
}

/** What is fixed before the first move of such a match. */
export function startOfMatch<Config, State, Action, Event, View>(
  game: Game<Config, State, Action, Event, View>,
  number: number,
  seats: number,
) {
  const config = game.configure({}, seats);
  if (!config.ok) throw new Error('the usual settings are refused');
  const nonces = Array.from({ length: seats }, (_, seat) => hexKeyFromSeed(`${number} ${seat}`, 'nonce'));
  return { config: config.value, secret: hexKeyFromSeed(`${number}`, 'secret'), nonces, matchId: `stage${number}` };
}

/** Puts the match into the page's own storage, as if it had been played there, and opens it. Gives its id. */
export async function openPlayed<Config, State, Action, Event, View>(
  page: Page,
  match: PlayedMatch<Config, State, Action, Event, View>,
): Promise<string> {
  const saved = savedMatch(match);
  // Any page of the app will do to reach its storage; the smallest is the quickest.
  if (!page.url().startsWith('http')) await page.goto('/about');
  await page.evaluate(keep, { saved, version: VERSION, stores: KEYS });
  await goWithin(page, `/local/${saved.record.id}`);
  return saved.record.id;
}

/** Goes there as a link within the app would, which is quicker than loading the app again, and forgets nothing. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    document.querySelector('main')?.setAttribute('data-before', '');
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.locator('main[data-before]').waitFor({ state: 'detached' });
}

function savedMatch<Config, State, Action, Event, View>({
  game,
  number,
  seats: count,
  played,
}: PlayedMatch<Config, State, Action, Event, View>): SavedMatch {
  const { config, secret, nonces, matchId } = startOfMatch(game, number, count);
  const seats = Array.from(
    { length: count },
    (_, seat): SeatPlan =>
      seat === 0 ? { kind: 'person', name: 'Ana' } : { kind: 'bot', name: `Bot ${seat}`, level: 'easy' },
  );
  const players = seats.map(({ name }) => name);
  const header = newHeader(game, { matchId, players, config, secret, nonces });
  const match = openMatch(game, header, secret);
  for (const { seat, action } of played) {
    if (!act(match, seat, action).ok) throw new Error('the stage cannot be played again');
  }
  const id = `${matchId}-${played.length}`;
  const { rulesVersion } = game;
  const record = { id, game: game.id, rulesVersion, config, seats, createdAt: 0 };
  return {
    record: { ...record, ...standingOf(match as unknown as AnyMatch, 0), gist: {} },
    vault: { id, header, secret, opening: match.opening.hash },
    entries: match.consequences.map(({ hash }, index) => {
      const { seat, action } = played[index] as (typeof played)[0];
      return { id, seq: index + 1, seat, content: { action }, hash, at: 0 };
    }),
  };
}

interface ToKeep {
  readonly saved: SavedMatch;
  readonly version: number;
  readonly stores: typeof KEYS;
}

/** Runs in the page, whose database is made as it would make it: another version would be changed later, and be in its way. */
async function keep({ saved: { record, vault, entries }, version, stores }: ToKeep): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('stakeout', version);
    request.onupgradeneeded = () => {
      for (const [name, keyPath] of Object.entries(stores)) request.result.createObjectStore(name, { keyPath });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const transaction = database.transaction(['matches', 'vault', 'entries'], 'readwrite');
  transaction.objectStore('matches').put(record);
  transaction.objectStore('vault').put(vault);
  // What was played from here before is forgotten.
  transaction.objectStore('entries').delete(IDBKeyRange.bound([record.id, 0], [record.id, Number.MAX_SAFE_INTEGER]));
  for (const entry of entries) transaction.objectStore('entries').put(entry);
  await new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onabort = reject;
  });
  database.close();
}
