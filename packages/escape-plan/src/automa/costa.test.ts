import { ScriptedChance, StatelessChance } from '@stakeout/testkit';
import { describe, expect, it } from 'vitest';
import { deck, run } from '../between-turns.fixture.ts';
import type { LocationKind } from '../data/table.ts';
import { escapePlan } from '../game.ts';
import { scoreOfCosta } from '../outcome.ts';
import { closeIfFull } from '../procedures/turn.ts';
import { costaOf, DAWN, DUSK, type State, sandraOf } from '../state.ts';
import { at, CITY_X, contact, defaultTable, type Given, place, play, table, waiting } from '../table.fixture.ts';

const [SANDRA, COSTA] = [1, 2];
const HOSPITAL = at('S1', 'HOSPITAL');
const DISPLAY = ['K12', 'K13', 'K14', 'K15', 'K16', 'K17', 'K18'].map(contact);

/** Solo; Costa's deck as given, the last card the top. Exit 3 is blocked. */
function costa(given: Given, ...cards: string[]): State {
  const state = table({ seats: 1, ...given });
  state.order = [0, COSTA, SANDRA];
  state.lieutenantDeck = deck(...cards);
  state.display = DISPLAY.slice();
  state.contactDeck = [contact('K01')];
  state.patrolled = [1, 1, 2];
  state.exitStackAt = [-1, 2];
  state.lockers = [
    [60, 90, 0],
    [70, 100, 0],
    [80, 110, 0],
  ];
  state.exitStacks = [
    [0, 30, 50],
    [20, 40, 60],
  ];
  return state;
}

const his = (state: State) => [state.red[COSTA], state.blue[COSTA]];

function newSolo(): State {
  const config = escapePlan.configure({}, 1);
  if (!config.ok) throw new Error('refused');
  return escapePlan.setup(config.value, 1, new StatelessChance(5));
}

describe('Lieutenant Costa', () => {
  it('[E24.1] the solo game: Costa second and Sandra third, both at the hospital, with a plan and a deck of his own', () => {
    const state = newSolo();
    expect([state.pawns, sandraOf(state), costaOf(state), state.order]).toEqual([3, SANDRA, COSTA, [0, COSTA, SANDRA]]);
    expect([state.at, state.notoriety]).toEqual([
      [HOSPITAL, HOSPITAL, HOSPITAL],
      [1, 1, 1],
    ]);
    const all = [...Array(16).keys()];
    expect(state.lieutenantDeck.toSorted((one, other) => one - other)).toEqual(all);
    expect(state.lieutenantDeck).not.toEqual(all);
    expect(state.inspectorDeck.toSorted((one, other) => one - other)).toEqual(all);
    expect(state.lieutenantDeck).not.toEqual(state.inspectorDeck);
    expect([state.costa.contacts, state.costa.stacks, state.boards.length]).toEqual([[], [], 1]);
    expect(state.costa.plan).not.toBe(state.boards[0]?.plan);
    expect(state.costa.plan >= 0 && state.costa.plan < 9).toBe(true);
    expect(costaOf(table({ seats: 2 }))).toBe(-1);
  });

  it('[E24.1] [A-71] EX9 the player lays all four tiles; then day 1 is Sandra, Costa, player', () => {
    const chance = new StatelessChance(5);
    const state = newSolo();
    let laid = 0;
    while (state.frames.at(-1)?.kind === 'placeTile' || state.frames.at(-1)?.kind === 'assign') {
      if (waiting(state)[0] === 'placeTile') laid++;
      const [action] = escapePlan.legal(state, 0);
      if (action !== undefined) play(state, 0, action, chance);
    }
    expect([laid, state.order, waiting(state)]).toEqual([4, [SANDRA, COSTA, 0], ['action', 0]]);
    expect([state.at[SANDRA] === HOSPITAL, state.at[COSTA] === HOSPITAL]).toEqual([false, false]);
    expect([state.inspectorDeck.length, state.lieutenantDeck.length]).toEqual([15, 15]);
  });

  it('[E24.2] [A-76] plays the first card of his tile or an adjacent one; it leaves the game, the rest is reshuffled', () => {
    // Store B is two tiles away, store A one.
    const state = costa({}, 'T12', 'T10', 'T11');
    const happened = run(state, 'automa', COSTA, new ScriptedChance({ automa: [0] }));
    expect(happened.all('automaMoved')).toEqual([{ pawn: COSTA, node: at('S2', 'STORE_A') }]);
    expect([state.at[COSTA], state.lieutenantDeck]).toEqual([at('S2', 'STORE_A'), deck('T11', 'T12')]);
    const sameTile = costa({ pawns: [HOSPITAL, HOSPITAL, at('S2', 'GANG')] }, 'T10');
    run(sameTile, 'automa', COSTA);
    expect(sameTile.at[COSTA]).toBe(at('S2', 'STORE_A'));
  });

  it('[E24.2] [A-80] when none fits the range widens tile by tile', () => {
    // Store C is three tiles away, store B two: at range two the first that fits is store B, whatever lies on top.
    const two = costa({}, 'T11', 'T12');
    run(two, 'automa', COSTA, new ScriptedChance({}));
    expect([two.at[COSTA], two.lieutenantDeck]).toEqual([at('D1', 'STORE_B'), deck('T12')]);
    const three = costa({}, 'T12');
    run(three, 'automa', COSTA);
    expect(three.at[COSTA]).toBe(at('D2', 'STORE_C'));
    // A card of a location that is not in the city never fits.
    const none = costa({ city: CITY_X }, 'T12', 'T11');
    expect(run(none, 'automa', COSTA, new ScriptedChance({ automa: [0] })).what()).toEqual(['automaStayed']);
    expect([none.at[COSTA], none.lieutenantDeck.length]).toEqual([HOSPITAL, 2]);
  });

  it('[E24.4] business: +1, a cube, the rightmost contact kept; a whole group gives a disc', () => {
    const state = costa({ places: { BAR: at('C1', 'BUSINESS') } }, 'T01');
    const happened = run(state, 'automa', COSTA);
    expect(happened.what()).toEqual(['automaMoved', 'notorietyGained', 'contactTaken', 'contactRevealed']);
    expect([his(state), state.visited[place('BAR')], state.closed, state.discs]).toEqual([[1, 0], 0b100, 0, [0, 0, 0]]);
    expect([state.costa.contacts, state.contactsOut]).toEqual([[contact('K18')], []]);
    expect(state.display).toEqual(['K01', 'K12', 'K13', 'K14', 'K15', 'K16', 'K17'].map(contact));
    expect(happened.all('contactTaken')).toEqual([{ pawn: COSTA, contact: contact('K18') }]);
    expect(state.costa.stacks).toEqual([]);

    const group = costa({ places: { BAR: at('C1', 'BUSINESS') } }, 'T01');
    group.visited = [0b001, 0b100, 0b100, 0, 0, 0, 0, 0, 0];
    run(group, 'automa', COSTA);
    expect([group.discs, group.closed]).toEqual([[0, 0, 1], 0b1]);
  });

  it('[E24.4] [A-84] a contact that gives a disc gives him one; an empty display gives nothing', () => {
    const state = costa({}, 'T10');
    state.display = [contact('K12'), contact('K04')];
    run(state, 'automa', COSTA);
    expect([state.costa.contacts, state.discs, state.discsLeft]).toEqual([[contact('K04')], [0, 0, 1], 7]);
    const empty = costa({}, 'T10');
    empty.display = [];
    expect(run(empty, 'automa', COSTA).what()).toEqual(['automaMoved', 'notorietyGained']);
    expect(empty.costa.contacts).toEqual([]);
  });

  it('[E24.4] safe house: −1, a cube, a random fixer and key go; no contact', () => {
    const state = costa({ places: { SAFE_HOUSE_3: at('B1', 'SAFE_HOUSE') } }, 'T09');
    state.keysAt = [[0], [1], [2, 0]];
    state.visited = [0, 0, 0, 0, 0, 0, 0b100, 0b100, 0];
    const happened = run(state, 'automa', COSTA, new ScriptedChance({ automa: [7, 0] }));
    expect(happened.what()).toEqual(['automaMoved', 'notorietyLost', 'fixerLost', 'keyLost', 'discGained']);
    expect([his(state), state.visited[place('SAFE_HOUSE_3')], state.boxed, state.keysOut]).toEqual([
      [0, 1],
      0b100,
      [308],
      [2],
    ]);
    expect([state.display, state.costa.contacts, state.costa.stacks]).toEqual([DISPLAY, [], []]);
  });

  it('[E24.4] stores: the top two tiles of the colour as one stack, at D the top of each pile', () => {
    const stores = [
      ['T10', 'S2', 'STORE_A', [1, 0], [0, 1000, 1090]],
      ['T11', 'D1', 'STORE_B', [0, 1], [0, 2000, 2100]],
      ['T12', 'D2', 'STORE_C', [1, 0], [0, 3000, 3110]],
      ['T13', 'D3', 'STORE_D', [0, 1], [1, 1000, 2000, 3000]],
    ] as const;
    for (const [card, tileName, kind, cubes, stack] of stores) {
      const state = costa({}, card);
      run(state, 'automa', COSTA);
      expect([state.at[COSTA], his(state)]).toEqual([at(tileName, kind as LocationKind), cubes]);
      expect([state.costa.stacks, state.costa.contacts, state.boxed]).toEqual([[stack], [contact('K18')], []]);
      expect(state.lockers.flat().length).toBe(9 - (stack.length - 1));
    }
    const scarce = costa({}, 'T10');
    scarce.lockers = [[90], [], []];
    run(scarce, 'automa', COSTA);
    expect([scarce.costa.stacks, scarce.lockers[0]]).toEqual([[[0, 1090]], []]);
    const empty = costa({}, 'T10');
    empty.lockers = [[], [70], [80]];
    run(empty, 'automa', COSTA);
    expect(empty.costa.stacks).toEqual([]);
    const two = costa({}, 'T13');
    two.lockers = [[], [70], [80, 110]];
    run(two, 'automa', COSTA);
    expect([two.costa.stacks, two.lockers]).toEqual([[[1, 2070, 3110]], [[], [], [80]]]);
  });

  it('[A-95] where the best tile of every stack counts, also of the stacks of stores A, B and C', () => {
    for (const [card, stack, total] of [
      ['T10', [1, 1000, 1090], 90],
      ['T13', [1, 1000, 2000, 3000], 110],
    ] as const) {
      const state = costa({}, card);
      state.costaBest = 1;
      run(state, 'automa', COSTA);
      expect(state.costa.stacks).toEqual([stack]);
      state.costa.contacts = [];
      expect(scoreOfCosta(state, defaultTable())).toBe(total);
    }
  });

  it('[E24.4] blocked exit: −1, a contact, its top two tiles as one stack', () => {
    const state = costa({ pawns: [HOSPITAL, HOSPITAL, at('A2', 'CHURCH')] }, 'T16');
    run(state, 'automa', COSTA);
    expect([state.at[COSTA], his(state), state.costa]).toEqual([
      at('A3', 'EXIT_3'),
      [0, 1],
      { plan: state.costa.plan, contacts: [contact('K18')], stacks: [[1, 5060, 5040]] },
    ]);
    expect(state.exitStacks).toEqual([[0, 30, 50], [20]]);
    state.lieutenantDeck = deck('T14');
    state.patrolled = [2, 1, 2];
    state.exitStackAt = [0, 2];
    state.exitStacks[0] = [];
    run(state, 'automa', COSTA);
    expect([state.at[COSTA], state.costa.stacks.length]).toEqual([at('A1', 'EXIT_1'), 1]);
  });

  it('[E24.4] closed businesses are not visited: their cards leave his deck', () => {
    const state = costa(
      { places: { BAR: at('C1', 'BUSINESS'), CASINO: at('D3', 'BUSINESS') } },
      'T07',
      'T02',
      'T10',
      'T01',
    );
    for (const place of [0, 1]) {
      state.visited[place] = 0b1;
      closeIfFull(state, defaultTable(), place, null);
    }
    expect([state.closed, state.lieutenantDeck.length]).toEqual([0, 4]);
    for (const place of [0, 1]) {
      state.visited[place] = 0b11;
      closeIfFull(state, defaultTable(), place, null);
    }
    expect(state.closed).toBe(0b11);
    expect([...state.lieutenantDeck].sort()).toEqual(deck('T07', 'T10').sort());
    run(state, 'automa', COSTA);
    expect([state.at[COSTA], state.lieutenantDeck]).toEqual([at('S2', 'STORE_A'), deck('T07')]);
    expect([state.visited[0], state.visited[1]]).toEqual([0b11, 0b11]);
  });

  it('[E24.4] Crowd applies to him, by cubes as to a player; he plays night and dawn with a disc', () => {
    const store = at('S2', 'STORE_A');
    const state = costa({ pawns: [store, store] }, 'T10');
    run(state, 'automa', COSTA);
    expect(his(state)).toEqual([3, 0]);
    const night = costa({ part: 3 }, 'T10');
    expect([run(night, 'automa', COSTA).what(), night.at[COSTA]]).toEqual([[], HOSPITAL]);
    night.discs[COSTA] = 1;
    run(night, 'automa', COSTA);
    expect([night.at[COSTA], night.discs[COSTA], night.discsLeft]).toEqual([store, 0, 9]);
    const dawn = costa({ part: DAWN, day: 2 }, 'T10');
    dawn.discs[COSTA] = 2;
    run(dawn, 'automa', COSTA);
    expect([dawn.at[COSTA], dawn.discs[COSTA], dawn.part > DUSK]).toEqual([store, 1, true]);
  });
});
