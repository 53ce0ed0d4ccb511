import type { SeatPlate } from '../session/session.ts';

export type Presence = 'here' | 'away' | 'bot' | 'standIn' | 'resigned';

/** Who really plays a seat now, and whether they look at the table. */
export function presenceOf({
  kind,
  resigned,
  standIn,
  isPresent,
}: Pick<SeatPlate, 'kind' | 'resigned' | 'standIn' | 'isPresent'>): Presence {
  if (kind === 'bot') return 'bot';
  if (resigned) return 'resigned';
  if (standIn) return 'standIn';
  return isPresent ? 'here' : 'away';
}

const OTHERS = {
  here: 'isHere',
  away: 'isAway',
  bot: 'isBot',
  standIn: 'botPlaysFor',
  resigned: 'hasResigned',
} as const;

const YOU = {
  here: 'youAreHere',
  away: 'youAreAway',
  bot: 'isBot',
  standIn: 'botPlaysForYou',
  resigned: 'youHaveResigned',
} as const;

/** The sentence that says so: of others by their name, of the reader as “you”. */
export function presenceWords(presence: Presence, isReader: boolean) {
  return (isReader ? YOU : OTHERS)[presence];
}
