import { expect, it } from 'vitest';
import { readBotFile } from './bot-file.fixture.ts';
import { learnedThoughts } from './learned-match.fixture.ts';

it.each([
  { game: 'gunrunners', bot: 'master@30', seats: 3 },
  { game: 'escape-plan', bot: 'master@12', seats: 1 },
  { game: 'escape-plan', bot: 'master@12', seats: 3 },
])('a match of $game between $seats × $bot, who learned, follows from its seed', async (match) => {
  const again = await learnedThoughts({ ...match, seed: 5 }, readBotFile);
  expect(again).toBe(await learnedThoughts({ ...match, seed: 5 }, readBotFile));
  expect(again).not.toBe(await learnedThoughts({ ...match, seed: 6 }, readBotFile));
});
