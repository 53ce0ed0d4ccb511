import { escapePlan } from '@stakeout/escape-plan';
import { gunrunners } from '@stakeout/gunrunners';
import { FastChance, type Game, LANGUAGES, type Seat, say, textsAt, unpack } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { hintsFor } from './hints.ts';
import { readBotFile } from './nets/bot-file.fixture.ts';
import { botsOf, reasonTextsOf } from './registry.ts';

type WholeGame = Game<unknown, unknown, unknown, unknown, unknown>;

interface Moment {
  readonly config: unknown;
  readonly view: unknown;
  readonly seat: Seat;
  readonly options: readonly unknown[];
}

/** Every so many decisions of a random game of three, one with something to choose from. */
function momentsOf(game: WholeGame, seed: number, every: number): Moment[] {
  const config = game.configure({}, 3);
  if (!config.ok) throw new Error('refused');
  const chance = new FastChance(seed);
  const state = game.setup(config.value, 3, chance);
  const moments: Moment[] = [];
  for (let count = 0; ; count++) {
    const [seat] = game.toAct(state);
    if (seat === undefined) return moments;
    const options = game.legal(state, seat);
    if (options.length > 1 && count % every === 0)
      moments.push({ config: config.value, view: game.view(state, seat), seat, options });
    game.applyInPlace(state, seat, options[chance.pick(options.length)], chance, null);
  }
}

describe.each([
  ['gunrunners', gunrunners as WholeGame, 7],
  ['escape-plan', escapePlan as WholeGame, 23],
])('hints in %s', (_name, game, every) => {
  const bots = botsOf(game);
  const moments = momentsOf(game, 4, every);

  it('name up to three different options, each with a chance and a reason that the rules know', async () => {
    expect(moments.length).toBeGreaterThan(8);
    for (const { view, seat, options } of moments) {
      const hints = await hintsFor(
        bots,
        view,
        seat,
        { options, budget: { iterations: 30 }, seed: 1, read: readBotFile },
        3,
      );
      expect(hints.length).toBeGreaterThan(0);
      expect(hints.length).toBeLessThanOrEqual(3);
      expect(new Set(hints.map(({ index, goal }) => JSON.stringify([index, goal]))).size).toBe(hints.length);
      for (const { index, winChance, why } of hints) {
        const reason = why ?? expect.unreachable('there are words for every option');
        expect(options[index]).toBeDefined();
        expect(winChance).toBeGreaterThanOrEqual(0);
        expect(winChance).toBeLessThanOrEqual(1);
        expect(game.texts.en.clauses[reason.clause], reason.clause).toBeDefined();
        for (const language of LANGUAGES) {
          const texts = { ...textsAt(game.texts[language], view), messages: reasonTextsOf(game)[language] };
          expect(say(texts, reason)).not.toMatch(/[{}|]|undefined|^reason\./);
        }
      }
    }
  });

  it('are the same for the same view and seed', async () => {
    for (const { config, view, seat, options } of moments.slice(0, 4)) {
      const appraisal = { options, budget: { iterations: 40 }, seed: 5, read: readBotFile };
      const copied = JSON.parse(JSON.stringify({ view, options }));
      const hints = await hintsFor(bots, view, seat, appraisal, 3);
      const unpacked = unpack(game, copied.view, config);
      expect(await hintsFor(bots, unpacked, seat, { ...appraisal, options: copied.options }, 3)).toEqual(hints);
    }
  });
});
