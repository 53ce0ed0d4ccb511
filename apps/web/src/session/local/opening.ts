import { reopenStored } from '@stakeout/host';
import { type AnyMatch, type AnyRules, malformed, newHeader, openMatch, type Result, refused } from '@stakeout/kernel';
import type { SeatPlan } from '../plan.ts';
import { gistOf } from './gist-of.ts';
import type { RandomHex } from './randomness.ts';
import type { SavedMatch } from './records.ts';
import { standingOf } from './standing.ts';

export const KEY_BYTES = 32;
export const ID_BYTES = 12;

/** A new match. Its secret and a nonce for every seat come from this device; the export shows that they were kept. */
export function newMatch(
  game: AnyRules,
  config: unknown,
  seats: readonly SeatPlan[],
  random: RandomHex,
  now: number,
): SavedMatch {
  const secret = random(KEY_BYTES);
  const id = random(ID_BYTES);
  const players = seats.map(({ name }) => name);
  const nonces = seats.map(() => random(KEY_BYTES));
  const header = newHeader(game, { matchId: id, players, config, secret, nonces });
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
  };
  return { record, vault: { id, header, secret, opening: match.opening.hash }, entries: [] };
}

/** Opens a saved match. One played under other rules, or that would replay differently, is refused and left alone. */
export function reopenSaved(game: AnyRules, { record, vault, entries }: SavedMatch): Result<AnyMatch> {
  if (entries.length !== record.seq) return refused([malformed('entries', 'replay.differs')]);
  return reopenStored(game, { ...vault, rulesVersion: vault.header.rulesVersion, entries });
}
