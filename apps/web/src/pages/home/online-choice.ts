import type { CreateTable, TableRow } from '@stakeout/protocol';
import { CLOCKS } from '../../create/draft.ts';
import type { GameFacts } from '../../games/facts.ts';

/** The open tables of a game at which somebody could sit down, those first that lack the fewest people. */
export function tablesToJoin(rows: readonly TableRow[], game: string): readonly TableRow[] {
  const free = ({ seats }: TableRow) => seats.filter(({ kind }) => kind === 'open').length;
  return rows
    .filter((row) => row.game === game && row.status === 'waiting' && row.yourSeat === null && free(row) > 0)
    .sort((one, other) => free(one) - free(other));
}

/** The table of the game at which the reader waits for others already. */
export function tableWaitedAt(rows: readonly TableRow[], game: string): TableRow | null {
  return rows.find((row) => row.game === game && row.status === 'waiting' && row.yourSeat !== null) ?? null;
}

/** A table for whoever comes, with as many others as one would have played against. */
export function tableForAll(game: GameFacts, others: number, config: Readonly<Record<string, unknown>>): CreateTable {
  const seats = Math.min(game.players.most, Math.max(2, game.players.least, others + 1));
  return {
    game: game.id,
    config: { ...config },
    seats: Array.from({ length: seats }, (_, seat) => ({ kind: seat === 0 ? ('me' as const) : ('open' as const) })),
    visibility: 'public',
    clock: CLOCKS.calm,
  };
}
