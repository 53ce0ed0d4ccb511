import type { TableRow } from '@stakeout/protocol';
import { describe, expect, it } from 'vitest';
import { everyRow } from './every-row.ts';

const row = (id: string): TableRow => ({
  id,
  game: 'gunrunners',
  config: {},
  visibility: 'link',
  clock: null,
  status: 'over',
  seats: [],
  yourSeat: 0,
  yourTurn: false,
  outcome: null,
  updatedAt: 0,
});

/** A server that tells its list in these parts. */
function tellingIn(...parts: readonly (readonly string[])[]) {
  const asked: (string | undefined)[] = [];
  const read = async (last?: TableRow) => {
    asked.push(last?.id);
    return { ok: true as const, value: { tables: (parts[asked.length - 1] ?? []).map(row) } };
  };
  return { asked, read };
}

describe('a list that is told in parts', () => {
  it('is read to its end, from the last row of each part', async () => {
    const { asked, read } = tellingIn(['a', 'b'], ['c']);
    const answer = await everyRow(read);
    expect(answer.ok && answer.value.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(asked).toEqual([undefined, 'b', 'c']);
  });

  it('has each row once, though one moved while it was read', async () => {
    const answer = await everyRow(tellingIn(['a', 'b'], ['b', 'c']).read);
    expect(answer.ok && answer.value.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  it('is none where a part of it cannot be had', async () => {
    const failed = { ok: false, error: 'unreachable', refusals: [], status: 0 } as const;
    const { read } = tellingIn(['a']);
    expect(await everyRow(async (last) => (last === undefined ? read(last) : failed))).toEqual(failed);
  });
});
