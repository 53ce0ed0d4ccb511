import { defaultTable } from '@stakeout/escape-plan';
import { FastChance } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { readBotFile } from '../nets/bot-file.fixture.ts';
import { policyNamed } from '../policy-names.ts';
import { Belongings } from './belongings.fixture.ts';
import { newGame, playOn } from './game.fixture.ts';
import { escapePlanBots } from './index.ts';
import { isUsableFixer } from './uses-habit.ts';

/** So many games of 1 to 5 players, one number of players after the other. */
async function belongingsIn(name: string, games: number): Promise<Belongings> {
  const policy = policyNamed(escapePlanBots, name);
  if (policy === null) throw new Error(`no bot ${name}`);
  await policy.prepare?.(readBotFile);
  const belongings = new Belongings();
  for (let game = 0; game < games; game++) {
    const seats = 1 + (game % 5);
    const players = Array.from({ length: seats }, (_, seat) =>
      belongings.watch(policy.sit(seat, new FastChance(game * 10 + seat), null)),
    );
    playOn(newGame(seats, game), players, game);
  }
  return belongings;
}

describe('nobody buys or takes what is then never used', () => {
  it.each([
    ['greedy', 20],
    ['easy', 20],
    ['medium@1', 10],
    ['hard@4', 5],
  ])('%s', async (name, games) => {
    const { got, used } = await belongingsIn(name, games);
    expect(got.size).toBeGreaterThan(5);
    expect([...got].filter((kind) => !used.has(kind))).toEqual([]);
  });

  it('for flights and for turning things up again there is no habit, for everything else fixers do there is', () => {
    const kinds = defaultTable().fixers.map(({ effect }) => effect.kind);
    expect(kinds.filter((kind) => !isUsableFixer(kind))).toEqual(['REFRESH_EQUIPMENT_AND_CONTACTS', 'FLY']);
  });
});
