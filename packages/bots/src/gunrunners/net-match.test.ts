import { expect, it } from 'vitest';
import { readBotFile } from '../nets/bot-file.fixture.ts';
import { learnedThoughts } from './net-match.fixture.ts';

it('a match between bots that learned follows from its seed', async () => {
  const again = await learnedThoughts('master@30', 3, 5, readBotFile);
  expect(again).toBe(await learnedThoughts('master@30', 3, 5, readBotFile));
  expect(again).not.toBe(await learnedThoughts('master@30', 3, 6, readBotFile));
});
