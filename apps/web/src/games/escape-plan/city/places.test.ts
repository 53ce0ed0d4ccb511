import { defaultTable, escapePlan, NODES_PER_TILE, type Node, tileOf, type View } from '@stakeout/escape-plan';
import { FastChance } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { centreOf, depthInTile } from './geometry.ts';
import { copPoint, nodePoint, pawnPoint, pawnSpots } from './places.ts';
import { bowPath, wayPath } from './way.ts';

const printed = defaultTable();
const view = viewWith(3);

function viewWith(seats: number): View {
  const config = escapePlan.configure({}, seats);
  if (!config.ok) throw new Error('the table has a wrong configuration');
  return escapePlan.view(escapePlan.setup(config.value, seats, new FastChance(7)), 0);
}

/** How large a pawn is drawn at full scale. */
const PAWN = { width: 23, height: 30 };

describe('places on the map', () => {
  it('gives every node of a laid tile a point on that tile, and none to others', () => {
    const { city } = view.table;
    for (let node: Node = 0; node < printed.tiles.length * NODES_PER_TILE; node++) {
      const point = nodePoint(view, printed, node);
      const tile = tileOf(node);
      if ((city.turned[tile] ?? -1) < 0) expect(point).toBeNull();
      if (point === null) continue;
      const { x, y } = centreOf(city, tile);
      expect(depthInTile({ x: point.x - x, y: point.y - y })).toBeGreaterThan(0);
    }
    expect(nodePoint(view, printed, -1)).toBeNull();
  });

  it('stands pawns that share a place beside each other', () => {
    for (const count of [1, 2, 3, 4, 5]) {
      const spots = pawnSpots(count, true).slice(0, count);
      expect(spots).toHaveLength(count);
      for (const [index, one] of spots.entries()) {
        for (const other of spots.slice(index + 1)) {
          const across = Math.abs(one.x - other.x) - (PAWN.width * (one.scale + other.scale)) / 2;
          const down = Math.abs(one.y - other.y) - (PAWN.height * (one.scale + other.scale)) / 2;
          expect(Math.max(across, down)).toBeGreaterThanOrEqual(0);
        }
      }
    }
  });

  it('finds pawns, Sandra among the cops, and cops on laid tiles only', () => {
    expect(pawnPoint(view, printed, 0)).not.toBeNull();
    expect(pawnPoint(view, printed, 9)).toBeNull();
    const pair = viewWith(2);
    expect(copPoint(pair, printed, 0, 3)).toEqual(pawnPoint(pair, printed, 2));
    const hidden = view.table.city.turned.indexOf(-1);
    expect(copPoint(view, printed, hidden, 0)).toBeNull();
  });
});

describe('the way', () => {
  it('begins and ends on its points', () => {
    expect(wayPath([])).toBe('');
    expect(
      wayPath([
        { x: 0, y: 0 },
        { x: 10, y: 0 },
      ]),
    ).toBe('M0,0L10,0');
    expect(
      wayPath([
        { x: 0, y: 0 },
        { x: 10, y: 0 },
        { x: 10, y: 10 },
      ]),
    ).toBe('M0,0L5,0Q10,0 10,5L10,10');
    expect(bowPath({ x: 0, y: 0 }, { x: 100, y: 0 })).toBe('M0,0Q50,18 100,0');
  });
});
