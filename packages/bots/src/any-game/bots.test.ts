import { gunrunners } from '@stakeout/gunrunners';
import { type AnyRules, FastChance } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { playGame } from '../arena/contest.ts';
import { hintsFor } from '../hints.ts';
import { readBotFile } from '../nets/bot-file.fixture.ts';
import { random } from '../random.ts';
import { botsForAnyGame } from './bots.ts';
import { worldsOf } from './worlds.ts';

/** As if it had no bots of its own. */
const bots = botsForAnyGame(gunrunners);
const GAMES = 12;

function configOf(seats: number): unknown {
  const config = bots.game.configure({}, seats);
  if (!config.ok) throw new Error('refused');
  return config.value;
}

describe('bots for any game', () => {
  it('win most games against chance, knowing nothing but the rules', () => {
    const contest = {
      game: bots.game,
      config: configOf(2),
      policies: [bots.level('medium', { iterations: 40 }), random],
      seed: 1,
    };
    let won = 0;
    for (let number = 0; number < GAMES; number++) {
      won += playGame(contest, number).find(({ name }) => name === 'medium')?.winShare ?? 0;
    }
    expect(won).toBeGreaterThan(0.6 * GAMES);
  });

  it('give advice without reasons, the same for the same view and seed', async () => {
    const state = bots.game.setup(configOf(3), 3, new FastChance(1));
    const [seat = 0] = bots.game.toAct(state);
    const options = bots.game.legal(state, seat);
    const view = bots.game.view(state, seat);
    const appraisal = { options, budget: { iterations: 60 }, seed: 2, read: readBotFile };
    const hints = await hintsFor(bots, view, seat, appraisal, 3);
    expect(hints.length).toBeGreaterThan(0);
    for (const { index, why } of hints) {
      expect(options[index]).toBeDefined();
      expect(why).toBeNull();
    }
    expect(await hintsFor(bots, JSON.parse(JSON.stringify(view)), seat, appraisal, 3)).toEqual(hints);
  });
});

describe('a world of any game', () => {
  const twoAtOnce = { toAct: () => [0, 1] } as unknown as AnyRules;

  it('asks whoever imagines it first, where several decide at once', () => {
    expect(worldsOf(twoAtOnce, 1).mover(null)).toBe(1);
    expect(worldsOf(twoAtOnce, 2).mover(null)).toBe(0);
  });

  it('knows moves by what they say', () => {
    const { isSame } = worldsOf(bots.game, 0);
    expect(isSame({ type: 'flip', location: 1 }, { location: 1, type: 'flip' })).toBe(true);
    expect(isSame({ type: 'flip', location: 1 }, { type: 'flip', location: 2 })).toBe(false);
  });
});
