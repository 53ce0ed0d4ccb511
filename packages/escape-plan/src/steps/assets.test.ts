import { describe, expect, it } from 'vitest';
import { assetItem } from '../items.ts';
import type { Board, State } from '../state.ts';
import { cops, defaultTable, play, refusedBy, table, tile, waiting } from '../table.fixture.ts';
import { cash, cubes, legal, lines, NO_ASSETS, NOTHING_READY, PASS, spaces, use } from '../visit.fixture.ts';

const END = { type: 'endTurn' } as const;
const unlock = (asset: number) => ({ type: 'unlock', asset }) as const;
const lose = (asset: number) => ({ type: 'loseAsset', asset }) as const;
const [EXTRA_ACTION, AVOID_ALL, MASTER_KEY, HEAL] = [3, 4, 5, 6] as const;

const unlocking = (board: Partial<Board> = {}): State => table({ boards: [board] }, 'unlock');

describe('unlocking', () => {
  it('[E18.1] six start locked, three on item spaces, three on contact spaces; extra action is at $5k', () => {
    const state = table({}, 'finish');
    expect(state.boards).toHaveLength(3);
    for (const board of state.boards) {
      expect(board.items).toEqual([assetItem(0), assetItem(1), assetItem(2), 0, 0, 0]);
      expect(board.contacts).toEqual([0, 0, -1 - AVOID_ALL, -1 - MASTER_KEY, -1 - HEAL]);
      expect(board.slots).toEqual([1 + EXTRA_ACTION, 0, 0, 0, 0, 0]);
      expect(board.gone).toBe(0);
    }
    expect(defaultTable().slotCosts).toEqual([5, 4, 3, 2, 1, 0]);
    expect(legal(unlocking())).toEqual([0, 1, 2, 4, 5, 6].map(unlock));
  });

  it('[E18.2] to the most expensive empty slot; a used asset keeps its slot taken', () => {
    for (const [slots, after] of [
      [
        [4, 0, 0, 0, 0, 0],
        [4, 2, 0, 0, 0, 0],
      ],
      [
        [-4, 0, 0, 0, 0, 0],
        [-4, 2, 0, 0, 0, 0],
      ],
      [
        [-4, -7, 6, 0, 0, 0],
        [-4, -7, 6, 2, 0, 0],
      ],
      [
        [-4, -7, 6, 5, 3, 0],
        [-4, -7, 6, 5, 3, 2],
      ],
    ] as const) {
      const state = unlocking({ slots: slots.slice() });
      expect(play(state, 0, unlock(1)).all('assetUnlocked')).toEqual([{ pawn: 0, asset: 1 }]);
      expect(state.boards[0]).toMatchObject({ slots: after, items: [101, 0, 103, 0, 0, 0], gone: 0 });
    }
  });

  it('[E18.2] [A-64] those left on contact spaces slide right, so that the leftmost comes free', () => {
    for (const [asset, after] of [
      [AVOID_ALL, [0, 0, 0, -6, -7]],
      [MASTER_KEY, [0, 0, 0, -5, -7]],
      [HEAL, [0, 0, 0, -5, -6]],
    ] as const) {
      const state = unlocking();
      play(state, 0, unlock(asset));
      expect(state.boards[0]).toMatchObject({ contacts: after, items: [101, 102, 103, 0, 0, 0] });
      expect(state.boards[0]?.slots).toEqual([4, 1 + asset, 0, 0, 0, 0]);
    }
  });

  it('[E18.2] [E18.3] [A-64] cards stay where they are, and blocked spaces take no asset', () => {
    const state = unlocking({ contacts: spaces('Boxer', 'Ninja', -5, -6, -7) });
    play(state, 0, unlock(HEAL));
    expect(state.boards[0]?.contacts).toEqual(spaces('Boxer', 'Ninja', 0, -5, -6));
    const cuffed = unlocking({ contacts: spaces('Boxer', 0, -5, -6, 0), cuffed: 0b10000 });
    play(cuffed, 0, unlock(MASTER_KEY));
    expect(cuffed.boards[0]?.contacts).toEqual(spaces('Boxer', 0, 0, -5, 0));
    const last = unlocking({ contacts: spaces('Boxer', 'Ninja', 'Sewer', 0, -5) });
    play(last, 0, unlock(AVOID_ALL));
    expect(last.boards[0]?.contacts).toEqual(spaces('Boxer', 'Ninja', 'Sewer'));
  });

  it('[E18.2] [E18.3] they fill the rightmost spaces without handcuffs and cards', () => {
    const state = unlocking({ contacts: spaces(0, -5, -6, 'Boxer', 0), cuffed: 0b10000 });
    play(state, 0, unlock(MASTER_KEY));
    expect(state.boards[0]?.contacts).toEqual(spaces(0, 0, -5, 'Boxer', 0));
  });

  it('[E18.2] whichever asset, wherever it lies', () => {
    const first = unlocking({ slots: [0, 0, 0, 0, 0, 0] });
    expect(play(first, 0, unlock(0)).what()[0]).toBe('assetUnlocked');
    expect(first.boards[0]).toMatchObject({ items: [0, 102, 103, 0, 0, 0], slots: [1, 0, 0, 0, 0, 0], gone: 0 });
    const swapped = unlocking({ items: [0, 105, 0, 0, 0, 0], contacts: [0, 0, 0, -1, -3] });
    expect(legal(swapped)).toEqual([0, 2, 4].map(unlock));
  });

  it('[E18.2] [A-63] with all six slots taken it leaves the game, and must all the same', () => {
    const slots = [-4, -1, -2, 3, 5, 6];
    const state = unlocking({ slots, items: [0, 0, 0, 0, 0, 0], contacts: [0, 0, 0, 0, -7] });
    expect(legal(state)).toEqual([unlock(HEAL)]);
    expect(refusedBy(state, 0, PASS)).toEqual(['E18.2']);
    expect(play(state, 0, unlock(HEAL)).what()[0]).toBe('assetWasted');
    expect(state.boards[0]).toMatchObject({ slots, contacts: [0, 0, 0, 0, 0], gone: 1 << HEAL });
  });

  it('[A-63] with nothing locked there is nothing to unlock', () => {
    const state = table({ boards: [{ ...NO_ASSETS, sun: 1 }] }, 'action');
    expect(lines(play(state, 0, { type: 'rest' }))).toEqual(['rested pawn=0']);
    expect([waiting(state), state.boards[0]?.slots]).toEqual([
      ['finish', 0],
      [-4, 0, 0, 0, 0, 0],
    ]);
    expect(refusedBy(unlocking(), 0, unlock(EXTRA_ACTION))).toEqual(['E18.2']);
  });

  it('[E18.3] before handcuffs the owner says which of the assets on contact spaces lies there', () => {
    for (const [asset, after] of [
      [AVOID_ALL, [0, 0, -7, -6, 0]],
      [MASTER_KEY, [0, 0, -5, -7, 0]],
      [HEAL, [0, 0, -5, -6, 0]],
    ] as const) {
      const state = table({ boards: [{ wounds: 3 }] }, 'avoid');
      state.turn.toAvoid[tile('S2')] = cops('LOCAL');
      play(state, 0, { type: 'takeWound' });
      expect(waiting(state)).toEqual(['loseAsset', 0]);
      expect(legal(state)).toEqual([lose(AVOID_ALL), lose(MASTER_KEY), lose(HEAL)]);
      for (const other of [lose(0), lose(EXTRA_ACTION), PASS]) expect(refusedBy(state, 0, other)).toEqual(['E13.2']);
      play(state, 0, lose(asset));
      expect(state.boards[0]).toMatchObject({ contacts: after, cuffed: 0b10000, gone: 1 << asset, wounds: 2 });
    }
  });

  it('[E18.3] also outside the own turn', () => {
    const state = table({ boards: [{}, { wounds: 3 }] }, 'finish');
    state.frames.splice(state.frames.length - 1, 0, { kind: 'wounds', seat: 1, n: 1, x: 0 });
    play(state, 0, END);
    expect(waiting(state)).toEqual(['loseAsset', 1]);
    play(state, 1, lose(AVOID_ALL));
    expect(state.boards[1]).toMatchObject({ contacts: [0, 0, -7, -6, 0], gone: 1 << AVOID_ALL });
  });
});

describe('using assets', () => {
  const atEnd = (board: Partial<Board>) => table({ boards: [{ ...NOTHING_READY, ...board }] }, 'finish');

  it('[E17.8] each slot has its cost: 5, 4, 3, 2, 1, 0; what cannot be paid is not offered', () => {
    for (const [slot, cost] of [5, 4, 3, 2, 1, 0].entries()) {
      const slots = [0, 0, 0, 0, 0, 0].map((_, index) => (index === slot ? 1 + HEAL : 0));
      const state = atEnd({ slots, cash: cost, wounds: 2 });
      expect(legal(state)).toEqual([END, use('asset', slot)]);
      const paid = cost > 0 ? [`paid pawn=0 amount=${cost}`] : [];
      expect(lines(play(state, 0, use('asset', slot)))).toEqual(['assetUsed pawn=0 asset=6', ...paid, 'healed pawn=0']);
      expect([cash(state), state.boards[0]?.slots[slot], state.boards[0]?.wounds]).toEqual([0, -1 - HEAL, 1]);
      expect(legal(state)).toEqual([END]);
      expect(legal(atEnd({ slots, cash: cost - 1 }))).toEqual([END]);
    }
  });

  it('[E17.8] once a game: a used one is not turned up by a rest, a locked one is not used', () => {
    const state = table({ boards: [{ slots: [-4, -7, 0, 0, 0, 0], firstAid: 0 }] }, 'action');
    play(state, 0, { type: 'rest' });
    play(state, 0, unlock(0));
    expect(state.boards[0]?.slots).toEqual([-4, -7, 1, 0, 0, 0]);
    expect(legal(state)).toEqual([END, use('asset', 2), use('firstAid', 0)]);
    expect(refusedBy(state, 0, use('asset', 0))).toEqual(['E17.8']);
    expect(refusedBy(state, 0, use('asset', 3))).toEqual(['E17.1']);
  });

  it('[E17.11] extra action: a disc for $5k', () => {
    const state = atEnd({ slots: [4, 0, 0, 0, 0, 0], cash: 5 });
    expect(lines(play(state, 0, use('asset', 0)))).toEqual([
      'assetUsed pawn=0 asset=3',
      'paid pawn=0 amount=5',
      'discGained pawn=0',
    ]);
    expect([state.discs[0], state.discsLeft, cash(state), state.boards[0]?.slots[0]]).toEqual([1, 7, 0, -4]);
    expect(cubes(state)).toEqual([0, 0]);
  });

  it('[E17.11] avoid all cops on one tile, any of those left', () => {
    const board = { ...NO_ASSETS, slots: [-4, 5, 0, 0, 0, 0], cash: 4 };
    const state = table({ boards: [board] }, 'avoid');
    state.turn.toAvoid[tile('S2')] = cops('FEDERAL', 'LOCAL', 'SWAT');
    state.turn.toAvoid[tile('C1')] = cops('LOCAL');
    const on = (id: string) => use('asset', 1, -1, tile(id));
    expect(legal(state)).toEqual([{ type: 'takeWound' }, on('S2'), on('C1')]);
    expect(lines(play(state, 0, on('S2')))).toEqual([
      'assetUsed pawn=0 asset=4',
      'paid pawn=0 amount=4',
      `copsAvoided pawn=0 tile=${tile('S2')} cops=7`,
    ]);
    expect([state.turn.toAvoid[tile('S2')], state.turn.toAvoid[tile('C1')]]).toEqual([0, cops('LOCAL')]);
  });

  it('[A-59] [E17.13] without effect it is paid and turned down: heal unhurt, avoid outside AVOID, no disc left', () => {
    const unhurt = atEnd({ slots: [-4, 7, 0, 0, 0, 0] });
    expect(lines(play(unhurt, 0, use('asset', 1)))).toEqual(['assetUsed pawn=0 asset=6', 'paid pawn=0 amount=4']);
    expect(unhurt.boards[0]).toMatchObject({ cash: 5, wounds: 0, slots: [-4, -7, 0, 0, 0, 0] });

    const outside = atEnd({ slots: [-4, 0, 5, 0, 0, 0] });
    expect(legal(outside)).toEqual([END, use('asset', 2)]);
    expect(lines(play(outside, 0, use('asset', 2)))).toEqual(['assetUsed pawn=0 asset=4', 'paid pawn=0 amount=3']);
    expect(outside.boards[0]).toMatchObject({ cash: 6, slots: [-4, 0, -5, 0, 0, 0] });

    const noDisc = atEnd({ slots: [4, 0, 0, 0, 0, 0] });
    noDisc.discsLeft = 0;
    expect(play(noDisc, 0, use('asset', 0)).what()).toEqual(['assetUsed', 'paid', 'noDiscLeft']);
    expect(noDisc.boards[0]).toMatchObject({ cash: 4, slots: [-4, 0, 0, 0, 0, 0] });
  });

  it('[E17.13] the master key is no action of its own', () => {
    const state = atEnd({ slots: [-4, 6, 0, 0, 0, 0] });
    expect(legal(state)).toEqual([END]);
    expect(refusedBy(state, 0, use('asset', 1))).toEqual(['E17.13']);
  });

  it('[E17.8] [E22.2] a used asset is worth $10k', () => {
    expect(defaultTable().usedAssetValue).toBe(10);
  });
});
