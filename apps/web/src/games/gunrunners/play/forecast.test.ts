import { DEFAULT_DECK, type Event, gunrunners } from '@stakeout/gunrunners';
import { EmissionList, FastChance } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { forecast } from './forecast.ts';

describe('what a bust would bring', () => {
  it('serves by descending sum, each half of what is left, rounded up', () => {
    // The example of G8.9 with the undercover card of value 2 turned up: red 5, blue 4, yellow 4.
    expect(forecast([203, 102, 304, 103, 201], 12)).toEqual({
      shares: [
        { seat: 0, sum: 5, crates: 6, winsTie: false },
        { seat: 1, sum: 4, crates: 3, winsTie: true },
        { seat: 2, sum: 4, crates: 2, winsTie: false },
      ],
      stays: 1,
      hidden: 0,
    });
  });

  it('counts no card whose face is not known, neither for sums nor for the nearest card', () => {
    expect(forecast([1200, 103, 203], 3)).toEqual({
      shares: [
        { seat: 0, sum: 3, crates: 2, winsTie: true },
        { seat: 1, sum: 3, crates: 1, winsTie: false },
      ],
      stays: 0,
      hidden: 1,
    });
  });

  it('counts face-down cards that the viewer does know', () => {
    expect(forecast([2104], 5)).toMatchObject({ shares: [{ seat: 0, sum: 4, crates: 3 }], hidden: 0 });
  });

  it('gives nothing where there are no cards or no crates', () => {
    expect(forecast([], 7)).toEqual({ shares: [], stays: 7, hidden: 0 });
    expect(forecast([101], 0).shares).toMatchObject([{ crates: 0 }]);
  });

  it('agrees with the rules in every bust of random games', () => {
    let busts = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const chance = new FastChance(seed);
      const seats = 2 + (seed % 3);
      const state = gunrunners.setup(
        { edition: 'en', memory: 'strict', deck: DEFAULT_DECK, start: null },
        seats,
        chance,
      );
      for (let [seat] = gunrunners.toAct(state); seat !== undefined; [seat] = gunrunners.toAct(state)) {
        const options = gunrunners.legal(state, seat);
        const sink = new EmissionList<Event>();
        const action = options[chance.pick(options.length)];
        if (action === undefined) throw new Error('nothing to do');
        const crates = state.crates.slice();
        gunrunners.applyInPlace(state, seat, action, chance, sink);
        const events = sink.emissions.map(({ event }) => event);
        const bust = events.find((event) => event.type === 'locationBusted');
        if (bust === undefined || bust.bust === 0) continue;
        busts++;
        const taken = events.filter((event) => event.type === 'cratesTaken' && event.location === bust.location);
        const expected = forecast(bust.row, crates[bust.location] ?? 0).shares.filter((share) => share.crates > 0);
        const ofFirst = taken.slice(0, expected.length);
        expect(ofFirst).toMatchObject(
          expected.map(({ seat: taker, sum, crates: share }) => ({ seat: taker, sum, crates: share })),
        );
      }
    }
    expect(busts).toBeGreaterThan(20);
  });
});
