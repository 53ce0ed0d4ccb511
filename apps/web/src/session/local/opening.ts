import { reopenStored } from '@stakeout/host';
import {
  type AnyMatch,
  type AnyRules,
  botNonce,
  malformed,
  newHeader,
  openMatch,
  type Result,
  refused,
} from '@stakeout/kernel';
import { dailyMatchId } from '@stakeout/protocol';
import type { SeatPlan, ToldDeal } from '../plan.ts';
import { gistOf } from './gist-of.ts';
import type { RandomHex } from './randomness.ts';
import type { SavedMatch } from './records.ts';
import { standingOf } from './standing.ts';

export const KEY_BYTES = 32;
export const ID_BYTES = 12;

/**
 * A new match. Its secret and a nonce for every seat come from this device; the export shows that they were kept. The deal of a day has its
 * key from its secret alone, so that it is dealt here as it was dealt to everybody.
 */
export function newMatch(
  game: AnyRules,
  config: unknown,
  seats: readonly SeatPlan[],
  random: RandomHex,
  now: number,
  deal?: ToldDeal,
): SavedMatch {
  const secret = deal?.secret ?? random(KEY_BYTES);
  const id = random(ID_BYTES);
  const players = seats.map(({ name }) => name);
  const nonces = seats.map((_, seat) => (deal === undefined ? random(KEY_BYTES) : botNonce(secret, seat)));
  const matchId = deal === undefined ? id : dailyMatchId(deal.day, game.id);
  const header = newHeader(game, { matchId, players, config, secret, nonces });
  const match = openMatch(game, header, secret);
  const { rulesVersion } = game;
  const record = {
    id,
    game: game.id,
    rulesVersion,
    config,
    seats,
    createdAt: now,
    ...standingOf(match, now),
    gist: gistOf(match),
    ...(deal === undefined ? {} : { daily: deal.day }),
  };
  return { record, vault: { id, header, secret, opening: match.opening.hash }, entries: [] };
}

/** Opens a saved match. One played under other rules, or that would replay differently, is refused and left alone. */
export function reopenSaved(game: AnyRules, { record, vault, entries }: SavedMatch): Result<AnyMatch> {
  if (entries.length !== record.seq) return refused([malformed('entries', 'replay.differs')]);
  return reopenStored(game, { ...vault, rulesVersion: vault.header.rulesVersion, entries });
}
