import { describe, expect, it } from 'vitest';
import { gunrunnersBots } from '../gunrunners/index.ts';
import { questionFor } from './question.fixture.ts';
import { think } from './think.ts';

const breathe = () => new Promise<void>((resolve) => setImmediate(resolve));
const never = () => false;

describe('thinking about a question', () => {
  it('gives the same answer to the same question', async () => {
    const question = questionFor('hard@300');
    const answer = await think(gunrunnersBots, question, breathe, never);
    expect(answer).toEqual(await think(gunrunnersBots, question, breathe, never));
    expect(answer?.index).toBeLessThan(question.options.length);
    expect(answer?.opinions.reduce((sum, { visits }) => sum + visits, 0)).toBeGreaterThan(150);
    expect(await think(gunrunnersBots, { ...question, seed: 10 }, breathe, never)).not.toEqual(answer);
  });

  it('survives being written down: plain data in, plain data out', async () => {
    const question = questionFor('hard@200');
    const copied = JSON.parse(JSON.stringify(question));
    const answer = await think(gunrunnersBots, question, breathe, never);
    expect(await think(gunrunnersBots, copied, breathe, never)).toEqual(answer);
    expect(JSON.parse(JSON.stringify(answer))).toEqual(answer);
  });

  it('lets the thread breathe, and stops when nobody wants to know any more', async () => {
    let breaths = 0;
    const breathing = async () => {
      breaths++;
    };
    expect(await think(gunrunnersBots, questionFor('hard@60s'), breathing, () => breaths === 3)).toBeNull();
    expect(breaths).toBe(3);
  });

  it('bots that need no time answer at once', async () => {
    const answer = await think(gunrunnersBots, questionFor('random'), breathe, never);
    expect(answer).toMatchObject({ notes: null, opinions: [] });
  });

  it('refuses a bot that does not exist', async () => {
    await expect(think(gunrunnersBots, questionFor('nobody'), breathe, never)).rejects.toThrow('no bot nobody');
  });
});
