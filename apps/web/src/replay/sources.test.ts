import { gunrunners } from '@stakeout/gunrunners';
import { type AnyGame, exportText } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { playedMatch } from './played-match.fixture.ts';
import { loadFile } from './sources.ts';

const text = exportText(playedMatch(gunrunners as AnyGame, 3, 'file').file);

describe('a file from disk', () => {
  it('is shown once it has been verified', async () => {
    const loaded = await loadFile(text);
    expect(loaded.ok && loaded.recording.eyes).toEqual(['open', 0, 1, 2, null]);
    expect(loaded.ok && loaded.recording.seats.map(({ name }) => name)).toEqual(['Player 1', 'Player 2', 'Player 3']);
  });

  it.each([
    ['a changed draw', text.replace('"value":3', '"value":4'), /value$/],
    ['a name that was changed afterwards', text.replace('Player 2', 'Player X'), /^header/],
    ['a broken file', text.slice(0, 900), /^line/],
    ['no match at all', '[]', /^the file$/],
    ['a game nobody knows', text.replace('"game":"gunrunners"', '"game":"chess"'), /^header.game$/],
  ])('is refused with the first difference: %s', async (_what, changed, place) => {
    const loaded = await loadFile(changed);
    expect(loaded.ok).toBe(false);
    const fault = loaded.ok ? null : loaded.fault;
    expect(fault?.kind === 'differs' ? fault.difference.place : '').toMatch(place);
  });
});
