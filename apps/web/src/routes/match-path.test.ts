import { describe, expect, it } from 'vitest';
import { gameAt, localPath, matchPath, tablePath } from './match-path.ts';

describe('where a match is', () => {
  it('says of a table on this device which game it is', () => {
    expect(tablePath('local', 'escape-plan', 'abc')).toBe('/local/escape-plan/abc');
    expect(tablePath('online', 'escape-plan', 'abc')).toBe('/table/abc');
    expect(matchPath('replay', 'local', 'abc')).toBe('/replay/local/abc');
  });

  it.each([
    [localPath('escape-plan', 'abc'), 'escape-plan'],
    ['/learn/gunrunners/flip', 'gunrunners'],
    ['/local/abc', undefined],
    ['/table/abc', undefined],
    ['/replay/local/abc', undefined],
    ['/', undefined],
  ])('tells from %s that the game is %s', (path, game) => {
    expect(gameAt(path)).toBe(game);
  });
});
