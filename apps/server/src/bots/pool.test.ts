import type { Question } from '@stakeout/bots';
import { gunrunners } from '@stakeout/gunrunners';
import { type AnyGame, FastChance } from '@stakeout/kernel';
import { afterAll, describe, expect, it } from 'vitest';
import { BotPool } from './pool.ts';

const pool = new BotPool(1);
const ANA = { people: ['ana'], table: 'of-ana' };
afterAll(() => pool.close());

/** The first real choice of a game of four. */
function questionFor(bot: string): Question {
  const game = gunrunners as unknown as AnyGame;
  const config = game.configure({}, 4);
  if (!config.ok) throw new Error('refused');
  const chance = new FastChance(1);
  const state = game.setup(config.value, 4, chance);
  for (;;) {
    const [seat = 0] = game.toAct(state);
    const options = game.legal(state, seat);
    if (options.length > 5) {
      const view = game.view(state, seat);
      return { game: game.id, config: config.value, bot, seat, view, options, notes: null, events: [], seed: 1 };
    }
    game.applyInPlace(state, seat, options[0], chance, null);
  }
}

describe('bots in threads', () => {
  it('answer as they would here: the same question, the same answer', async () => {
    const question = questionFor('hard@400');
    const answers = await Promise.all([pool.ask(question, ANA), pool.ask(question, ANA)]);
    expect(answers[0]?.opinions.reduce((sum, { visits }) => sum + visits, 0)).toBeGreaterThan(200);
    expect(answers[1]).toEqual(answers[0]);
  });

  it('stop when told to, and the thread goes on to the next question', async () => {
    const stop = new AbortController();
    const answer = pool.ask(questionFor('hard@300s'), ANA, stop.signal);
    const next = pool.ask(questionFor('easy'), ANA);
    setTimeout(() => stop.abort(), 50);
    expect(await answer).toBeNull();
    expect(await next).not.toBeNull();
    expect(await pool.ask(questionFor('easy'), ANA, stop.signal)).toBeNull();
  });

  it('leave the event loop of whoever asks alone', async () => {
    const before = performance.eventLoopUtilization();
    await pool.ask(questionFor('hard@300ms'), ANA);
    const { idle, active } = performance.eventLoopUtilization(before);
    // Whoever thinks is busy; whoever waits is not.
    expect(idle).toBeGreaterThan(active);
  });

  it('make nobody wait for all that somebody else has asked', async () => {
    const order: string[] = [];
    const hog = Array.from({ length: 20 }, async (_, index) => {
      await pool.ask(questionFor('hard@100'), { people: ['bia'], table: `table-${index}` });
      order.push('bia');
    });
    const guest = pool.ask(questionFor('easy'), ANA).then(() => order.push('ana'));
    expect(pool.waiting).toBe(20);
    await Promise.all([...hog, guest]);
    // One was under way when the question came.
    expect(order.slice(0, 2)).toEqual(['bia', 'ana']);
  });

  it('say what went wrong', async () => {
    await expect(pool.ask(questionFor('nobody'), ANA)).rejects.toThrow('no bot nobody');
  });
});
