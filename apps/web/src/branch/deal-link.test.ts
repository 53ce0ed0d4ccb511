import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadGame } from '../games/index.ts';
import { fileOf, matchInLink } from '../session/match-link.ts';
import { dealLink, seatInLink } from './deal-link.ts';

const GOLDEN = new URL('../../../../packages/gunrunners/golden/two-players-en.json', import.meta.url);

it('a link to a deal carries the match, so that what came of it can be seen, and the seat of whoever sent it', async () => {
  const file = readFileSync(GOLDEN, 'utf8');
  const { pathname, hash } = new URL(await dealLink(file, 1), 'https://stakeout.example');
  expect([pathname, seatInLink(hash)]).toEqual(['/again/link', 1]);
  const [packed, game] = [await matchInLink(hash), await loadGame('gunrunners')];
  expect(packed !== null && game !== null && fileOf(game, packed)).toBe(file);
  expect(seatInLink(hash.replace('&seat=2', ''))).toBeNull();
});
