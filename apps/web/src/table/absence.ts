import type { SeatPlate } from '../session/session.ts';

/** Why the person of a seat is not the one who plays it, or is not there; `null` where there is nothing to say. */
export function absenceOf(seat: SeatPlate | undefined): 'resigned' | 'away' | 'absent' | null {
  if (seat?.resigned === true) return 'resigned';
  if (seat?.standIn === true) return 'away';
  return seat?.kind === 'person' && !seat.isPresent ? 'absent' : null;
}
