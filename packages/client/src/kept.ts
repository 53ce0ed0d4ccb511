import { hashOf, type Kept, type MatchHeader, type Seat } from '@stakeout/kernel';
import type { TableInfo } from '@stakeout/protocol';
import { newNonce } from './random-text.ts';

/** What a player keeps when they are about to be ready: the table as it was shown, and the nonce, which has not left them yet. */
export function keepAtReady(table: TableInfo, seat: Seat, nonce: string): Kept {
  return {
    fairness: table.fairness,
    matchId: table.id,
    commitment: table.commitment,
    game: table.game,
    rulesVersion: table.rulesVersion,
    configHash: hashOf(table.config),
    seats: table.seats.length,
    bots: table.seats.flatMap(({ kind }, index) => (kind === 'bot' ? [index] : [])),
    seat,
    name: table.seats[seat]?.name ?? '',
    nonce,
    start: null,
  };
}

/** The same with the header as the table showed it first once the match had begun. What was kept before stays as it is. */
export function keepAtStart(kept: Kept, table: TableInfo): Kept {
  const header = headerShown(table);
  if (header === null || table.id !== kept.matchId || kept.start !== null) return kept;
  const { players, seats = [], nonces } = header;
  return { ...kept, start: { players, seats, nonces } };
}

/**
 * The header of a match as its table shows it, for `checkKept`: whether one's part was taken as it was given can be seen as soon
 * as the match begins. `null` before that.
 */
export function headerShown(table: TableInfo): MatchHeader<unknown> | null {
  const { id, game, rulesVersion, config, commitment, players, nonces, startedAt } = table;
  if (startedAt === null) return null;
  const seats = table.seats.map(({ kind, level }) => ({ kind: kind === 'bot' ? kind : 'person', level }) as const);
  const version = table.fairness === 2 ? ({ fairness: 2, seats } as const) : {};
  return { game, rulesVersion, matchId: id, players, config, commitment, nonces, ...version };
}

/**
 * The nonce to be ready with. For the same commitment it stays the same: a server that only pretends the start has failed, since it
 * does not like the cards, gets the same cards again. A new commitment takes a new nonce, which its server cannot have known.
 */
export function nonceFor(table: TableInfo, kept: Kept | null): string {
  const isSame = kept !== null && kept.matchId === table.id && kept.commitment === table.commitment;
  return isSame ? kept.nonce : newNonce();
}
