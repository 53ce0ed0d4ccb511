import { keepAtReady, keepAtStart } from '@stakeout/client';
import {
  type AnyMatch,
  act,
  exportMatch,
  exportText,
  FastChance,
  hashOf,
  hexKeyFromSeed,
  type Kept,
  type MatchExport,
  openMatch,
} from '@stakeout/kernel';
import { findGame } from '../games.ts';
import { beginMatch, headerOf } from '../play/opening.ts';
import type { TableRecord } from '../storage/records.ts';
import { acceptSeat } from '../tables/arrival.ts';
import { tableInfo } from '../tables/info.ts';
import { makeReady, start } from '../tables/start.ts';
import { ANA, BIA, granted, NOW, TIME, tableOf } from '../tables/table.fixture.ts';

/** A table of Ana, Bia and a bot, as the server's own functions make it, and what the two keep of what it shows them. */
export interface Promised {
  /** The table once everybody is ready, and once the match has begun. */
  readonly ready: TableRecord;
  readonly running: TableRecord;
  readonly anas: Kept;
  readonly bias: Kept;
}

export function promise(seed: string, fairness: 1 | 2 = 2): Promised {
  const nonceOf = (who: string) => hexKeyFromSeed(seed, who);
  const made = { ...tableOf(['me', 'open', 'easy']), id: nonceOf('table').slice(0, 32), secret: nonceOf('secret') };
  const seated = granted(acceptSeat({ ...made, fairness }, BIA, 1, NOW));
  const anas = keepAtReady(tableInfo(seated, ANA.id), 0, nonceOf('Ana'));
  const bias = keepAtReady(tableInfo(seated, BIA.id), 1, nonceOf('Bia'));
  const ready = granted(makeReady(granted(makeReady(seated, ANA.id, anas.nonce)), BIA.id, bias.nonce));
  const running = granted(start(ready, ANA.id, null, TIME));
  const shown = tableInfo(running, BIA.id);
  return { ready, running, anas: keepAtStart(anas, shown), bias: keepAtStart(bias, shown) };
}

/** The table with its match begun in another way: whoever runs the server can store whatever they like. */
export function begun(table: TableRecord): TableRecord {
  return beginMatch(table, TIME.now, TIME.serviceNow, TIME.botPace);
}

/** The match of the table, which nobody has played yet. */
export function matchOf(table: TableRecord): AnyMatch {
  const game = findGame(table.game);
  if (game === null) throw new Error(`no game ${table.game}`);
  return openMatch(game, headerOf(table), table.secret);
}

/** The file of the table's match, played at random to its end. */
export function playedOut(table: TableRecord): MatchExport<unknown, unknown> {
  const match = matchOf(table);
  const dice = new FastChance(1);
  for (let seat = match.game.toAct(match.state)[0]; seat !== undefined; seat = match.game.toAct(match.state)[0]) {
    const options = match.game.legal(match.state, seat);
    const played = act(match, seat, options[dice.pick(options.length)]);
    if (!played.ok) throw new Error('a legal action was refused');
  }
  const file = exportMatch(match, table.secret);
  if (!file.ok) throw new Error('a finished match could not be exported');
  return file.value;
}

/** The text of the file with something else in its header, hashed and sealed as if it belonged there. */
export function sealed(file: MatchExport<unknown, unknown>, change: Record<string, unknown> = {}): string {
  const header = { ...file.header, ...change };
  return exportText({ ...file, header, headerHash: hashOf(header) });
}
