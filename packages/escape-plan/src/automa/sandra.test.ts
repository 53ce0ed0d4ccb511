import { ScriptedChance, StatelessChance } from '@stakeout/testkit';
import { describe, expect, it } from 'vitest';
import { deck, run } from '../between-turns.fixture.ts';
import type { LocationKind } from '../data/table.ts';
import { escapePlan } from '../game.ts';
import { type State, sandraOf } from '../state.ts';
import { at, CITY_X, contact, type Given, place, play, table, waiting } from '../table.fixture.ts';

const SANDRA = 2;
const HOSPITAL = at('S1', 'HOSPITAL');
/** Seven contacts of which none gives a disc, from the left. */
const DISPLAY = ['K12', 'K13', 'K14', 'K15', 'K16', 'K17', 'K18'].map(contact);
const NEXT = ['K01', 'K02', 'K03'].map(contact);

/** Two players; Sandra's deck as given, the last card the top. */
function sandra(given: Given, ...cards: string[]): State {
  const state = table({ seats: 2, ...given });
  state.order = [0, 1, SANDRA];
  state.inspectorDeck = deck(...cards);
  state.display = DISPLAY.slice();
  state.contactDeck = NEXT.slice();
  state.patrolled = [2, 1, 1];
  state.exitStackAt = [0, -1];
  return state;
}

const her = (state: State) => [state.red[SANDRA], state.blue[SANDRA]];
/** A random fixer and a random key. */
const plunder = (fixer: number, key: number) => new ScriptedChance({ automa: [fixer, key] });

describe('Inspector Sandra', () => {
  it('[E23.1] joins two players: at the hospital, third in turn order, lowest notoriety, 16 cards', () => {
    const config = escapePlan.configure({}, 2);
    if (!config.ok) throw new Error('refused');
    const state = escapePlan.setup(config.value, 2, new StatelessChance(3));
    expect([state.pawns, sandraOf(state), state.boards.length]).toEqual([3, SANDRA, 2]);
    expect([state.at, state.notoriety]).toEqual([
      [HOSPITAL, HOSPITAL, HOSPITAL],
      [1, 1, 1],
    ]);
    expect(state.order[2]).toBe(SANDRA);
    expect(state.inspectorDeck.toSorted((one, other) => one - other)).toEqual([...Array(16).keys()]);
    expect(state.inspectorDeck).not.toEqual([...Array(16).keys()]);
    expect([state.lieutenantDeck, state.costa.plan]).toEqual([[], -1]);
    const three = escapePlan.setup(config.value, 3, new StatelessChance(3));
    expect([three.pawns, sandraOf(three), three.inspectorDeck]).toEqual([3, -1, []]);
  });

  it('[E23.1] [A-71] lays no tiles, and on day 1 goes first: all are tied, so the whole order is reversed', () => {
    const config = escapePlan.configure({}, 2);
    if (!config.ok) throw new Error('refused');
    const chance = new StatelessChance(3);
    const state = escapePlan.setup(config.value, 2, chance);
    const [first = 0, second = 0] = state.order;
    const layers: number[] = [];
    while (state.frames.at(-1)?.kind === 'placeTile' || state.frames.at(-1)?.kind === 'assign') {
      const [kind, seat] = waiting(state);
      if (kind === 'placeTile') layers.push(seat);
      const [action] = escapePlan.legal(state, seat);
      if (action !== undefined) play(state, seat, action, chance);
    }
    expect(layers).toEqual([first, second, first, second]);
    expect(state.order).toEqual([SANDRA, second, first]);
    expect([waiting(state), state.at[SANDRA] === HOSPITAL, state.inspectorDeck.length]).toEqual([
      ['action', second],
      false,
      15,
    ]);
  });

  it('[E23.3] [A-76] goes to the first card in the city; the cards passed over are shuffled back, the one played is gone', () => {
    const state = sandra({ city: CITY_X }, 'N10', 'N11', 'N13', 'N14', 'N12');
    // Store C and exit 1 are not in city X; of the four cards left the shuffle swaps first and last, then the two between.
    const happened = run(state, 'automa', SANDRA, new ScriptedChance({ automa: [0, 1, 1], lockers: [0, 0, 0] }));
    expect(state.at[SANDRA]).toBe(at('D3', 'STORE_D'));
    expect(state.inspectorDeck).toEqual(deck('N14', 'N12', 'N11', 'N10'));
    expect(happened.all('automaMoved')).toEqual([{ pawn: SANDRA, node: at('D3', 'STORE_D') }]);
    expect(waiting(state)).toEqual(['finish', 0]);
  });

  it('[E23.3] [A-75] without a card that fits she stays and does nothing', () => {
    const state = sandra({ city: CITY_X }, 'N14', 'N12');
    const happened = run(state, 'automa', SANDRA, new ScriptedChance({ automa: [0] }));
    expect([happened.story(), state.at[SANDRA], her(state)]).toEqual([
      [{ type: 'automaStayed', pawn: SANDRA }],
      HOSPITAL,
      [0, 0],
    ]);
    expect([state.inspectorDeck.length, state.display]).toEqual([2, DISPLAY]);
    const dry = sandra({});
    expect(run(dry, 'automa', SANDRA).what()).toEqual(['automaStayed']);
  });

  it('[E23.4] plays night and dawn with a disc, spending it', () => {
    for (const part of [3, 4]) {
      const state = sandra({ part }, 'N10');
      expect(run(state, 'automa', SANDRA).what()).toEqual([]);
      expect([state.at[SANDRA], state.inspectorDeck.length]).toEqual([HOSPITAL, 1]);
      state.discs[SANDRA] = 1;
      state.discsLeft = 7;
      run(state, 'automa', SANDRA, new ScriptedChance({ lockers: [0] }));
      expect([state.at[SANDRA], state.discs, state.discsLeft]).toEqual([at('S2', 'STORE_A'), [0, 0, 0], 8]);
    }
    const dusk = sandra({ part: 2 }, 'N10');
    dusk.discs[SANDRA] = 1;
    run(dusk, 'automa', SANDRA, new ScriptedChance({ lockers: [0] }));
    expect([dusk.at[SANDRA], dusk.discs[SANDRA]]).toEqual([at('S2', 'STORE_A'), 1]);
  });

  it('[E23.5] business: +1, a cube, and the two rightmost contacts; the second cube closes it', () => {
    const bar = at('C1', 'BUSINESS');
    const state = sandra({ places: { BAR: bar } }, 'N01');
    state.visited[place('BAR')] = 0b001;
    const happened = run(state, 'automa', SANDRA);
    expect(happened.what()).toEqual([
      ...['automaMoved', 'notorietyGained', 'businessClosed'],
      ...['contactLost', 'contactRevealed', 'contactLost', 'contactRevealed'],
    ]);
    expect([state.at[SANDRA], her(state), state.visited[place('BAR')], state.closed]).toEqual([bar, [1, 0], 0b101, 1]);
    // Cards slide right and new ones enter leftmost.
    expect(state.contactsOut).toEqual(['K18', 'K17'].map(contact));
    expect(state.display).toEqual(['K02', 'K03', 'K12', 'K13', 'K14', 'K15', 'K16'].map(contact));
    expect([state.contactDeck, state.discs]).toEqual([[contact('K01')], [0, 0, 0]]);
    // A closed one is visited all the same.
    state.inspectorDeck = deck('N02');
    state.closed |= 1 << place('CASINO');
    run(state, 'automa', SANDRA);
    expect([state.at[SANDRA], state.visited[place('CASINO')]]).toEqual([state.places[place('CASINO')], 0b100]);
  });

  it('[E23.5] a disc for each discarded contact that gives one, and one for a whole group', () => {
    const state = sandra({}, 'N03');
    state.display = ['K12', 'K13', 'K14', 'K15', 'K16', 'K04', 'K05'].map(contact);
    expect(
      run(state, 'automa', SANDRA)
        .what()
        .filter((what) => what === 'discGained').length,
    ).toBe(2);
    expect([state.discs, state.discsLeft]).toEqual([[0, 0, 2], 6]);

    const third = sandra({}, 'N03');
    third.visited[place('BAR')] = 0b100;
    third.visited[place('CASINO')] = 0b100;
    run(third, 'automa', SANDRA);
    expect([third.discs, third.closed]).toEqual([[0, 0, 1], 0]);
    // Others' cubes, or those of another group, make no whole group.
    const mixed = sandra({}, 'N04');
    mixed.visited = [0b100, 0b100, 0b100, 0, 0b100, 0b001, 0, 0, 0];
    run(mixed, 'automa', SANDRA);
    expect(mixed.discs).toEqual([0, 0, 0]);
    // With no disc left she gets none, and with no contact left she discards none.
    const bare = sandra({}, 'N03');
    bare.display = [contact('K04')];
    bare.contactDeck = [];
    bare.discsLeft = 0;
    expect(run(bare, 'automa', SANDRA).what().slice(-2)).toEqual(['contactLost', 'noDiscLeft']);
    expect([bare.display, bare.discs]).toEqual([[], [0, 0, 0]]);
  });

  it('[E23.6] safe house: −1, a cube, a random fixer and a random key of it; contacts stay', () => {
    const state = sandra({}, 'N08');
    state.fixers = 0b10010110;
    state.keysAt = [
      [0, 0, 1],
      [0, 1, 2],
      [1, 2, 2],
    ];
    const happened = run(state, 'automa', SANDRA, plunder(2, 1));
    expect(happened.what()).toEqual(['automaMoved', 'notorietyLost', 'fixerLost', 'keyLost']);
    expect([her(state), state.visited[place('SAFE_HOUSE_2')], state.closed]).toEqual([[0, 1], 0b100, 0]);
    expect([state.fixers, state.boxed, state.keysAt, state.keysOut]).toEqual([
      0b10000110,
      [305],
      [
        [0, 0, 1],
        [0, 2],
        [1, 2, 2],
      ],
      [1],
    ]);
    expect([happened.all('fixerLost'), happened.all('keyLost')]).toEqual([[{ fixer: 4 }], [{ colour: 1 }]]);
    expect([state.display, state.discs]).toEqual([DISPLAY, [0, 0, 0]]);
  });

  it('[E23.6] all three safe houses: a disc; nothing is taken where nothing is left', () => {
    const state = sandra({}, 'N07');
    state.visited = [0, 0, 0, 0, 0, 0, 0b001, 0b100, 0b101];
    state.fixers = 0;
    state.keysAt = [[], [0], [1]];
    expect(run(state, 'automa', SANDRA).what()).toEqual(['automaMoved', 'notorietyLost', 'discGained']);
    expect([state.discs, state.keysAt, state.keysOut, state.boxed]).toEqual([[0, 0, 1], [[], [0], [1]], [], []]);
  });

  it('[E23.7] [A-74] stores: A and C +1, B and D −1; two contacts; a random locker of the colour, at D of each', () => {
    const stores = [
      ['N10', 'S2', 'STORE_A', [1, 0], [0]],
      ['N11', 'D1', 'STORE_B', [0, 1], [1]],
      ['N12', 'D2', 'STORE_C', [1, 0], [2]],
      ['N13', 'D3', 'STORE_D', [0, 1], [0, 1, 2]],
    ] as const;
    for (const [card, tileName, kind, cubes, colours] of stores) {
      const state = sandra({}, card);
      state.lockers = [
        [60, 90, 0],
        [70, 100, 0],
        [80, 110, 0],
      ];
      const happened = run(state, 'automa', SANDRA, new ScriptedChance({ lockers: colours.map(() => 1) }));
      expect([state.at[SANDRA], her(state)]).toEqual([at(tileName, kind as LocationKind), cubes]);
      expect(state.contactsOut).toEqual(['K18', 'K17'].map(contact));
      expect(state.boxed).toEqual(colours.map((colour) => [1090, 2100, 3110][colour]));
      expect(state.lockers.map((pile) => pile.length)).toEqual(
        [0, 1, 2].map((colour) => (colours.some((one) => one === colour) ? 2 : 3)),
      );
      expect(happened.all('lockerLost')).toEqual(colours.map((colour) => ({ colour })));
    }
    const empty = sandra({}, 'N13');
    empty.lockers = [[60], [], [80]];
    run(empty, 'automa', SANDRA, new ScriptedChance({ lockers: [0, 0] }));
    expect([empty.boxed, empty.lockers]).toEqual([
      [1060, 3080],
      [[], [], []],
    ]);
  });
});
