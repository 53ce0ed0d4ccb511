import { DEFAULT_TABLE, escapePlan } from '@stakeout/escape-plan';
import type { AnyGame } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { escapePlanBots } from '../escape-plan/index.ts';
import { gunrunnersBots } from '../gunrunners/index.ts';
import { readBotFile } from '../nets/bot-file.fixture.ts';
import { questionFor, questionIn } from './question.fixture.ts';
import { type Thread, think } from './think.ts';

const breathe = () => new Promise<void>((resolve) => setImmediate(resolve));
const THREAD: Thread = { breathe, isCancelled: () => false, read: readBotFile };

describe('thinking about a question', () => {
  it('gives the same answer to the same question', async () => {
    const question = questionFor('hard@300');
    const answer = await think(gunrunnersBots, question, THREAD);
    expect(answer).toEqual(await think(gunrunnersBots, question, THREAD));
    expect(answer?.index).toBeLessThan(question.options.length);
    expect(answer?.opinions.reduce((sum, { visits }) => sum + visits, 0)).toBeGreaterThan(150);
    expect(await think(gunrunnersBots, { ...question, seed: 10 }, THREAD)).not.toEqual(answer);
  });

  it('survives being written down: plain data in, plain data out', async () => {
    const question = questionFor('hard@200');
    const copied = JSON.parse(JSON.stringify(question));
    const answer = await think(gunrunnersBots, question, THREAD);
    expect(await think(gunrunnersBots, copied, THREAD)).toEqual(answer);
    expect(JSON.parse(JSON.stringify(answer))).toEqual(answer);
  });

  it.each(['easy', 'medium', 'hard@20', 'greedy', 'random'])(
    'knows the box it is asked about though it comes from elsewhere: %s',
    async (bot) => {
      const table = { ...DEFAULT_TABLE, start_cash: 30, gang_price: 1 };
      const question = questionIn(escapePlan as unknown as AnyGame, { table }, bot);
      const answer = await think(escapePlanBots, JSON.parse(JSON.stringify(question)), THREAD);
      const same = await think(escapePlanBots, question, THREAD);
      // Notes tell how long it took, which is never the same.
      expect([answer?.index, answer?.opinions]).toEqual([same?.index, same?.opinions]);
      expect(answer?.index).toBeLessThan(question.options.length);
    },
  );

  it('lets the thread breathe, and stops when nobody wants to know any more', async () => {
    let breaths = 0;
    const breathing = async () => {
      breaths++;
    };
    const thread = { ...THREAD, breathe: breathing, isCancelled: () => breaths === 3 };
    expect(await think(gunrunnersBots, questionFor('hard@60s'), thread)).toBeNull();
    expect(breaths).toBe(3);
  });

  it('bots that need no time answer at once', async () => {
    const answer = await think(gunrunnersBots, questionFor('random'), THREAD);
    expect(answer).toMatchObject({ notes: null, opinions: [] });
  });

  it('refuses a bot that does not exist', async () => {
    await expect(think(gunrunnersBots, questionFor('nobody'), THREAD)).rejects.toThrow('no bot nobody');
  });
});
