import type { Api, Keepsakes } from '@stakeout/client';
import { dailyMatchId, type TableInfo } from '@stakeout/protocol';
import { againstKept, type FileCheck, type OwnCheck } from '../file-check.ts';
import type { Adviser } from './adviser.ts';

interface Means {
  readonly api: Pick<Api, 'exportText'>;
  readonly adviser: Pick<Adviser, 'check'>;
  readonly keepsakes: Pick<Keepsakes, 'of'>;
  readonly keptSince: (table: string) => number | null;
  readonly watch?: string | undefined;
}

/** Fetches the file of a match that is over and holds it against what was kept of its table. */
export async function ownCheck(
  { api, adviser, keepsakes, keptSince, watch }: Means,
  { id, game, daily }: Pick<TableInfo, 'id' | 'game' | 'daily'>,
): Promise<OwnCheck> {
  const answer = await api.exportText(id, watch);
  if (!answer.ok) return { kind: answer.error === 'sealed' ? 'sealed' : 'unchecked' };
  const kept = keepsakes.of(id);
  // Whoever kept nothing still knows which table they look at.
  const check: FileCheck | null = await adviser
    .check(answer.value, kept ?? { matchId: daily === null ? id : dailyMatchId(daily, game) })
    .catch(() => null);
  if (check === null) return { kind: 'unchecked' };
  const keys = kept && { commitment: kept.commitment, nonce: kept.nonce };
  return { kind: 'checked', check, against: kept && againstKept(kept, keptSince(id)), keys };
}
