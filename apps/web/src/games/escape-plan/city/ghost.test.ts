import type { Action } from '@stakeout/escape-plan';
import { describe, expect, it } from 'vitest';
import type { Target } from '../play/targets.ts';
import { canLay, firstTurn, fitsOn, ghostOf, heldTile, layingOf, nextFitting, turnedBy } from './ghost.ts';

const LEGAL: ReadonlySet<Target> = new Set(['turn:2', 'turn:4']);

describe('the tile held over the city', () => {
  it('is seen once a tile and a cell are chosen, in the first turn that fits', () => {
    expect(ghostOf(-1, [], LEGAL, null)).toBeNull();
    expect(ghostOf(5, ['stack:5'], LEGAL, null)).toBeNull();
    expect(ghostOf(5, ['stack:5', 'cell:1:-2'], LEGAL, null)).toEqual({ tile: 5, q: 1, r: -2, turned: 2 });
    expect(ghostOf(5, ['stack:5', 'cell:1:-2', 'turn:4'], LEGAL, null)?.turned).toBe(4);
  });

  it('needs no choosing where only one tile is left', () => {
    expect(heldTile([], [-1, 5, -1, -1])).toBe(5);
    expect(heldTile([], [4, 5, -1, -1])).toBe(-1);
    expect(heldTile(['cell:1:-2', 'stack:4'], [4, 5, -1, -1])).toBe(4);
    expect(ghostOf(5, ['cell:1:-2', 'turn:4'], LEGAL, null)).toEqual({ tile: 5, q: 1, r: -2, turned: 4 });
  });

  it('shows what is only tried, as long as the tile is the same', () => {
    const trial = { tile: 5, cell: { q: 3, r: 0 }, turned: 1 };
    expect(ghostOf(5, ['stack:5'], LEGAL, trial)).toEqual({ tile: 5, q: 3, r: 0, turned: 1 });
    expect(ghostOf(6, ['stack:6', 'cell:1:1', 'turn:2'], LEGAL, trial)).toEqual({ tile: 6, q: 1, r: 1, turned: 2 });
  });

  it('knows whether it may lie like that', () => {
    const ghost = { tile: 5, q: 1, r: -2, turned: 2 };
    const options: readonly Action[] = [{ type: 'pass' }, layingOf(ghost)];
    expect(canLay(options, ghost)).toBe(true);
    expect(canLay(options, { ...ghost, turned: 3 })).toBe(false);
    expect(fitsOn(options, 5, { q: 1, r: -2 })).toBe(true);
    expect(fitsOn(options, -1, { q: 1, r: -2 })).toBe(true);
    expect(fitsOn(options, 4, { q: 1, r: -2 })).toBe(false);
  });

  it('turns on to the next way it may lie, so that no other tile is confirmed than the one that is seen', () => {
    const ghost = { tile: 5, q: 1, r: -2, turned: 2 };
    const options: readonly Action[] = [layingOf(ghost), layingOf({ ...ghost, turned: 5 })];
    expect(nextFitting(options, ghost, 1)).toBe(5);
    expect(nextFitting(options, { ...ghost, turned: 5 }, 1)).toBe(2);
    expect(nextFitting(options, ghost, -1)).toBe(5);
    expect(nextFitting([layingOf(ghost)], ghost, 1)).toBe(2);
  });

  it('turns in sixths, both ways', () => {
    expect([turnedBy(5, 1), turnedBy(0, -1), turnedBy(2, 1)]).toEqual([0, 5, 3]);
    expect(firstTurn(new Set())).toBeNull();
  });
});
