import { expect, it } from 'vitest';
import { readBotFile } from './bot-file.fixture.ts';
import { learnedThoughts } from './net-match.fixture.ts';

it.each([
  { game: 'gunrunners', bot: 'master@30', seats: 3, seed: 5 },
  { game: 'escape-plan', bot: 'master@6', seats: 2, seed: 5 },
] as const)('a match of $game between bots that learned follows from its seed', async (match) => {
  const again = await learnedThoughts(match, readBotFile);
  expect(again).toBe(await learnedThoughts(match, readBotFile));
  expect(again).not.toBe(await learnedThoughts({ ...match, seed: 6 }, readBotFile));
});
