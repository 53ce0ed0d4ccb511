import { CRATES_PER_LOCATION, type View } from '@stakeout/gunrunners';
import { describe, expect, it } from 'vitest';
import { platesFor, playedMatch } from '../../../replay/played-match.fixture.ts';
import { type Eyes, wholeRecording } from '../../../replay/recording.ts';
import type { SpokenGame } from '../../../text/spoken.ts';
import { gunrunners } from '../game.ts';
import { replay } from '../replay/replay.ts';
import { gunrunnersStory } from './story.ts';

const game: SpokenGame = gunrunners;

function told(seats: number, config: unknown, seed: string, eyes: Eyes = null) {
  const { file } = playedMatch(game, seats, seed, config);
  const recording = wholeRecording(game, file, platesFor(seats), replay);
  if (recording === null) throw new Error('the match does not replay');
  const film = recording.film(eyes);
  const view = film.viewAt(film.length) as View;
  return { view, moves: film.moves, story: gunrunnersStory(view, film.moves), outcome: file.outcome };
}

const TABLES = [2, 3, 4].flatMap((seats) =>
  (['en', 'pt'] as const).flatMap((edition) => ['a', 'b', 'c'].map((seed) => [seats, edition, seed] as const)),
);

describe.each(TABLES)('the story of a match for %d, edition %s, seed %s', (seats, edition, seed) => {
  const { view, moves, story, outcome } = told(seats, { edition }, seed);

  it('begins with the crates of the set-up, and ends with those that everybody has', () => {
    expect(story.crates).toEqual(view.crates.map(() => CRATES_PER_LOCATION));
    expect(story.moments[0]?.taken).toEqual(view.taken.map(() => 0));
    expect(story.moments.at(-1)?.taken).toEqual(outcome.scores);
    expect(story.turns).toBe(view.turn);
  });

  it('has every bust, with everybody who had a card there', () => {
    expect(story.busts.filter(({ bust }) => bust > 0).map(({ bust }) => bust)).toEqual(
      Array.from({ length: view.busts }, (_, index) => index + 1),
    );
    for (const { crates, left, shares, move } of story.busts) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(shares.reduce((sum, share) => sum + share.crates, left)).toBe(crates);
      expect(moves[move - 1]?.events).toContainEqual(expect.objectContaining({ type: 'locationBusted' }));
      for (const [index, share] of shares.entries()) {
        expect(share.sum).toBeGreaterThanOrEqual(shares[index + 1]?.sum ?? 0);
        // Half of what is left, rounded up (G8.4).
        const rest = crates - shares.slice(0, index).reduce((sum, other) => sum + other.crates, 0);
        expect(share.crates).toBe(Math.ceil(rest / 2));
      }
    }
  });

  it('gives everybody in the busts what they have at the end', () => {
    const sums = outcome.scores.map((_, seat) =>
      story.busts
        .flatMap(({ shares }) => shares.filter((share) => share.seat === seat))
        .reduce((sum, { crates }) => sum + crates, 0),
    );
    expect(sums).toEqual(outcome.scores);
  });

  it('goes through time in order, and crates are never lost', () => {
    for (const [index, { turn, taken }] of story.moments.entries()) {
      const next = story.moments[index + 1];
      if (next === undefined) break;
      expect(next.turn).toBeGreaterThanOrEqual(turn);
      for (const [seat, crates] of taken.entries()) expect(next.taken[seat]).toBeGreaterThanOrEqual(crates);
    }
  });

  it('is the same through everybody’s eyes', () => {
    const own = told(seats, { edition }, seed, 0);
    expect(own.story).toEqual(story);
  });
});
