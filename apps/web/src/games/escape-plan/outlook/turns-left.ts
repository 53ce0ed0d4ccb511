import type { View } from '@stakeout/escape-plan';

const LAST_DAY = 3;
const DUSK = 2;
const DAWN = 4;
const OBLIGATORY = 3;
const LATE = 2;

/** The viewer's turns until the game ends, the one under way included (E9.2). */
export interface TurnsLeft {
  /** Turns that come anyway. */
  readonly sure: number;
  /** Nights and dawns that there are discs for. */
  readonly byDisc: number;
  /** Those of them that belong to this day. */
  readonly today: number;
}

export function turnsLeft({ viewer, table: shown }: View): TurnsLeft {
  const seat = viewer ?? 0;
  const { day, part, frames } = shown;
  const isUnderWay = frames.some((frame) => frame.kind === 'turn' && frame.seat === seat);
  const going = frames.find(({ kind }) => kind === 'part');
  // Before the parts of the day begin the first is still to come; once only notoriety is left to adjust this part is over.
  const isOver = going === undefined && frames.some(({ kind }) => kind === 'adjust');
  const hadTurn = isOver || (going !== undefined && going.n > shown.order.indexOf(seat));
  const isAsked = frames.at(-1)?.kind === 'useDisc' && frames.at(-1)?.seat === seat;
  const isOpen = isAsked || !hadTurn;
  const duties = Math.max(0, DUSK - part) + (part <= DUSK && (isOpen || isUnderWay) ? 1 : 0);
  const lateTurn = part > DUSK && isUnderWay ? 1 : 0;
  const lateParts = part <= DUSK ? LATE : DAWN - part + (isOpen ? 1 : 0);
  const daysAfter = LAST_DAY - day;
  const discs = shown.discs[seat] ?? 0;
  const byDisc = Math.min(discs, lateParts + daysAfter * LATE);
  const sureToday = duties + lateTurn;
  return { sure: sureToday + daysAfter * OBLIGATORY, byDisc, today: sureToday + Math.min(discs, lateParts) };
}
