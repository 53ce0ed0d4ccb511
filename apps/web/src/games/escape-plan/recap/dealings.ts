import {
  type City,
  type Happening,
  type HappeningOf,
  type HappeningType,
  hasVisited,
  IN_CITY,
  type PublicTable,
  SIDES,
  STEP_Q,
  STEP_R,
  tileOf,
} from '@stakeout/escape-plan';
import type { Seat } from '@stakeout/kernel';

/** How much it weighs when it befalls the reader in somebody else's move. */
const BEFALLING: Readonly<Partial<Record<HappeningType, number>>> = {
  arrested: 7,
  handcuffed: 7,
  wounded: 6,
  copNotAvoided: 6,
  lineCrossed: 4,
  incomeReceived: 1,
  turnBegan: 0,
};
const USUALLY = 3;

/** Where a cop that was moved stands to the reader now. */
type CopPlace = 'here' | 'beside' | 'away';
const NEARNESS: Readonly<Record<CopPlace, number>> = { here: 6, beside: 5, away: 2 };

/** How much something did to the reader; 0 when it did nothing. */
export function weightOf(happening: Happening, table: PublicTable, reader: Seat): number {
  if ('pawn' in happening && happening.pawn === reader) return BEFALLING[happening.type] ?? USUALLY;
  const isOut = table.status[reader] !== IN_CITY;
  if (isOut) return 0;
  switch (happening.type) {
    case 'copMoved': {
      const place = copPlace(happening, table, reader);
      return place === null ? 0 : NEARNESS[place];
    }
    case 'businessClosed':
      return hasVisited(table, happening.place, reader) ? 0 : 4;
    case 'exitBlocked':
      return 2;
    default:
      return 0;
  }
}

/** `null` where it was not near the reader and is not now. */
export function copPlace(
  { from, to }: Pick<HappeningOf<'copMoved'>, 'from' | 'to'>,
  { at, city }: PublicTable,
  reader: Seat,
): CopPlace | null {
  const node = at[reader] ?? -1;
  if (node < 0) return null;
  const own = tileOf(node);
  if (to === own) return 'here';
  // One that goes leaves, even where it goes no farther than next door.
  if (from === own) return 'away';
  return isBeside(city, to, own) ? 'beside' : null;
}

function isBeside({ q, r }: City, one: number, other: number): boolean {
  const [dq, dr] = [(q[other] ?? 0) - (q[one] ?? 0), (r[other] ?? 0) - (r[one] ?? 0)];
  return [...Array(SIDES).keys()].some((side) => STEP_Q[side] === dq && STEP_R[side] === dr);
}
