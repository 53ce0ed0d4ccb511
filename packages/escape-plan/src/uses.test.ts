import { describe, expect, it } from 'vitest';
import { LIE_LOW } from './action.ts';
import { DEFAULT_TABLE } from './data/default-table.data.ts';
import { escapePlan } from './game.ts';
import type { Board, State } from './state.ts';
import { contact, defaultTable, play, refusedBy, table, waiting } from './table.fixture.ts';
import { cash, cubes, legal, lines, NO_ASSETS, NOTHING_READY, PASS, spaces, use } from './visit.fixture.ts';

const REFRESH = 'REFRESH_EQUIPMENT_AND_CONTACTS';
const END = { type: 'endTurn' } as const;

function atEnd(board: Partial<Board>): State {
  return table({ boards: [{ ...NOTHING_READY, ...board }] }, 'finish');
}

/** Cost, star, and whether it can be used at any time: the data of section 2.5. */
const CONTACTS: readonly (readonly [ids: string, cost: number, star: boolean, anyTime: boolean])[] = [
  ['K01 K02 K03', 3, true, true],
  ['K04 K05', 5, true, true],
  ['K06 K07 K08 K09 K10 K11', 2, true, false],
  ['K12 K13', 2, false, true],
  ['K14 K15 K16', 3, false, true],
  ['K17 K18 K19', 1, true, true],
  ['K20', 1, false, true],
  ['K21', 3, false, true],
  ['K22', 3, true, true],
  ['K23 K24', 2, false, true],
  ['K25', 1, false, false],
  ['K26', 4, false, true],
  ['K27', 2, false, false],
  ['K28', 2, true, true],
  ['K29 K30', 1, false, false],
  ['K31', 3, true, false],
  ['K32', 1, false, false],
  ['K33', 1, false, false],
];

describe('using contacts', () => {
  it.each(CONTACTS)('[E17.1] [E17.2] [E17.12] %s cost $%ik, star %s, at any time %s', (ids, cost, star, anyTime) => {
    for (const id of ids.split(' ')) {
      const space = use('contact', 1, id === 'K26' ? LIE_LOW : -1);
      expect(legal(atEnd({ contacts: spaces(0, id), cash: cost }))).toEqual(anyTime ? [END, space] : [END]);
      expect(legal(atEnd({ contacts: spaces(0, id), cash: cost - 1 }))).toEqual([END]);
      expect(legal(atEnd({ contacts: spaces(0, id), cash: 9, spent: 0b00010 }))).toEqual([END]);
      expect(legal(atEnd({ contacts: spaces(0, id), cash: 9, cuffed: 0b00010 }))).toEqual([END]);
      expect(refusedBy(atEnd({ contacts: spaces(0, id), cash: cost - 1 }), 0, space)).toEqual(['E17.2']);
      if (!anyTime) continue;
      const state = atEnd({ contacts: spaces(0, id), cash: cost });
      const told = lines(play(state, 0, space));
      expect(told.slice(0, 2)).toEqual([`contactUsed pawn=0 contact=${contact(id)}`, `paid pawn=0 amount=${cost}`]);
      expect(told[2] === 'notorietyGained pawn=0').toBe(star);
      expect([state.boards[0]?.spent, state.red[0]]).toEqual([0b00010, star ? 1 : 0]);
    }
  });

  it('[E17.12] informant: one notoriety less', () => {
    const state = atEnd({ contacts: spaces('Informant') });
    expect(lines(play(state, 0, use('contact', 0))).slice(2)).toEqual(['notorietyLost pawn=0']);
    expect([cubes(state), cash(state)]).toEqual([[0, 1], 7]);
  });

  it('[E17.12] medic: heals one', () => {
    const state = atEnd({ contacts: spaces('Medic'), wounds: 3 });
    expect(lines(play(state, 0, use('contact', 0))).slice(2)).toEqual(['healed pawn=0']);
    expect(state.boards[0]?.wounds).toBe(2);
  });

  it('[E17.12] fixer card: an extra action disc', () => {
    const state = atEnd({ contacts: spaces('Fixer') });
    expect(lines(play(state, 0, use('contact', 0))).slice(2)).toEqual(['notorietyGained pawn=0', 'discGained pawn=0']);
    expect([state.discs, state.discsLeft, cash(state)]).toEqual([[1, 0, 0], 7, 4]);
  });

  it('[E17.13] [E2.3] fixer card with no disc left: paid, used, and the log says so', () => {
    const state = atEnd({ contacts: spaces('Fixer') });
    state.discsLeft = 0;
    expect(lines(play(state, 0, use('contact', 0))).slice(2)).toEqual(['notorietyGained pawn=0', 'noDiscLeft pawn=0']);
    expect([state.discs[0], state.discsLeft, cash(state)]).toEqual([0, 0, 4]);
  });

  it('[E17.12] [E5.3] general store: income, and no offer to unlock', () => {
    const state = atEnd({ contacts: spaces('General Store', 0, -5, -6, -7), cubes: 6, cash: 2 });
    expect(lines(play(state, 0, use('contact', 0))).slice(2)).toEqual([
      'notorietyGained pawn=0',
      'incomeReceived pawn=0 amount=6',
    ]);
    expect([cash(state), waiting(state)]).toEqual([6, ['finish', 0]]);
  });

  it('[E17.12] [E18.2] spy 3: unlocks an asset, which is obligatory', () => {
    const state = atEnd({ contacts: spaces('Spy 3', 0, -5, -6, -7) });
    play(state, 0, use('contact', 0));
    expect(waiting(state)).toEqual(['unlock', 0]);
    expect(legal(state)).toEqual([0, 1, 2, 4, 5, 6].map((asset) => ({ type: 'unlock', asset })));
    expect(refusedBy(state, 0, PASS)).toEqual(['E18.2']);
    expect(refusedBy(state, 0, { type: 'unlock', asset: 3 })).toEqual(['E18.2']);
    play(state, 0, { type: 'unlock', asset: 5 });
    expect(state.boards[0]).toMatchObject({ slots: [-4, 6, 0, 0, 0, 0], contacts: spaces('Spy 3', 0, 0, -5, -7) });
  });

  it('[E17.13] [A-63] spy 3 with nothing locked is used for nothing', () => {
    const state = atEnd({ ...NO_ASSETS, contacts: spaces('Spy 3') });
    play(state, 0, use('contact', 0));
    expect([waiting(state), cash(state), state.boards[0]?.slots]).toEqual([['finish', 0], 6, [-4, 0, 0, 0, 0, 0]]);
  });

  it('[E17.6] [E17.12] the gang card loses a notoriety, without a member', () => {
    const state = atEnd({ contacts: spaces('Gang') });
    expect(lines(play(state, 0, use('contact', 0, LIE_LOW))).slice(2)).toEqual(['notorietyLost pawn=0']);
    expect([cubes(state), cash(state), state.boards[0]?.members]).toEqual([[0, 1], 5, 0]);
  });

  it('[A-60] [E17.2] with four red cubes the star gives nothing, the card works', () => {
    const state = atEnd({ contacts: spaces('General Store'), cash: 2 });
    state.red[0] = 4;
    expect(lines(play(state, 0, use('contact', 0))).slice(2)).toEqual(['incomeReceived pawn=0 amount=9']);
    expect([cubes(state), cash(state)]).toEqual([[4, 0], 9]);
  });

  it.each([
    [
      [2, 1],
      [3, 1],
    ],
    [
      [3, 1],
      [3, 0],
    ],
    [
      [0, 4],
      [0, 3],
    ],
    [
      [4, 0],
      [4, 0],
    ],
  ] as const)('[A-61] a star at %j red and blue makes %j', ([red, blue], after) => {
    const state = atEnd({ contacts: spaces('General Store') });
    state.red[0] = red;
    state.blue[0] = blue;
    play(state, 0, use('contact', 0));
    expect(cubes(state)).toEqual(after);
  });

  it.each([
    [
      [2, 1],
      [2, 2],
    ],
    [
      [1, 3],
      [0, 3],
    ],
    [
      [4, 0],
      [3, 0],
    ],
    [
      [0, 4],
      [0, 4],
    ],
  ] as const)('[A-61] an informant at %j red and blue makes %j', ([red, blue], after) => {
    const state = atEnd({ contacts: spaces('Informant') });
    state.red[0] = red;
    state.blue[0] = blue;
    expect(play(state, 0, use('contact', 0)).all('notorietyLost')).toHaveLength(blue === 4 ? 0 : 1);
    expect(cubes(state)).toEqual(after);
  });
});

describe('turning up again', () => {
  const board = {
    contacts: spaces('Spy 2', 'Medic', 'Boxer', 0, -7),
    items: [101, 201, 204, 307, 303, 0],
    spent: 0b00110,
    used: 0b010110,
    firstAid: 0,
  };

  it('[E17.12] [A-62] spy 2: own equipment and contacts, itself down; no fixer, no first aid', () => {
    const state = atEnd({ ...board, cash: 3 });
    expect(lines(play(state, 0, use('contact', 0)))).toEqual([
      `contactUsed pawn=0 contact=${contact('Spy 2')}`,
      'paid pawn=0 amount=3',
    ]);
    expect(state.boards[0]).toMatchObject({ cash: 0, spent: 0b00001, used: 0b010000, firstAid: 0 });
    expect(cubes(state)).toEqual([0, 0]);
  });

  it('[E17.10] [A-62] energy drink: the same, itself down for good', () => {
    const state = atEnd({ ...board, spent: 0b00111 });
    expect(lines(play(state, 0, use('fixer', 3)))).toEqual(['fixerUsed pawn=0 fixer=6']);
    expect(state.boards[0]).toMatchObject({ cash: 9, spent: 0, used: 0b011000, firstAid: 0 });
    expect(cubes(state)).toEqual([0, 0]);
  });

  it('[A-62] a table with two such contacts is refused; this one has one', () => {
    const kinds = defaultTable().contacts.map(({ effect }) => effect.kind);
    expect(kinds.filter((kind) => kind === REFRESH)).toHaveLength(1);
    const contacts = DEFAULT_TABLE.contacts.map((row) => (row.id === 'K20' ? { ...row, effect: REFRESH } : row));
    const two = escapePlan.configure({ table: { ...DEFAULT_TABLE, contacts } }, 3);
    expect(two.ok ? [] : two.refusals.map(({ reason }) => reason)).toEqual(['table.refreshTwice']);
  });
});

describe('first aid, and a rest', () => {
  it('[E17.5] [E17.13] first aid heals one, once until turned up, also unhurt', () => {
    const state = atEnd({ firstAid: 1, wounds: 2 });
    expect(legal(state)).toEqual([END, use('firstAid', 0)]);
    expect(lines(play(state, 0, use('firstAid', 0)))).toEqual(['firstAidUsed pawn=0', 'healed pawn=0']);
    expect(state.boards[0]).toMatchObject({ firstAid: 0, wounds: 1 });
    expect(legal(state)).toEqual([END]);
    const unhurt = atEnd({ firstAid: 1 });
    expect(lines(play(unhurt, 0, use('firstAid', 0)))).toEqual(['firstAidUsed pawn=0']);
    expect(unhurt.boards[0]).toMatchObject({ firstAid: 0, wounds: 0 });
  });

  it('[E17.14] in a rest turn only what has no symbol can be used, before and after the rest', () => {
    const contacts = spaces('Medic', 'Medevac', 'Boxer', 'Jet Ski', 'Stuntman');
    const board = { ...NO_ASSETS, contacts, items: [201, 308, 303, 0, 0, 0] };
    const state = table({ boards: [board] }, 'action');
    const uses = [use('contact', 0), use('fixer', 2)];
    expect(legal(state)).toEqual([{ type: 'rest' }, { type: 'move' }, ...uses]);
    play(state, 0, { type: 'rest' });
    expect(legal(state)).toEqual([END, ...uses, use('firstAid', 0)]);
  });

  it('[E17.1] only in the own turn', () => {
    const state = table({ boards: [{}, { contacts: spaces('Medic') }] }, 'finish', 0);
    expect(escapePlan.legal(state, 1)).toEqual([]);
    expect(refusedBy(state, 1, use('contact', 0))).toEqual(['E9.1']);
  });
});
