import type { Question } from '@stakeout/bots';
import { gunrunners } from '@stakeout/gunrunners';
import { type AnyGame, FastChance } from '@stakeout/kernel';
import { afterAll, describe, expect, it } from 'vitest';
import { BotPool } from './pool.ts';

const pool = new BotPool(1);
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
      return { game: game.id, bot, seat, view: game.view(state, seat), options, notes: null, events: [], seed: 1 };
    }
    game.applyInPlace(state, seat, options[0], chance, null);
  }
}

describe('bots in threads', () => {
  it('answer as they would here: the same question, the same answer', async () => {
    const question = questionFor('hard@400');
    const answers = await Promise.all([pool.ask(question), pool.ask(question)]);
    expect(answers[0]?.opinions.reduce((sum, { visits }) => sum + visits, 0)).toBeGreaterThan(200);
    expect(answers[1]).toEqual(answers[0]);
  });

  it('stop when told to, and the thread goes on to the next question', async () => {
    const stop = new AbortController();
    const answer = pool.ask(questionFor('hard@300s'), stop.signal);
    const next = pool.ask(questionFor('easy'));
    setTimeout(() => stop.abort(), 50);
    expect(await answer).toBeNull();
    expect(await next).not.toBeNull();
    expect(await pool.ask(questionFor('easy'), stop.signal)).toBeNull();
  });

  it('leave the event loop of whoever asks alone', async () => {
    const before = performance.eventLoopUtilization();
    await pool.ask(questionFor('hard@300ms'));
    const { idle, active } = performance.eventLoopUtilization(before);
    // Whoever thinks is busy; whoever waits is not.
    expect(idle).toBeGreaterThan(active);
  });

  it('say what went wrong', async () => {
    await expect(pool.ask(questionFor('nobody'))).rejects.toThrow('no bot nobody');
  });
});
