import { describe, expect, it } from 'vitest';
import { scoreOf } from '../outcome.ts';
import { cops, defaultTable, options, play, refusedBy, table, waiting } from '../table.fixture.ts';
import { chased, holding, use, usesOf } from '../trip.fixture.ts';
import { countContacts } from './contacts.ts';
import { spaceForHandcuffs } from './wounds.ts';

const WOUND = { type: 'takeWound' } as const;
const [AVOID_ALL, MASTER_KEY, HEAL] = [4, 5, 6];

/** Seat 0 with this board has two cops on D1 and one on C1 behind it. */
function hunted(board: object) {
  return chased({ cops: { D1: cops('LOCAL', 'SWAT'), C1: cops('FEDERAL') }, boards: [board] });
}

function lose(asset: number) {
  return { type: 'loseAsset', asset } as const;
}

describe('wounds', () => {
  it('[E13.1] [A-39] a wound moves one of three cubes to the red box', () => {
    const state = hunted({});
    for (const wounds of [1, 2, 3]) {
      const happened = play(state, 0, WOUND);
      expect(happened.all('wounded')).toEqual([{ pawn: 0 }]);
      expect([state.boards[0]?.wounds, state.boards[0]?.cuffed, state.cuffsLeft]).toEqual([wounds, 0, 10]);
    }
    expect(waiting(state)).toEqual(['finish', 0]);
  });

  it('[E13.3] healing moves a cube back, and nothing where there is none', () => {
    const hurt = table({ boards: [{ wounds: 2 }] });
    expect(play(hurt, 0, use('firstAid', 0)).what()).toEqual(['firstAidUsed', 'healed']);
    expect(hurt.boards[0]?.wounds).toBe(1);
    const unhurt = table({ boards: [{ wounds: 0 }] });
    // E17.13: it may be used all the same.
    expect(play(unhurt, 0, use('firstAid', 0)).what()).toEqual(['firstAidUsed']);
    expect([unhurt.boards[0]?.wounds, unhurt.boards[0]?.firstAid]).toEqual([0, 0]);
    expect(refusedBy(unhurt, 0, use('firstAid', 0))).toEqual(['E17.5']);
  });
});

describe('handcuffs', () => {
  it('[E13.2] [A-39] [A-40] EX25 three wounds with the green box empty', () => {
    const state = hunted({ wounds: 3 });
    expect(state.boards[0]?.contacts).toEqual([0, 0, -1 - AVOID_ALL, -1 - MASTER_KEY, -1 - HEAL]);
    play(state, 0, WOUND);
    expect([waiting(state), options(state, 0, 'loseAsset')]).toEqual([
      ['loseAsset', 0],
      [lose(AVOID_ALL), lose(MASTER_KEY), lose(HEAL)],
    ]);
    expect(refusedBy(state, 0, WOUND)).toEqual(['E13.2']);
    const first = play(state, 0, lose(HEAL));
    expect(first.all('handcuffed')).toEqual([{ pawn: 0, space: 4 }]);
    const [board] = state.boards;
    expect([board?.wounds, board?.cuffed, board?.gone, state.cuffsLeft]).toEqual([2, 0b10000, 1 << HEAL, 9]);
    expect([board?.contacts, waiting(state)]).toEqual([
      [0, 0, -1 - AVOID_ALL, -1 - MASTER_KEY, 0],
      ['avoid', 0],
    ]);
    play(state, 0, WOUND);
    expect([board?.wounds, board?.cuffed, waiting(state)]).toEqual([3, 0b10000, ['avoid', 0]]);
    play(state, 0, WOUND);
    expect(options(state, 0, 'loseAsset')).toEqual([lose(AVOID_ALL), lose(MASTER_KEY)]);
    expect(refusedBy(state, 0, lose(HEAL))).toEqual(['E13.2']);
    expect(play(state, 0, lose(MASTER_KEY)).all('handcuffed')).toEqual([{ pawn: 0, space: 3 }]);
    expect([board?.wounds, board?.cuffed, board?.gone, state.cuffsLeft]).toEqual([
      2,
      0b11000,
      (1 << HEAL) | (1 << MASTER_KEY),
      8,
    ]);
    expect([board?.contacts, waiting(state)]).toEqual([
      [0, 0, -1 - AVOID_ALL, 0, 0],
      ['finish', 0],
    ]);
  });

  it('[E13.2] [A-40] EX25 the owner may swap first, and so chooses which asset is lost', () => {
    const state = hunted({ wounds: 3 });
    const [board] = state.boards;
    play(state, 0, WOUND);
    play(state, 0, lose(AVOID_ALL));
    expect([board?.contacts, board?.gone]).toEqual([[0, 0, -1 - HEAL, -1 - MASTER_KEY, 0], 1 << AVOID_ALL]);
    play(state, 0, WOUND);
    play(state, 0, WOUND);
    play(state, 0, lose(HEAL));
    expect([board?.contacts, board?.cuffed]).toEqual([[0, 0, -1 - MASTER_KEY, 0, 0], 0b11000]);
    expect(board?.gone).toBe((1 << AVOID_ALL) | (1 << HEAL));
  });

  it('[E13.2] [A-41] a card under handcuffs stays, but is neither used nor counted', () => {
    const state = hunted({ wounds: 3, contacts: holding('Informant', 'Medic', 'Spy 1', 'Spy 2', 'Stuntman') });
    const [board] = state.boards;
    if (board === undefined) throw new Error('no board');
    expect([countContacts(board), usesOf(state, 'contact').map(({ index }) => index)]).toEqual([
      5,
      [0, 1, 2, 3, 4, 4, 4],
    ]);
    const happened = play(state, 0, WOUND);
    expect(happened.what()).toEqual(['copNotAvoided', 'handcuffed']);
    expect([board.wounds, board.cuffed, board.gone, waiting(state)]).toEqual([2, 0b10000, 0, ['avoid', 0]]);
    expect(board.contacts).toEqual(holding('Informant', 'Medic', 'Spy 1', 'Spy 2', 'Stuntman'));
    expect([countContacts(board), usesOf(state, 'contact').map(({ index }) => index)]).toEqual([4, [0, 1, 2, 3]]);
    play(state, 0, use('contact', 2));
    const spaces = new Set(options(state, 0, 'takeContact').map(({ space }) => space));
    // Neither the covered card nor the one being used can be replaced.
    expect([...spaces].sort()).toEqual([-1, 0, 1, 3]);
  });

  it('[E13.2] the rightmost space without handcuffs, also when nothing lies there', () => {
    const state = hunted({ wounds: 3, contacts: holding('Informant'), cuffed: 0b10000 });
    play(state, 0, WOUND);
    expect([state.boards[0]?.cuffed, state.boards[0]?.wounds, state.cuffsLeft]).toEqual([0b11000, 2, 9]);
    const [board] = state.boards;
    if (board === undefined) throw new Error('no board');
    const spaces = [0, 0b10000, 0b11000, 0b11100, 0b11110, 0b11111, 0b01111].map((cuffed) =>
      spaceForHandcuffs({ ...board, cuffed }),
    );
    expect(spaces).toEqual([4, 3, 2, 1, 0, -1, 4]);
  });

  it('[E13.2] the first space is blocked last, and its card with it', () => {
    const state = hunted({ wounds: 3, contacts: holding('Informant'), cuffed: 0b11110 });
    play(state, 0, WOUND);
    expect([state.boards[0]?.cuffed, state.boards[0]?.wounds]).toEqual([0b11111, 2]);
    expect(usesOf(state, 'contact')).toEqual([]);
  });

  it('[A-42] with five handcuffs, or none left in the box, such a wound has no effect at all', () => {
    const full = hunted({ wounds: 3, contacts: holding('Informant'), cuffed: 0b11111 });
    expect(play(full, 0, WOUND).what()).toEqual(['copNotAvoided', 'woundWithoutEffect']);
    expect([full.boards[0]?.wounds, full.boards[0]?.cuffed, full.cuffsLeft]).toEqual([3, 0b11111, 10]);
    const none = hunted({ wounds: 3 });
    none.cuffsLeft = 0;
    expect(play(none, 0, WOUND).what()).toEqual(['copNotAvoided', 'woundWithoutEffect']);
    expect([none.boards[0]?.wounds, none.boards[0]?.cuffed, none.boards[0]?.gone]).toEqual([3, 0, 0]);
    expect([none.cuffsLeft, waiting(none)]).toEqual([0, ['avoid', 0]]);
    // With green cubes left it is an ordinary wound.
    const green = hunted({ wounds: 2 });
    green.cuffsLeft = 0;
    expect(play(green, 0, WOUND).what()).toEqual(['copNotAvoided', 'wounded']);
    const last = hunted({ wounds: 3 });
    last.cuffsLeft = 1;
    play(last, 0, WOUND);
    play(last, 0, lose(HEAL));
    expect([last.cuffsLeft, last.boards[0]?.cuffed]).toEqual([0, 0b10000]);
  });

  it('[A-38] the last chance to heal before handcuffs is the prompt of AVOID itself', () => {
    const state = hunted({ wounds: 3, firstAid: 1, contacts: holding('Medic') });
    expect(waiting(state)).toEqual(['avoid', 0]);
    play(state, 0, use('contact', 0));
    expect([state.boards[0]?.wounds, state.boards[0]?.cash]).toEqual([2, 7]);
    play(state, 0, WOUND);
    play(state, 0, use('firstAid', 0));
    play(state, 0, WOUND);
    expect([state.boards[0]?.wounds, state.boards[0]?.cuffed]).toEqual([3, 0]);
  });

  it('[A-43] in the end one contact goes for each handcuffs card, covered or not', () => {
    const scored = (names: string[], cuffed: number) => {
      const state = table({ boards: [{ contacts: holding(...names), cuffed }] });
      return scoreOf(state, defaultTable(), 0).contacts;
    };
    const five = ['Informant', 'Medic', 'Spy 1', 'Spy 2', 'Spy 3'];
    expect([0, 0b10000, 0b11000, 0b11100, 0b11110].map((cuffed) => scored(five, cuffed))).toEqual([100, 60, 30, 10, 0]);
    // The handcuffs on free spaces cost a card too.
    expect([scored(five.slice(0, 3), 0b10000), scored(five.slice(0, 3), 0b11000)]).toEqual([10, 0]);
    expect(scored(five.slice(0, 1), 0b11000)).toBe(0);
  });
});
