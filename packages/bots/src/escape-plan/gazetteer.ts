import {
  blueprintOf,
  type LocationKind,
  locationNode,
  NODES_PER_TILE,
  type Node,
  nodeOfKind,
  type Table,
} from '@stakeout/escape-plan';

/** What a table says about places, looked up by node. */
export interface Gazetteer {
  /** What stands on each location node. */
  readonly kinds: readonly (LocationKind | '')[];
  readonly exits: readonly Node[];
  readonly hospital: Node;
}

const known = new WeakMap<Table, Gazetteer>();

export function gazetteerOf(table: Table): Gazetteer {
  let gazetteer = known.get(table);
  if (gazetteer === undefined) {
    const kinds = Array.from({ length: table.tiles.length * NODES_PER_TILE }, (): LocationKind | '' => '');
    for (const [tile, { locations }] of table.tiles.entries())
      for (const [slot, { kind }] of locations.entries()) kinds[locationNode(tile, slot)] = kind;
    gazetteer = { kinds, exits: blueprintOf(table).exits, hospital: nodeOfKind(table, 'HOSPITAL') };
    known.set(table, gazetteer);
  }
  return gazetteer;
}
