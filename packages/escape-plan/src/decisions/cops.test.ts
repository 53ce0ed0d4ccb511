import { describe, expect, it } from 'vitest';
import { isInCity } from '../city/city.ts';
import type { Board, State } from '../state.ts';
import { CITY_X, contact, cops, defaultTable, play, refusedBy, table, tile, waiting } from '../table.fixture.ts';
import { cash, cubes, legal, lines, NOTHING_READY, PASS, spaces, use } from '../visit.fixture.ts';

const move = (cop: number, from: string, to: string) =>
  ({ type: 'moveCop', cop, from: tile(from), to: tile(to) }) as const;
const [FEDERAL, LOCAL, SWAT] = [0, 1, 2] as const;
const ON_TILES = { S2: cops('FEDERAL', 'SWAT'), A3: cops('FEDERAL', 'LOCAL'), B2: cops('LOCAL') };

function withCops(board: Partial<Board>): State {
  const state = table({ city: CITY_X, cops: ON_TILES, boards: [{ ...NOTHING_READY, ...board }] }, 'finish');
  // Face up on a stack, not in the city.
  state.cops[tile('C2')] = cops('FEDERAL', 'LOCAL', 'SWAT');
  return state;
}

/** Every legal move of a type in city X: from tiles with one to those without, never to the hospital's. */
function movesOf(state: State, cop: number) {
  const inCity = defaultTable().tiles.flatMap(({ id }, index) => (isInCity(state.city, index) ? [id] : []));
  const has = (id: string) => ((state.cops[tile(id)] as number) & (1 << cop)) !== 0;
  return inCity
    .filter(has)
    .flatMap((from) => inCity.filter((to) => !has(to) && to !== 'S1').map((to) => move(cop, from, to)));
}

describe('moving cops', () => {
  it('[E17.9] from any tile of the city to any other without one of the type, never the hospital', () => {
    const state = withCops({ contacts: spaces('K14') });
    play(state, 0, use('contact', 0));
    expect(waiting(state)).toEqual(['moveCop', 0]);
    expect(legal(state)).toEqual([
      ...['B2', 'C1', 'D3'].map((to) => move(FEDERAL, 'S2', to)),
      ...['B2', 'C1', 'D3'].map((to) => move(FEDERAL, 'A3', to)),
    ]);
    for (const wrong of [
      move(FEDERAL, 'S2', 'S1'),
      move(FEDERAL, 'S2', 'A3'),
      move(FEDERAL, 'S2', 'S2'),
      move(FEDERAL, 'S2', 'A1'),
      move(FEDERAL, 'C2', 'B2'),
      move(FEDERAL, 'B2', 'C1'),
      move(LOCAL, 'B2', 'C1'),
      move(SWAT, 'S2', 'C1'),
      PASS,
    ]) {
      expect(refusedBy(state, 0, wrong)).toEqual(['E17.9']);
    }
    expect(lines(play(state, 0, move(FEDERAL, 'A3', 'B2')))).toEqual([
      `copMoved cop=0 from=${tile('A3')} to=${tile('B2')} by=0`,
    ]);
    expect(['S2', 'A3', 'B2'].map((id) => state.cops[tile(id)])).toEqual([
      cops('FEDERAL', 'SWAT'),
      cops('LOCAL'),
      cops('FEDERAL', 'LOCAL'),
    ]);
    expect(waiting(state)).toEqual(['finish', 0]);
  });

  it.each([
    ['K14', FEDERAL, 3, 0],
    ['K15', LOCAL, 3, 0],
    ['K16', SWAT, 3, 0],
    ['K17', FEDERAL, 1, 1],
    ['K18', LOCAL, 1, 1],
    ['K19', SWAT, 1, 1],
  ] as const)('[E17.2] [E17.12] %s, bribe or call-in, moves type %i for $%ik and %i stars', (card, cop, cost, star) => {
    const state = withCops({ contacts: spaces('Boxer', card), cash: cost });
    const star_ = star === 1 ? ['notorietyGained pawn=0'] : [];
    expect(lines(play(state, 0, use('contact', 1)))).toEqual([
      `contactUsed pawn=0 contact=${contact(card)}`,
      `paid pawn=0 amount=${cost}`,
      ...star_,
    ]);
    expect([cash(state), cubes(state), state.boards[0]?.spent]).toEqual([0, [star, 0], 0b10]);
    expect(legal(state)).toEqual(movesOf(state, cop));
  });

  it.each([
    [0, FEDERAL],
    [1, LOCAL],
    [2, SWAT],
  ])('[E17.8] [E17.11] asset %i moves a cop of type %i', (asset, cop) => {
    const state = withCops({ slots: [-4, 0, 1 + asset, 0, 0, 0], cash: 3 });
    expect(lines(play(state, 0, use('asset', 2)))).toEqual([`assetUsed pawn=0 asset=${asset}`, 'paid pawn=0 amount=3']);
    expect([cash(state), state.boards[0]?.slots, cubes(state)]).toEqual([0, [-4, 0, -1 - asset, 0, 0, 0], [0, 0]]);
    expect(legal(state)).toEqual(movesOf(state, cop));
  });

  it('[E17.13] without a cop to move the card is used all the same', () => {
    const state = table({ boards: [{ ...NOTHING_READY, contacts: spaces('K18') }] }, 'finish');
    play(state, 0, use('contact', 0));
    expect([waiting(state), cash(state), cubes(state)]).toEqual([['finish', 0], 8, [1, 0]]);
    expect(legal(state)).toEqual([{ type: 'endTurn' }]);
  });
});

describe('the snitch', () => {
  it.each([
    ['K01', FEDERAL, ['S2', 'A3']],
    ['K02', LOCAL, ['A3', 'B2']],
    ['K03', SWAT, ['S2']],
  ] as const)('[E17.12] %s removes a cop of type %i to the box, not to the bag', (card, cop, tiles) => {
    const state = withCops({ contacts: spaces(card), cash: 3 });
    const bag = state.bag.slice();
    expect(lines(play(state, 0, use('contact', 0)))).toEqual([
      `contactUsed pawn=0 contact=${contact(card)}`,
      'paid pawn=0 amount=3',
      'notorietyGained pawn=0',
    ]);
    expect(waiting(state)).toEqual(['removeCop', 0]);
    expect(legal(state)).toEqual(tiles.map((id) => ({ type: 'removeCop', from: tile(id) })));
    for (const id of ['D3', 'C2', 'S1']) {
      expect(refusedBy(state, 0, { type: 'removeCop', from: tile(id) })).toEqual(['E17.12']);
    }
    const from = tile(tiles[0]);
    const before = state.cops[from] as number;
    expect(lines(play(state, 0, { type: 'removeCop', from }))).toEqual([`copRemoved cop=${cop} tile=${from} by=0`]);
    expect(state.cops[from]).toBe(before & ~(1 << cop));
    expect([state.copsOut, state.bag]).toEqual([[0, 1, 2].map((type) => (type === cop ? 1 : 0)), bag]);
    expect([cash(state), cubes(state), waiting(state)]).toEqual([0, [1, 0], ['finish', 0]]);
  });

  it('[E17.13] with no such cop in the city it is used for nothing', () => {
    const state = table({ boards: [{ ...NOTHING_READY, contacts: spaces('K01') }] }, 'finish');
    state.cops[tile('S2')] = cops('LOCAL', 'SWAT');
    play(state, 0, use('contact', 0));
    expect([waiting(state), cash(state), state.copsOut]).toEqual([['finish', 0], 6, [0, 0, 0]]);
  });
});
