import { describe, expect, it } from 'vitest';
import { fixerItem } from '../items.ts';
import { CITY_X, cops, defaultTable, options, play, table, tile, waiting } from '../table.fixture.ts';
import { carrying, chased, go, holding, reached, spot, use, usesOf } from '../trip.fixture.ts';
import { OUT_OF_REACH } from './costs.ts';
import { costsToEnd, isStandable } from './reach.ts';

/** The points it takes to come from these nodes to a legal end. */
function costs(state: ReturnType<typeof table>, means: { components: boolean; payments: boolean }, names: string[]) {
  const all = costsToEnd(state, defaultTable(), 0, means);
  return names.map((name) => all[spot(name)]);
}

const ON_FOOT = { components: false, payments: false };
const ANYHOW = { components: true, payments: true };

describe('the way to a legal end', () => {
  it('[E11.1] [E11.2] is nothing at an end and counts the points from elsewhere', () => {
    const state = table({ pawns: [spot('S2 GANG')] }, 'travel');
    const names = ['S2 STORE_A', 'C1 GANG', 'S1 I', 'S2 I', 'S2 GANG', 'A1 I', 'A3 R', 'B3 I', 'D1 W', 'B2 W'];
    expect(costs(state, ANYHOW, names)).toEqual([0, 0, 1, 1, 2, 2, 2, 2, 1, 1]);
    expect(costs(state, ANYHOW, ['A1 W', 'D3 W'])).toEqual([OUT_OF_REACH, OUT_OF_REACH]);
    // Ends that demand a payment do not always count.
    expect(costs(state, ON_FOOT, ['C1 GANG', 'C2 GANG', 'C1 I'])).toEqual([2, 2, 1]);
    Object.assign(state.boards[0] ?? {}, { cash: 4 });
    expect(costs(state, ANYHOW, ['C1 GANG', 'C2 GANG'])).toEqual([2, 2]);
  });

  it('[E11.6] from the subway where the turn began a ride is the way, once', () => {
    const state = table({ pawns: [spot('B3 SUBWAY')] }, 'travel');
    state.visited.fill(1);
    expect(costs(state, ANYHOW, ['B3 SUBWAY', 'B3 R', 'B3 C', 'B3 I'])).toEqual([0, 1, 1, 2]);
    state.turn.ridden = 1;
    expect(costs(state, ANYHOW, ['B3 SUBWAY', 'B3 R', 'B3 C', 'B3 I'])).toEqual([2, 1, 2, 2]);
    const alone = table({ city: 'S2 0,0 0 · S1 1,0 0', pawns: [spot('S1 SUBWAY')] }, 'travel');
    expect(costs(alone, ON_FOOT, ['S1 SUBWAY', 'S1 I', 'A1 SUBWAY', 'A1 C'])).toEqual([
      3,
      2,
      OUT_OF_REACH,
      OUT_OF_REACH,
    ]);
  });

  it('[E11.7] back at the heliport where the turn began a flight is the way', () => {
    const state = table({ pawns: [spot('B1 HELIPORT')] }, 'travel');
    expect(costs(state, ON_FOOT, ['B1 HELIPORT', 'B1 I', 'B1 R'])).toEqual([1, 1, 1]);
    go(state, 'B1 I');
    expect([state.turn.mp, reached(state, 'step')]).toEqual([2, ['B1 C', 'B1 HELIPORT', 'B1 R', 'S1 I']]);
    state.turn.mp = 1;
    expect(reached(state, 'step')).toEqual(['S1 I']);
    const far = table({ city: 'B1 0,0 0 · S1 1,0 0', pawns: [spot('B1 HELIPORT')] }, 'travel');
    far.visited.fill(1);
    expect(costs(far, ON_FOOT, ['B1 HELIPORT', 'S1 HOSPITAL'])).toEqual([1, 0]);
  });

  it('[E17.7] [A-24] a helicopter, a gang or its member carries on from any place of a tile with icons', () => {
    const city = 'A2 0,0 0 · B1 1,0 3 · S2 0,-1 0';
    const mayEnter = (board: object, change: (state: ReturnType<typeof table>) => void = () => undefined) => {
      const state = table({ city, pawns: [spot('B1 SAFE_HOUSE')], boards: [board] }, 'travel');
      change(state);
      go(state, 'B1 R');
      return reached(state, 'step').includes('B1 C');
    };
    expect(mayEnter({})).toBe(false);
    expect(mayEnter({ items: carrying(fixerItem(7)) })).toBe(true);
    expect(mayEnter({ items: carrying(fixerItem(7)), used: 1 })).toBe(false);
    expect(mayEnter({ items: carrying(fixerItem(5)) })).toBe(true);
    expect(mayEnter({ items: carrying(fixerItem(1), fixerItem(6)) })).toBe(false);
    expect(mayEnter({ contacts: holding('Helicopter'), cash: 2 })).toBe(true);
    expect(mayEnter({ contacts: holding('Helicopter'), cash: 1 })).toBe(false);
    expect(mayEnter({ contacts: holding('Helicopter'), spent: 1 })).toBe(false);
    expect(mayEnter({ contacts: holding('Helicopter'), cuffed: 1 })).toBe(false);
    expect(mayEnter({ contacts: holding('Gang'), cash: 4 })).toBe(true);
    expect(mayEnter({ contacts: holding('Jet Ski') })).toBe(false);
    const withMember = (state: ReturnType<typeof table>) => {
      state.control[tile('S2')] = 0;
      state.gangs[tile('S2')] = 1;
    };
    expect(mayEnter({ members: 1 }, withMember)).toBe(true);
    // One point for the flight: with none left the way is closed.
    expect(mayEnter({ items: carrying(fixerItem(7)) }, (state) => Object.assign(state.turn, { mp: 2 }))).toBe(false);
  });

  it('[E9.5] [A-24] whoever can still be carried on does not turn back', () => {
    const city = 'A2 0,0 0 · B1 1,0 3 · S2 0,-1 0';
    const stranded = (board: object) => {
      const state = table({ city, pawns: [spot('B1 SAFE_HOUSE')], boards: [board] }, 'travel');
      state.at[0] = spot('B1 C');
      state.turn.mp = 1;
      return options(state, 0, 'turnBack').length;
    };
    expect(stranded({})).toBe(1);
    expect(stranded({ items: carrying(fixerItem(7)) })).toBe(0);
    expect(stranded({ items: carrying(fixerItem(5)) })).toBe(0);
    expect(stranded({ items: carrying(fixerItem(2)), contacts: holding('Informant') })).toBe(1);
    expect(stranded({ contacts: holding('Helicopter') })).toBe(0);
    expect(stranded({ contacts: holding('Gang') })).toBe(0);
    expect(stranded({ contacts: holding('Jet Ski') })).toBe(1);
    expect(stranded({ cans: 1 })).toBe(0);
  });

  it('[E17.12] [A-29] the sewer counts nothing within a kind of terrain and one point to another', () => {
    const state = table({ city: CITY_X, pawns: [spot('A3 SUBWAY')] }, 'travel');
    state.turn.ridden = 1;
    const names = ['A3 R', 'B2 R', 'A3 SUBWAY', 'A3 W'];
    state.visited.fill(1);
    expect(costs(state, ANYHOW, names)).toEqual([2, 2, 2, OUT_OF_REACH]);
    Object.assign(state.boards[0] ?? {}, { contacts: holding('Sewer') });
    // Through the sewer A3 leads to C1 and S1, B2 to S1 and S2.
    expect(costs(state, ANYHOW, names)).toEqual([1, 1, 2, OUT_OF_REACH]);
    expect(costs(state, ON_FOOT, names)).toEqual([2, 2, 2, OUT_OF_REACH]);
  });
});

describe('where a robber may stand', () => {
  it('[E11.4] [E11.7] on locations and land of the city, on water only where it may be crossed', () => {
    const state = table({ city: CITY_X }, 'travel');
    const may = (name: string) => isStandable(state, defaultTable(), spot(name));
    expect(['S1 HOSPITAL', 'S1 R', 'A3 I', 'C1 GANG'].map(may)).toEqual([true, true, true, true]);
    expect(['A1 EXIT_1', 'A1 C', 'D1 W', 'A3 W', 'S1 W'].map(may)).toEqual([false, false, false, false, false]);
    state.turn.jetSki = 1 << tile('A3');
    expect(['A3 W', 'B2 W', 'S1 W'].map(may)).toEqual([true, false, false]);
  });
});

describe('Costa where the table lets him be avoided', () => {
  it('[A-72] [E17.6] a gang member ignores his tile also where nobody else is', () => {
    const given = { seats: 1, third: 'D1 BUSINESS', costaAvoidable: true, boards: [{ members: 2, markers: 1 }] };
    const state = chased({ ...given, cops: { B3: cops('SWAT') } });
    state.control[tile('S2')] = 0;
    state.gangs[tile('S2')] = 0;
    expect([waiting(state), state.turn.costa]).toEqual([['avoid', 0], 1]);
    expect(usesOf(state, 'member')).toEqual([
      use('member', tile('S2'), -1, 0),
      use('member', tile('S2'), tile('D1'), 2),
    ]);
    play(state, 0, use('member', tile('S2'), tile('D1'), 2));
    expect([waiting(state), state.turn.costa, state.boards[0]?.cash]).toEqual([['finish', 0], 0, 9]);
  });
});
