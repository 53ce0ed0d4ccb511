import { type Event, forecast, gunrunners } from '@stakeout/gunrunners';
import { EmissionList, FastChance } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { AS_SHOWN, Prospects } from './prospects.ts';

describe('a bust judged at sight', () => {
  it('[G8.3] [G8.4] [G8.5] gives everybody what the rules give, once all faces are known', () => {
    const prospects = new Prospects();
    let busts = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const chance = new FastChance(seed);
      const seats = 2 + (seed % 3);
      const config = gunrunners.configure({}, seats);
      if (!config.ok) throw new Error('no such table');
      const state = gunrunners.setup(config.value, seats, chance);
      for (let [seat] = gunrunners.toAct(state); seat !== undefined; [seat] = gunrunners.toAct(state)) {
        const options = gunrunners.legal(state, seat);
        const action = options[chance.pick(options.length)];
        if (action === undefined) throw new Error('nothing to do');
        const table = gunrunners.view(state, null);
        const sink = new EmissionList<Event>();
        gunrunners.applyInPlace(state, seat, action, chance, sink);
        for (const { event } of sink.emissions) {
          if (event.type !== 'locationBusted') continue;
          busts++;
          const { location, row } = event;
          const crates = 17;
          const fields = table.fields.with(location, row);
          prospects.begin(table, 1);
          prospects.read({ ...table, fields, probation: table.probation.map(() => 0) }, location, AS_SHOWN);
          prospects.leadAtBust(location, 0, crates);
          const expected = [0, 0, 0, 0];
          for (const share of forecast(row, crates).shares) expected[share.seat] = share.crates;
          expect([...prospects.shares]).toEqual(expected);
        }
      }
    }
    expect(busts).toBeGreaterThan(20);
  });
});
