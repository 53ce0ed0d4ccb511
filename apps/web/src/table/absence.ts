import type { SeatPlate } from '../session/session.ts';

export type Absence = 'resigned' | 'away' | 'absent';

/** Why the person of a seat is not the one who plays it, or is not there; `null` where there is nothing to say. */
export function absenceOf(seat: SeatPlate | undefined): Absence | null {
  if (seat?.resigned === true) return 'resigned';
  if (seat?.standIn === true) return 'away';
  return seat?.kind === 'person' && !seat.isPresent ? 'absent' : null;
}

/** The sentence on what that means for the match: to others, and to whoever reads it of themselves. Clocks wait for nobody. */
export function absenceMeans(absence: Absence, isReader: boolean, hasClock: boolean) {
  if (absence === 'resigned') return 'resignedText';
  if (absence === 'away') return isReader ? 'awayYouText' : 'awayText';
  return hasClock ? 'absentClockText' : 'absentText';
}
