import type { Action, City } from '@stakeout/escape-plan';

export type LayTile = Extract<Action, { type: 'layTile' }>;

/** A city to be built in imagined worlds, tile by tile. The cities it makes are kept, and with them all that is worked out about them. */
export class Build {
  readonly tiles: readonly LayTile[];
  private readonly cities: City[] = [];
  private count = 0;

  constructor(tiles: readonly LayTile[]) {
    this.tiles = tiles;
  }

  /** Before a game. */
  begin(): void {
    this.count = 0;
  }

  /** The next tile to lay; `null` when all are laid. */
  next(): LayTile | null {
    return this.tiles[this.count] ?? null;
  }

  /** Once the next tile is laid: the city as it was the first time. */
  lay(city: City): City {
    const known = this.cities[this.count] ?? city;
    this.cities[this.count] = known;
    this.count++;
    return known;
  }
}

/** What was decided to build on a day, as plain data. */
export interface Blueprint {
  readonly day: number;
  readonly tiles: readonly LayTile[];
}

/** Reads what was written down; anything that is no blueprint is none. */
export function readBlueprint(notes: unknown): Blueprint | null {
  if (typeof notes !== 'object' || notes === null || !('blueprint' in notes)) return null;
  const { blueprint } = notes as { blueprint: unknown };
  if (typeof blueprint !== 'object' || blueprint === null) return null;
  const { day, tiles } = blueprint as Record<string, unknown>;
  return typeof day === 'number' && Array.isArray(tiles) && tiles.every(isLayTile) ? { day, tiles } : null;
}

function isLayTile(tile: unknown): tile is LayTile {
  return typeof tile === 'object' && tile !== null && 'type' in tile && tile.type === 'layTile';
}
