import { rolls } from '@stakeout/testkit';
import { describe, expect, it } from 'vitest';
import { gunrunners } from './game.ts';
import { BLUE, options, play, RED, refusedBy, table } from './table.fixture.ts';

describe('phase 1: deliver weapons', () => {
  it('[G5.2] [G5.3] GX2 a roll inside the range brings one crate to that location', () => {
    for (const seats of [3, 4]) {
      const state = table({ seats, phase: 'roll' });
      const supply = state.supply;
      const happened = play(state, RED, { type: 'roll' }, rolls(3));
      expect(state.crates).toEqual(seats === 3 ? [4, 4, 5] : [4, 4, 5, 4]);
      expect(state.supply).toBe(supply - 1);
      expect(state.warehouse).toBe(0);
      expect(happened.types()).toEqual(['dieRolled', 'cratesDelivered', 'decisionPassed']);
      expect(happened.all('dieRolled')).toEqual([{ type: 'dieRolled', seat: RED, roll: 3 }]);
      expect(state.phase).toBe('deploy');
    }
  });

  it('[G5.2] [G5.3] GX3 a roll above the range goes to the warehouse', () => {
    const four = table({ seats: 4, phase: 'roll' });
    const supply = four.supply;
    play(four, RED, { type: 'roll' }, rolls(5));
    expect([four.warehouse, four.crates, four.supply]).toEqual([1, [4, 4, 4, 4], supply - 1]);

    const three = table({ seats: 3, phase: 'roll' });
    play(three, RED, { type: 'roll' }, rolls(4));
    expect([three.warehouse, three.crates]).toEqual([1, [4, 4, 4]]);

    const fourToo = table({ seats: 4, phase: 'roll' });
    play(fourToo, RED, { type: 'roll' }, rolls(4));
    expect([fourToo.warehouse, fourToo.crates]).toEqual([0, [4, 4, 4, 5]]);
  });

  it('[G5.2] [G5.3] GX4 the warehouse travels along', () => {
    const state = table({ phase: 'roll', warehouse: 2 });
    const supply = state.supply;
    const happened = play(state, RED, { type: 'roll' }, rolls(3));
    expect([state.crates, state.warehouse, state.supply]).toEqual([[4, 4, 7], 0, supply - 1]);
    expect(happened.all('cratesDelivered')).toEqual([
      { type: 'cratesDelivered', location: 2, fromSupply: 1, fromWarehouse: 2 },
    ]);
  });

  it('[G5.1] [G5.3] GX5 a full warehouse first sends one crate to every location', () => {
    const state = table({ phase: 'roll', active: BLUE, warehouse: 5 });
    const supply = state.supply;
    const happened = play(state, BLUE, { type: 'roll' }, rolls(2));
    expect([state.crates, state.warehouse, state.supply]).toEqual([[5, 8, 5], 0, supply - 1]);
    expect(happened.types()).toEqual(['warehouseOverflowed', 'dieRolled', 'cratesDelivered', 'decisionPassed']);

    const high = table({ phase: 'roll', active: BLUE, warehouse: 5 });
    play(high, BLUE, { type: 'roll' }, rolls(6));
    expect([high.crates, high.warehouse]).toEqual([[5, 5, 5], 3]);
  });

  it('[G5.1] four crates do not fill the warehouse, and more than five still send one each', () => {
    const four = table({ phase: 'roll', warehouse: 4 });
    play(four, RED, { type: 'roll' }, rolls(6));
    expect([four.crates, four.warehouse]).toEqual([[4, 4, 4], 5]);
    const six = table({ phase: 'roll', warehouse: 6 });
    play(six, RED, { type: 'roll' }, rolls(6));
    expect([six.crates, six.warehouse]).toEqual([[5, 5, 5], 4]);
  });

  it('[G5.2] [G2.2] with the supply empty the warehouse still goes to the location rolled', () => {
    const state = table({ phase: 'roll', warehouse: 3, supply: 0 });
    play(state, RED, { type: 'roll' }, rolls(1));
    expect([state.crates, state.warehouse, state.supply]).toEqual([[7, 4, 4], 0, 0]);
    const high = table({ phase: 'roll', warehouse: 3, supply: 0 });
    play(high, RED, { type: 'roll' }, rolls(6));
    expect([high.crates, high.warehouse, high.supply]).toEqual([[4, 4, 4], 3, 0]);
  });

  it('[G5.2] nothing but the roll is possible before it, and only for the active player', () => {
    const state = table({ phase: 'roll' });
    expect(gunrunners.legal(state, RED)).toEqual([{ type: 'roll' }]);
    expect(gunrunners.legal(state, BLUE)).toEqual([]);
    expect(refusedBy(state, RED, { type: 'flip', location: 1 })).toEqual(['G5.2']);
    expect(refusedBy(state, BLUE, { type: 'roll' })).toEqual(['G4.1']);
    play(state, RED, { type: 'roll' }, rolls(1));
    expect(options(state, RED, 'roll')).toEqual([]);
    expect(refusedBy(state, RED, { type: 'roll' })).toEqual(['G6.1']);
  });
});
