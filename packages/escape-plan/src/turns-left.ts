import type { Seat } from '@stakeout/kernel';
import { LAST_DAY } from './numbers.ts';
import { DAWN, DUSK, type Frame, type Seen, type State } from './state.ts';

/** The obligatory turns of a day, and the parts in which a turn costs a disc (E9.2). */
export const TURNS_A_DAY = DUSK + 1;
const LATE = DAWN - DUSK;

/** Where in the game a table is, on a state as in a view. */
type Calendar = Seen<Pick<State, 'day' | 'part' | 'frames' | 'order' | 'discs'>>;

/** The turns of a seat until the game ends, the one under way included (E9.2). */
export interface TurnsLeft {
  /** Turns that come anyway. */
  readonly sure: number;
  /** Nights and dawns that there are discs for. */
  readonly byDisc: number;
  /** Those of both kinds that belong to this day. */
  readonly today: number;
}

export function turnsLeft(shown: Calendar, seat: Seat): TurnsLeft {
  const sure = sureToday(shown, seat) + (LAST_DAY - shown.day) * TURNS_A_DAY;
  const byDisc = Math.min(shown.discs[seat] as number, latePartsLeft(shown, seat));
  return { sure, byDisc, today: turnsToday(shown, seat) };
}

/** The turns of today: those that come anyway, and the nights and dawns there are discs for. */
export function turnsToday(shown: Calendar, seat: Seat): number {
  return sureToday(shown, seat) + Math.min(shown.discs[seat] as number, lateToday(shown, seat));
}

/** Nights and dawns of the whole game in which the seat may still spend a disc. */
export function latePartsLeft(shown: Calendar, seat: Seat): number {
  return lateToday(shown, seat) + (LAST_DAY - shown.day) * LATE;
}

function sureToday(shown: Calendar, seat: Seat): number {
  const isNow = isUnderWay(shown, seat);
  if (shown.part > DUSK) return isNow ? 1 : 0;
  return DUSK - shown.part + (isNow || isToCome(shown, seat) ? 1 : 0);
}

function lateToday(shown: Calendar, seat: Seat): number {
  if (shown.part <= DUSK) return LATE;
  return DAWN - shown.part + (isToCome(shown, seat) ? 1 : 0);
}

/** Whether it is the seat's turn: nobody else's decision in between changes that. */
export function isUnderWay({ frames }: Pick<Calendar, 'frames'>, seat: Seat): boolean {
  return frameOf(frames, 'turn')?.seat === seat;
}

/** Whether the seat has yet to be asked for, or given, its turn of this part. */
function isToCome({ frames, order }: Calendar, seat: Seat): boolean {
  const top = frames[frames.length - 1];
  if (top?.kind === 'useDisc' && top.seat === seat) return true;
  const part = frameOf(frames, 'part');
  if (part !== undefined) return part.n <= order.indexOf(seat);
  // Before the parts of the day begin the first is still to come; once only notoriety is left to adjust this part is over.
  return frameOf(frames, 'adjust') === undefined;
}

function frameOf(frames: Calendar['frames'], kind: Frame['kind']): Seen<Frame> | undefined {
  for (let index = frames.length - 1; index >= 0; index--) if (frames[index]?.kind === kind) return frames[index];
  return undefined;
}
