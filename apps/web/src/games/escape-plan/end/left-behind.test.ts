import { printedOf, type View } from '@stakeout/escape-plan';
import { describe, expect, it } from 'vitest';
import { platesFor, playedMatch } from '../../../replay/played-match.fixture.ts';
import { wholeRecording } from '../../../replay/recording.ts';
import type { SpokenGame } from '../../../text/spoken.ts';
import { escapePlan } from '../game.ts';
import { replay } from '../replay/replay.ts';
import { leftBehind } from './left-behind.ts';
import { escapeStory } from './story.ts';

const game: SpokenGame = escapePlan;
const isEscape = (action: unknown) => (action as { readonly type: string }).type === 'escape';

function ended(seats: number, seed: string) {
  const recording = wholeRecording(game, playedMatch(game, seats, seed, {}, isEscape).file, platesFor(seats), replay);
  if (recording === null) throw new Error('the match does not replay');
  const film = recording.film(null);
  const view = film.viewAt(film.length) as View;
  return { view, story: escapeStory(view, film.moves) };
}

describe.each([
  [1, 's4 e'],
  [3, 'b'],
  [4, 's20 e'],
  [5, 's8 i'],
] as const)('what was left by players at a table for %d, seed %s', (seats, seed) => {
  const { view, story } = ended(seats, seed);
  const printed = printedOf(view.table);

  it('[E22.2] is the money of the plan that no visit brought', () => {
    for (let seat = 0; seat < seats; seat++) {
      const plan = printed.plans[view.table.truth?.plans[seat] ?? -1] ?? [];
      const all = plan.reduce((sum, line) => sum + Math.max(0, line), 0);
      const visited = story.visits
        .filter(({ pawn }) => pawn === seat)
        .reduce((sum, { place }) => sum + Math.max(0, plan[place] ?? 0), 0);
      const left = leftBehind(view, story, seat).places.reduce((sum, { money }) => sum + money, 0);
      expect(left).toBe(all - visited);
    }
  });

  it('[E9.4] [E21.4] is what was short, for those arrested over money alone', () => {
    for (let seat = 0; seat < seats; seat++) {
      const { short } = leftBehind(view, story, seat);
      const why = story.departures.find(({ pawn }) => pawn === seat)?.why ?? null;
      expect(short !== null).toBe(why === 'exit' || why === 'upkeep');
      if (short !== null) expect(short.cash).toBeLessThan(short.price);
    }
  });

  it('[E6.3] tells the exits that were closed and the one that was not', () => {
    const { closedExits, wayOut } = leftBehind(view, story, 0);
    expect(closedExits).toHaveLength(2);
    expect([...closedExits, wayOut].sort()).toEqual([0, 1, 2]);
  });
});
