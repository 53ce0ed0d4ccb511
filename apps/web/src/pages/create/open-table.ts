import type { AnyGame, Refusal } from '@stakeout/kernel';
import { createTexts } from '../../create/create.texts.ts';
import { type Draft, isOnline, localPlan, onlineWish } from '../../create/draft.ts';
import { type Fault, faultOf } from '../../create/fault.ts';
import type { GameCreate } from '../../create/game-create.ts';
import { errorTexts, type TableError } from '../../online/error.texts.ts';
import { localPath } from '../../routes/match-path.ts';
import { randomHex } from '../../session/local/randomness.ts';
import { botName } from '../../session/online/bot-names.ts';
import { ownName } from '../../state/own-name.ts';
import { settings } from '../../state/settings.ts';
import { wording } from '../../text/say.ts';

/** Where the new table is, or why there is none. */
export type OpenedTable =
  | { readonly ok: true; readonly path: string }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/** Its address, or what was refused. */
type Made = string | { readonly error: TableError; readonly refusals: readonly Refusal[] };

/** Makes the table: on this device when everybody is there, otherwise at the server. */
export async function openTable(
  draft: Draft,
  game: AnyGame,
  create: GameCreate,
  config: Record<string, unknown>,
): Promise<OpenedTable> {
  const made = await (isOnline(draft) ? openOnline(draft, game, config) : openLocally(draft, game, config));
  return typeof made === 'string' ? { ok: true, path: made } : refusedBy(game, create, made.error, made.refusals);
}

async function openLocally(draft: Draft, game: AnyGame, config: Record<string, unknown>): Promise<Made> {
  const { startLocalMatch } = await import('../../session/local/local-play.ts');
  const lot = randomHex(8);
  const started = await startLocalMatch(
    localPlan(draft, game.id, config, {
      own: settings.get().name.trim(),
      you: ownName(),
      other: (seat) => wording(createTexts, 'otherNameUsual', { number: seat + 1 })(settings.get().language),
      bot: (seat) => botName(lot, seat),
    }),
  );
  return started.ok ? localPath(game.id, started.id) : started;
}

async function openOnline(draft: Draft, game: AnyGame, config: Record<string, unknown>): Promise<Made> {
  const { server, somebody } = await import('../../online/server.ts');
  const me = await somebody();
  const made = me.ok ? await server.createTable(onlineWish(draft, game.id, config)) : me;
  return made.ok ? `/table/${made.value.table.id}` : made;
}

function refusedBy(game: AnyGame, create: GameCreate, error: TableError, refusals: readonly Refusal[]): OpenedTable {
  if (error === 'badConfig' && refusals.length > 0) {
    return { ok: false, faults: refusals.map((refusal) => faultOf(refusal, game.texts, create)) };
  }
  return { ok: false, faults: [{ field: 'form', text: wording(errorTexts, error), clause: null }] };
}
