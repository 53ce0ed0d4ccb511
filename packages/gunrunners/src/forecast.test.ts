import { describe, expect, it } from 'vitest';
import type { Event } from './event.ts';
import { fold } from './fold.ts';
import { forecast } from './forecast.ts';
import { randomGame, type Step } from './random-game.fixture.ts';
import { BLUE, cards, RED, YELLOW } from './table.fixture.ts';
import { type View, viewOf } from './view.ts';

describe('what a bust would bring', () => {
  it('[G8.3] [G8.4] [G8.9] serves by descending sum, each half of what is left, rounded up', () => {
    const row = cards('blue 3, red 2, yellow 4, red 3, blue 1');
    expect(forecast(row, 12)).toEqual({
      shares: [
        { seat: RED, sum: 5, crates: 6, winsTie: false },
        { seat: BLUE, sum: 4, crates: 3, winsTie: true },
        { seat: YELLOW, sum: 4, crates: 2, winsTie: false },
      ],
      stays: 1,
      hidden: 0,
    });
  });

  it('[G8.5] gives ties to the nearest card, also among three', () => {
    const line = (row: string) => forecast(cards(row), 9).shares.map(({ seat, winsTie }) => [seat, winsTie]);
    expect(line('yellow 1, red 2, blue 2, yellow 1')).toEqual([
      [YELLOW, true],
      [RED, true],
      [BLUE, false],
    ]);
    expect(line('yellow 1, red 2')).toEqual([
      [RED, false],
      [YELLOW, false],
    ]);
  });

  it('[G4.2] counts no card whose face is not known, neither for sums nor for the nearest card', () => {
    expect(forecast([1200, 103, 203], 3)).toEqual({
      shares: [
        { seat: RED, sum: 3, crates: 2, winsTie: true },
        { seat: BLUE, sum: 3, crates: 1, winsTie: false },
      ],
      stays: 0,
      hidden: 1,
    });
  });

  it('[G4.2] counts such a card as guessed, where a guess is made', () => {
    expect(forecast([1200, 103, 203], 3, 2)).toEqual({
      shares: [
        { seat: BLUE, sum: 5, crates: 2, winsTie: false },
        { seat: RED, sum: 3, crates: 1, winsTie: false },
      ],
      stays: 0,
      hidden: 1,
    });
  });

  it('[G4.3] counts face-down cards that the viewer does know', () => {
    expect(forecast([2104], 5)).toMatchObject({ shares: [{ seat: RED, sum: 4, crates: 3 }], hidden: 0 });
  });

  it('[G8.4] gives nothing where there are no cards or no crates', () => {
    expect(forecast([], 7)).toEqual({ shares: [], stays: 7, hidden: 0 });
    expect(forecast([101], 0).shares).toMatchObject([{ crates: 0 }]);
  });
});

/** A bust of a game: the row as a viewer saw it just before, the crates there, and what everybody took. */
interface Bust {
  readonly seen: readonly number[];
  readonly turnedUp: readonly number[];
  readonly crates: number;
  readonly taken: readonly (readonly [seat: number, crates: number, sum: number])[];
}

/** The busts of one action, followed event by event by a spectator. */
function bustsIn({ before, emissions }: Step): Bust[] {
  const events = emissions.map(({ event, only, redacted }): Event => (only === null ? event : redacted));
  const busts: (Bust & { taken: [number, number, number][] })[] = [];
  let view: View = viewOf(before, null);
  for (const event of events) {
    if (event.type === 'locationBusted') {
      const { location, row } = event;
      const crates = view.crates[location] ?? 0;
      busts.push({ seen: view.fields[location] ?? [], turnedUp: row, crates, taken: [] });
    }
    if (event.type === 'cratesTaken') busts.at(-1)?.taken.push([event.seat, event.crates, event.sum]);
    view = fold(view, event);
  }
  return busts;
}

function expected(row: readonly number[], crates: number) {
  const { shares } = forecast(row, crates);
  return shares.filter((share) => share.crates > 0).map(({ seat, crates: taken, sum }) => [seat, taken, sum]);
}

describe.each([2, 3, 4].flatMap((seats) => ['en', 'pt'].map((edition) => [seats, edition] as const)))(
  'every bust of random games (%i players, %s)',
  (seats, edition) => {
    it('[G8.3] [G8.4] [G8.5] [G9.2] does what its row foretells, and so does a row that hides nothing', () => {
      let [all, open] = [0, 0];
      for (let seed = 1; seed <= 8; seed++) {
        randomGame(seats, { edition }, seed, (step) => {
          for (const { seen, turnedUp, crates, taken } of bustsIn(step)) {
            all++;
            expect(expected(turnedUp, crates)).toEqual(taken);
            if (forecast(seen, crates).hidden > 0) continue;
            open++;
            expect(expected(seen, crates)).toEqual(taken);
          }
        });
      }
      expect(open).toBeGreaterThan(3);
      expect(all).toBeGreaterThan(open);
    });
  },
);
