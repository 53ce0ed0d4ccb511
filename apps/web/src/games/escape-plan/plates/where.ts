import {
  isLocation,
  kindOf,
  LOCATION_KINDS,
  type LocationKind,
  type Node,
  type Table,
  terrainOf,
  tileOf,
  type View,
} from '@stakeout/escape-plan';
import type { Words } from '../words.ts';

/** What stands on a location, short enough for a plate: the business or safe house by its name, the rest by its kind. */
export function whereShort(view: View, printed: Table, words: Words, node: Node): string {
  if (node < 0) return '';
  if (!isLocation(node))
    return capitalised(`${words.term('terrain', terrainOf(node))}, ${words.term('tile', tileOf(node))}`);
  const place = view.table.places.indexOf(node);
  return place >= 0 ? words.term('place', place) : kindName(words, kindOf(printed, node));
}

export function kindName(words: Words, kind: LocationKind): string {
  return capitalised(words.term('kind', LOCATION_KINDS.indexOf(kind)));
}

function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
