import { MessageChannel } from 'node:worker_threads';
import { DEFAULT_TABLE, escapePlan } from '@stakeout/escape-plan';
import type { AnyGame } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { questionFor, questionIn } from './question.fixture.ts';
import { serveBots } from './serve.ts';
import { think } from './think.ts';
import { WorkerBots } from './worker-bots.ts';
import type { FromWorker, ToWorker, Wire } from './worker-protocol.ts';

const breathe = () => new Promise<void>((resolve) => setImmediate(resolve));
const never = () => false;

describe('thinking about a question', () => {
  it('gives the same answer to the same question', async () => {
    const question = questionFor('hard@300');
    const answer = await think(question, breathe, never);
    expect(answer).toEqual(await think(question, breathe, never));
    expect(answer?.index).toBeLessThan(question.options.length);
    expect(answer?.opinions.reduce((sum, { visits }) => sum + visits, 0)).toBeGreaterThan(150);
    expect(await think({ ...question, seed: 10 }, breathe, never)).not.toEqual(answer);
  });

  it('survives being written down: plain data in, plain data out', async () => {
    const question = questionFor('hard@200');
    const copied = JSON.parse(JSON.stringify(question));
    const answer = await think(question, breathe, never);
    expect(await think(copied, breathe, never)).toEqual(answer);
    expect(JSON.parse(JSON.stringify(answer))).toEqual(answer);
  });

  it.each(['easy', 'medium', 'hard@20', 'greedy', 'random'])(
    'knows the box it is asked about though it comes from elsewhere: %s',
    async (bot) => {
      const table = { ...DEFAULT_TABLE, start_cash: 30, gang_price: 1 };
      const question = questionIn(escapePlan as unknown as AnyGame, { table }, bot);
      const answer = await think(JSON.parse(JSON.stringify(question)), breathe, never);
      const same = await think(question, breathe, never);
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
    expect(await think(questionFor('hard@60s'), breathing, () => breaths === 3)).toBeNull();
    expect(breaths).toBe(3);
  });

  it('bots that need no time answer at once', async () => {
    const answer = await think(questionFor('random'), breathe, never);
    expect(answer).toMatchObject({ notes: null, opinions: [] });
  });

  it('refuses a bot that does not exist', async () => {
    await expect(think(questionFor('nobody'), breathe, never)).rejects.toThrow('no bot nobody');
  });
});

describe('the page and its worker', () => {
  /** Both ends of a real message channel, wired as a page and its worker are. */
  function open(): { bots: WorkerBots; close: () => void } {
    const { port1, port2 } = new MessageChannel();
    port1.start();
    port2.start();
    serveBots(port2 as unknown as Wire<ToWorker, FromWorker>);
    return { bots: new WorkerBots(port1 as unknown as Wire<FromWorker, ToWorker>), close: () => port1.close() };
  }

  it('answers several questions at once, each with its own answer', async () => {
    const { bots, close } = open();
    const questions = [questionFor('hard@200'), questionFor('medium@100', 4), questionFor('random')];
    const answers = await Promise.all(questions.map((question) => bots.ask(question)));
    for (const [index, question] of questions.entries())
      expect(answers[index]).toEqual(await think(question, breathe, never));
    close();
  });

  it('can be told to stop, before and while it thinks', async () => {
    const { bots, close } = open();
    const stop = new AbortController();
    const answer = bots.ask(questionFor('hard@60s'), stop.signal);
    setTimeout(() => stop.abort(), 30);
    expect(await answer).toBeNull();
    expect(await bots.ask(questionFor('hard@60s'), stop.signal)).toBeNull();
    expect(await bots.ask(questionFor('random'))).not.toBeNull();
    close();
  });

  it('says what went wrong', async () => {
    const { bots, close } = open();
    await expect(bots.ask(questionFor('nobody'))).rejects.toThrow('no bot nobody');
    close();
  });
});
