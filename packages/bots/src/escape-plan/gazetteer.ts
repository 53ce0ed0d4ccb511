import { type LocationKind, NODES_PER_TILE, nodeOfKind, type Table } from '@stakeout/escape-plan';

/** What a table says about places, looked up by node. */
export interface Gazetteer {
  /** What stands on each location node. */
  readonly kinds: readonly (LocationKind | '')[];
  readonly exits: readonly number[];
  readonly hospital: number;
  readonly hospitalTile: number;
}

const FIRST_LOCATION = 4;

const known = new WeakMap<Table, Gazetteer>();

export function gazetteerOf(table: Table): Gazetteer {
  let gazetteer = known.get(table);
  if (gazetteer === undefined) {
    const kinds: (LocationKind | '')[] = [];
    for (const { locations } of table.tiles)
      for (let index = 0; index < NODES_PER_TILE; index++) kinds.push(locations[index - FIRST_LOCATION]?.kind ?? '');
    const hospital = nodeOfKind(table, 'HOSPITAL');
    gazetteer = {
      kinds,
      exits: [nodeOfKind(table, 'EXIT_1'), nodeOfKind(table, 'EXIT_2'), nodeOfKind(table, 'EXIT_3')],
      hospital,
      hospitalTile: Math.floor(hospital / NODES_PER_TILE),
    };
    known.set(table, gazetteer);
  }
  return gazetteer;
}
