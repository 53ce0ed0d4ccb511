import type { Api, Keepsakes } from '@stakeout/client';
import type { OwnCheck } from '../file-check.ts';
import type { Adviser } from './adviser.ts';

/** Fetches the file of a match that is over and holds it against what was kept of its table. */
export async function ownCheck(
  {
    api,
    adviser,
    keepsakes,
    watch,
  }: {
    readonly api: Pick<Api, 'exportText'>;
    readonly adviser: Pick<Adviser, 'check'>;
    readonly keepsakes: Pick<Keepsakes, 'of'>;
    readonly watch?: string | undefined;
  },
  id: string,
): Promise<OwnCheck> {
  const answer = await api.exportText(id, watch);
  if (!answer.ok) return { kind: 'unreachable' };
  const kept = keepsakes.of(id);
  const check = await adviser.check(answer.value, kept ?? { matchId: id });
  return { kind: 'checked', check, kept };
}
