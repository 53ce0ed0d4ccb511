import { describe, expect, it } from 'vitest';
import type { TableOutlook } from '../../../session/session.ts';
import { askBot, TRIES } from './ask-bot.ts';

const half = { outlook: async (_first: number, count: number) => ({ escapes: count / 2, tries: count }) };

describe('asking the bot', () => {
  it('counts portion by portion and tells how far it is', async () => {
    const told: number[] = [];
    const answer = await askBot(
      half,
      ({ tries }) => told.push(tries),
      () => false,
      () => 0,
    );
    expect(answer).toEqual({ escapes: TRIES / 2, tries: TRIES });
    expect(told.at(-1)).toBe(TRIES);
    expect(told.length).toBeGreaterThan(5);
  });

  it('ends early when time is up, with the tries it has made', async () => {
    let clock = 0;
    const answer = await askBot(
      half,
      () => {},
      () => false,
      () => (clock += 900),
    );
    expect(answer?.tries).toBeLessThan(TRIES);
    expect(answer?.escapes).toBe((answer?.tries ?? 0) / 2);
  });

  it('says nothing when stopped, or when the table has moved on', async () => {
    let told: TableOutlook | null = null;
    const stopped = await askBot(
      half,
      (so) => {
        told = so;
      },
      () => told !== null,
      () => 0,
    );
    expect(stopped).toBeNull();
    expect(
      await askBot(
        { outlook: async () => null },
        () => {},
        () => false,
        () => 0,
      ),
    ).toBeNull();
  });
});
