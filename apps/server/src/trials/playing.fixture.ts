import type { TableClient, TableSnapshot } from '@stakeout/client';
import { newNonce } from '@stakeout/client';
import { FastChance, type Outcome, verifyExport } from '@stakeout/kernel';
import type { ClockRule } from '@stakeout/protocol';
import { expect } from 'vitest';
import { findGame } from '../games.ts';
import { type Guest, granted } from './guest.fixture.ts';

/** How long a test waits for something that should come soon, in milliseconds, before it gives up. */
const PATIENCE = 120_000;

/** Waits until what the client knows is as wanted, and gives it. */
export function until(client: TableClient, isWanted: (snapshot: TableSnapshot) => boolean): Promise<TableSnapshot> {
  return new Promise((resolve, reject) => {
    if (isWanted(client.snapshot)) {
      resolve(client.snapshot);
      return;
    }
    const timer = setTimeout(() => {
      stop();
      reject(new Error(`Waited in vain at ${JSON.stringify(client.snapshot).slice(0, 500)}`));
    }, PATIENCE);
    const stop = client.subscribe((_, snapshot) => {
      if (!isWanted(snapshot)) return;
      clearTimeout(timer);
      stop();
      resolve(snapshot);
    });
  });
}

/** Whether something is asked of whoever looks, or the match is over. */
export function isAsked({ match }: TableSnapshot): boolean {
  return match !== null && (match.turn.options.length > 0 || match.turn.outcome !== null);
}

export const isOver = ({ match }: TableSnapshot): boolean => match !== null && match.turn.outcome !== null;

/** Plays at random until the log has so many entries, or to the end. Gives the outcome, if it came to that. */
export async function playOn(
  client: TableClient,
  seed: number,
  entries = Number.POSITIVE_INFINITY,
): Promise<Outcome | null> {
  const dice = new FastChance(seed);
  for (;;) {
    const { match } = await until(client, (now) => isAsked(now) || (now.match?.seq ?? 0) >= entries);
    if (match === null || match.seq >= entries || match.turn.outcome !== null) return match?.turn.outcome ?? null;
    const { options } = match.turn;
    const answer = await client.act(options[dice.pick(options.length)]);
    if (!answer.ok) expect(answer.error).toBe('stale');
  }
}

/** A match in which a bot begins. */
export async function beginAfterBot(guest: Guest, clock: ClockRule | null = null): Promise<string> {
  const seats = [{ kind: 'bot', level: 'easy' } as const, { kind: 'me' } as const];
  const { table } = granted(await guest.api.createTable({ game: 'gunrunners', seats, clock }));
  granted(await guest.api.start(table.id, newNonce()));
  return table.id;
}

/** Guests at a table of their own by invitation, everybody ready, the match begun. The first is the host. */
export async function begin(
  [host, ...others]: readonly Guest[],
  wish: { readonly game: string; readonly config?: Record<string, unknown>; readonly bots?: number },
): Promise<string> {
  if (host === undefined) throw new Error('nobody to play');
  const invited = others.map(() => ({ kind: 'invited' }) as const);
  const bots = Array.from({ length: wish.bots ?? 0 }, () => ({ kind: 'bot', level: 'easy' }) as const);
  const seats = [{ kind: 'me' } as const, ...invited, ...bots];
  const { table } = granted(await host.api.createTable({ game: wish.game, config: wish.config ?? {}, seats }));
  for (const [index, guest] of others.entries()) {
    const { token } = granted(await host.api.invite(table.id, index + 1));
    granted(await guest.api.acceptInvitation(token));
    granted(await guest.api.ready(table.id, newNonce()));
  }
  granted(await host.api.start(table.id, newNonce()));
  return table.id;
}

/** The finished match as anybody may check it. */
export async function expectVerified(guest: Guest, table: string): Promise<void> {
  const { status, text } = await guest.get(`/api/tables/${table}/export`);
  expect(status).toBe(200);
  const verdict = verifyExport(text, findGame);
  expect(verdict).toMatchObject({ ok: true, header: { matchId: table } });
}
