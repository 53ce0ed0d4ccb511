import {
  BUSINESSES,
  cubesToClose,
  exitAt,
  isLocation,
  kindOf,
  type LocationKind,
  locationNode,
  type Node,
  slotOf,
  type Table,
  tileOf,
  type View,
} from '@stakeout/escape-plan';
import type { IconName } from '../../../icons/names.ts';
import { locationIcon, placeIcon } from '../cards/card-icons.ts';
import { exitsOf } from '../rail/exits.ts';

export type Family = 'business' | 'store' | 'safe-house' | 'care' | 'transport' | 'gang' | 'exit';

/** What a location shows, and everything that changes on it. */
export interface LocationLook {
  readonly node: Node;
  readonly kind: LocationKind;
  /** The business or safe house that has been put there, or -1. */
  readonly place: number;
  readonly family: Family;
  readonly icon: IconName;
  /** Pawns with a cube there, and how many places are left before it closes (E15.2) or everybody has been there. */
  readonly visitors: readonly number[];
  readonly empty: number;
  readonly isClosed: boolean;
  /** For exits. */
  readonly exit: 'blocked' | 'possible' | 'open' | null;
  /** For gangs: members left and who controls it, or -1. */
  readonly members: number;
  readonly control: number;
}

const FAMILIES: Readonly<Record<LocationKind, Family>> = {
  HOSPITAL: 'care',
  CLINIC: 'care',
  CHURCH: 'care',
  SUBWAY: 'transport',
  HELIPORT: 'transport',
  GANG: 'gang',
  STORE_A: 'store',
  STORE_B: 'store',
  STORE_C: 'store',
  STORE_D: 'store',
  EXIT_1: 'exit',
  EXIT_2: 'exit',
  EXIT_3: 'exit',
  SAFE_HOUSE: 'safe-house',
  BUSINESS: 'business',
};

export function lookOf({ table }: View, printed: Table, node: Node): LocationLook {
  const kind = kindOf(printed, node);
  const place = table.places.indexOf(node);
  const visitors = place < 0 ? [] : pawnsOf(table.visited[place] ?? 0);
  const exit = exitAt(printed, node);
  const isGang = kind === 'GANG';
  return {
    node,
    kind,
    place,
    family: FAMILIES[kind],
    icon: place < 0 ? locationIcon(kind) : placeIcon(place),
    visitors,
    empty: place < 0 ? 0 : Math.max(0, cubesFor(place, table) - visitors.length),
    isClosed: place >= 0 && (table.closed & (1 << place)) !== 0,
    exit: exit < 0 ? null : (exitsOf(table, printed)[exit]?.state ?? null),
    members: isGang ? (table.gangs[tileOf(node)] ?? 0) : 0,
    control: isGang ? (table.control[tileOf(node)] ?? -1) : -1,
  };
}

/** E15.2: so many visits close a business. A safe house takes one cube of everybody. */
function cubesFor(place: number, { seats, pawns }: View['table']): number {
  return place < BUSINESSES ? cubesToClose(seats) : pawns;
}

/** The other location of the tile where the two touch, or -1. */
export function besideOf(printed: Table, node: Node): Node {
  if (!isLocation(node) || printed.tiles[tileOf(node)]?.locationsTouch !== true) return -1;
  return locationNode(tileOf(node), 1 - slotOf(node));
}

/** The terrains of its tile that a location touches. */
export function bordersOf(printed: Table, node: Node): readonly number[] {
  const location = printed.tiles[tileOf(node)]?.locations[slotOf(node)];
  return [0, 1, 2, 3].filter((terrain) => ((location?.adjacent ?? 0) & (1 << terrain)) !== 0);
}

export function pawnsOf(mask: number): readonly number[] {
  return Array.from({ length: 8 }, (_, pawn) => pawn).filter((pawn) => (mask & (1 << pawn)) !== 0);
}
