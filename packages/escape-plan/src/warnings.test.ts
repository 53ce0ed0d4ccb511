import { describe, expect, it } from 'vitest';
import type { Action } from './action.ts';
import { blueprintOf } from './city/blueprint.ts';
import { isLocation, NODES_PER_TILE, type Node } from './city/node.ts';
import { escapePlan } from './game.ts';
import { equipmentItem } from './items.ts';
import { DAWN, NIGHT, type State, VISITING } from './state.ts';
import { at, contact, cops, defaultTable, type Given, table } from './table.fixture.ts';
import { travelsOf } from './travel-plan.ts';
import { type Warning, warningsOf } from './warnings.ts';

const EXITS = blueprintOf(defaultTable()).exits as readonly Node[];

function warned(state: State, plan: readonly Action[], readers?: 'own' | 'others'): readonly Warning[] {
  return warningsOf(escapePlan.view(state, 0), 0, plan, readers);
}

function kinds(state: State, plan: readonly Action[]): readonly string[] {
  return warned(state, plan).map(({ kind }) => kind);
}

/** The own contact on the first space, used on nothing. */
const USE: Action = { type: 'use', component: 'contact', index: 0, ability: -1, target: -1 };

/** A player with a card that costs $2k, on a day, with so much cash. */
function holding(card: string, cash: number, given: Given = {}): State {
  const board = { cash, contacts: [1 + contact(card), 0, -5, -6, -7] };
  return table({ day: 3, boards: [board], ...given });
}

/** E6.3: the exits that are blocked. */
function block(state: State, ...exits: number[]): void {
  state.patrolled = [0, 1, 2].map((exit) => (exits.includes(exit) ? 2 : 1));
}

function tripTo(state: State, node: Node, isEscape = false): readonly Action[] {
  const plans = travelsOf(escapePlan.view(state, 0)).plans;
  const found = plans.find((plan) => plan.node === node && plan.isEscape === isEscape);
  if (found === undefined) throw new Error('no trip');
  return found.actions;
}

describe('a warning of the price of the escape', () => {
  it('[E21.3] [E21.4] comes with the payment that leaves less than it', () => {
    expect(warned(holding('Informant', 11), [USE])).toEqual([{ kind: 'price', keeps: 9, price: 0, most: 10 }]);
    const second = holding('Informant', 6);
    second.escapes = [1];
    second.status[1] = 1;
    expect(warned(second, [USE])).toEqual([{ kind: 'price', keeps: 4, price: 5, most: 10 }]);
  });

  it('[E21.3] does not come while enough is left, was not there before, or another day brings income', () => {
    expect(kinds(holding('Informant', 12), [USE])).toEqual([]);
    expect(kinds(holding('Informant', 9), [USE])).toEqual([]);
    expect(kinds(holding('Informant', 11, { day: 2 }), [USE])).toEqual([]);
    expect(kinds(holding('Informant', 11), [{ type: 'rest' }])).toEqual([]);
  });

  it('[E21.3] asks for no more of whoever is on the way out than it will cost', () => {
    const leaving = (cash: number) => {
      const state = table(
        { day: 3, boards: [{ cash, contacts: [1 + contact('Informant'), 0, 0, 0, 0] }], pawns: [EXITS[0] as Node] },
        'avoid',
      );
      block(state, 1, 2);
      state.turn.escaping = 1;
      state.turn.toAvoid[0] = 1;
      state.escapes = [1];
      state.status[1] = 1;
      return state;
    };
    expect(kinds(leaving(11), [USE])).toEqual([]);
    expect(warned(leaving(6), [USE])).toEqual([{ kind: 'price', keeps: 4, price: 5, most: 5 }]);
  });

  it('[A-94] is for the seat’s own eyes', () => {
    expect(warned(holding('Informant', 11), [USE], 'others')).toEqual([]);
  });
});

describe('a warning of what a turn costs', () => {
  const afterEscape = (cash: number, given: Given = {}) => {
    const state = holding('Informant', cash, given);
    state.escapes = [1];
    state.status[1] = 1;
    return state;
  };

  it('[E9.4] comes with the payment that leaves less, once somebody is out', () => {
    expect(warned(afterEscape(2), [USE])).toEqual([{ kind: 'upkeep', keeps: 0, due: 1 }]);
    expect(kinds(afterEscape(3), [USE])).toEqual([]);
    expect(kinds(holding('Informant', 2), [USE])).toEqual([]);
  });

  it('[E9.4] does not come where no turn is left to pay for', () => {
    expect(kinds(afterEscape(2, { part: DAWN }), [USE])).toEqual([]);
  });
});

describe('a warning of dawn', () => {
  /** A robber at the first exit, which is open, with so many discs. */
  function atExit(part: number, discs: number): State {
    const state = table({ day: 3, part, pawns: [EXITS[0] as Node] });
    block(state, 1, 2);
    state.discs[0] = discs;
    return state;
  }

  it('[E21.6] comes with the move after which the exit is out of reach', () => {
    const state = atExit(2, 0);
    const away = travelsOf(escapePlan.view(state, 0)).plans.find(({ node }) => node !== EXITS[0]);
    expect(warned(state, away?.actions ?? [])).toContainEqual(
      expect.objectContaining({ kind: 'late', exit: 0, left: 1 }),
    );
    expect(kinds(state, tripTo(state, EXITS[0] as Node, true))).not.toContain('late');
    expect(kinds(state, [{ type: 'rest' }])).toContain('late');
  });

  it('[E21.6] does not come while a turn is to spare, or where it was too late before', () => {
    expect(kinds(atExit(1, 0), [{ type: 'rest' }])).toEqual([]);
    expect(kinds(atExit(2, 1), [{ type: 'rest' }])).toEqual([]);
    const late = atExit(2, 0);
    const turn = late.frames.find(({ kind }) => kind === 'turn');
    if (turn !== undefined) turn.n = VISITING + 1;
    late.frames.splice(-1, 1, { kind: 'finish', seat: 0, n: 0, x: 0 });
    expect(kinds(late, [{ type: 'endTurn' }])).toEqual([]);
  });

  it('[E9.2] [E21.6] comes with the disc that is kept', () => {
    const asked = (part: number) => {
      const state = atExit(part, 1);
      state.frames = [...state.frames.slice(0, 4), { kind: 'useDisc', seat: 0, n: 0, x: 0 }];
      return state;
    };
    expect(kinds(asked(NIGHT), [{ type: 'pass' }])).toEqual([]);
    expect(warned(asked(DAWN), [{ type: 'pass' }])).toEqual([{ kind: 'late', exit: 0, turns: 1, left: 0 }]);
    expect(kinds(asked(DAWN), [{ type: 'useDisc' }])).toEqual([]);
  });
});

describe('a warning of the patrol', () => {
  /** A robber with a way to the first exit on day 2, and patrol cards on the exits. */
  function nearExit(...patrolled: number[]): State {
    const state = table({ day: 2 });
    state.patrolled = patrolled;
    state.patrol = [1];
    const near = Array.from({ length: 14 * NODES_PER_TILE }, (_, node) => node).find((node) => {
      state.at[0] = node;
      state.turn.start = node;
      const { plans } = travelsOf(escapePlan.view(state, 0));
      return isLocation(node) && plans.some((plan) => plan.node === EXITS[0]);
    });
    expect(near).toBeDefined();
    return state;
  }

  it('[E6.2] comes with the stop at an exit that the next card would block', () => {
    const state = nearExit(1, 2, 1);
    expect(warned(state, tripTo(state, EXITS[0] as Node))).toEqual([{ kind: 'patrol', exit: 0, open: 1, hidden: 2 }]);
  });

  it('[E6.2] [E6.3] does not come where the exit is blocked, stays open, or the goal is another', () => {
    for (const cards of [
      [2, 1, 1],
      [0, 2, 2],
      [1, 2, 2],
    ]) {
      const state = nearExit(...cards);
      expect(kinds(state, tripTo(state, EXITS[0] as Node))).toEqual([]);
    }
    const state = nearExit(1, 2, 1);
    const other = travelsOf(escapePlan.view(state, 0)).plans.find(({ node }) => !EXITS.includes(node));
    expect(kinds(state, other?.actions ?? [])).toEqual([]);
  });
});

describe('a warning of the third wound', () => {
  /** In AVOID with cops on the start tile. */
  function chased(wounds: number, mask: number, given: Given['boards'] = [{}]): State {
    const state = table({ boards: [{ wounds, contacts: [0, 0, 0, 0, 0], ...given[0] }] }, 'avoid');
    state.turn.toAvoid[0] = mask;
    state.frames.splice(-1, 0, { kind: 'avoidStep', seat: 0, n: 2, x: 0 });
    return state;
  }
  const WOUND: Action = { type: 'takeWound' };

  it('[E13.2] comes with the wound that fills the red box', () => {
    expect(warned(chased(2, 7), [WOUND])).toEqual([{ kind: 'wounds', wounds: 3, penalty: -60 }]);
    expect(kinds(chased(0, 7), [WOUND, WOUND, WOUND])).toEqual(['wounds']);
  });

  it('[E13.2] does not come before that, nor again while the box is full', () => {
    const withHat = [{ items: [equipmentItem(0), equipmentItem(1), equipmentItem(2), 0, 0, 0] }];
    expect(kinds(chased(1, 7, withHat), [WOUND])).toEqual([]);
    expect(kinds(chased(3, 7), [WOUND])).toEqual([]);
  });

  it('[E12.2] [E13.2] comes with the trip past cops that nothing answers', () => {
    const helpless = (items: number[]) =>
      table({
        pawns: [at('S2', 'STORE_A')],
        cops: { S2: cops('LOCAL') },
        boards: [{ wounds: 2, contacts: [0, 0, 0, 0, 0], items }],
      });
    const trip = (state: State) =>
      travelsOf(escapePlan.view(state, 0)).plans.find(({ route }) => route.cops > 0)?.actions ?? [];
    const bare = helpless([0, 0, 0, 0, 0, 0]);
    expect(kinds(bare, trip(bare))).toEqual(['wounds']);
    const armed = helpless([0, 1, 2, 3].map(equipmentItem).concat([0, 0]));
    expect(kinds(armed, trip(armed))).toEqual([]);
  });
});

describe('a warning of a line', () => {
  function starred(position: number, red = 0): State {
    const state = holding('Snitch (Local)', 9, { day: 1, notoriety: [position] });
    state.red[0] = red;
    return state;
  }
  const star = defaultTable().contacts[contact('Snitch (Local)')]?.star;

  it('[E19.3] comes with the star that takes the marker across', () => {
    expect(star).toBe(true);
    expect(warned(starred(2), [USE])).toEqual([{ kind: 'line', line: 0, position: 3, penalty: -10 }]);
    expect(warned(starred(4, 1), [USE])).toEqual([{ kind: 'line', line: 1, position: 6, penalty: -30 }]);
  });

  it('[E19.1] [E19.3] does not come short of it, nor when it was crossed before', () => {
    expect(kinds(starred(1), [USE])).toEqual([]);
    expect(kinds(starred(3), [USE])).toEqual([]);
    expect(kinds(starred(2, 1), [USE])).toEqual([]);
    const evened = starred(2);
    evened.blue[0] = 1;
    expect(kinds(evened, [USE])).toEqual([]);
  });

  it('[E19.1] reckons with cubes that come back from the blue box, and with none that are left', () => {
    const full = starred(2);
    full.blue[0] = 1;
    full.red[0] = 3;
    expect(kinds(full, [USE])).toEqual([]);
    const spent = starred(2, 4);
    expect(kinds(spent, [USE])).toEqual([]);
  });
});

describe('a warning', () => {
  it('[E21.5] is for nobody who has left', () => {
    const state = holding('Informant', 11);
    state.status[0] = 1;
    expect(kinds(state, [USE])).toEqual([]);
  });
});
