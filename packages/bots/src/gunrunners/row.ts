import { type Card, faceUp, forecast, type Location, type Share, type View } from '@stakeout/gunrunners';

/** What an undercover agent whose face is not known is counted as. */
const GUESS = 3;

/** What a bust would give everybody at a location, with a further card at the far end perhaps; unknown faces are guessed. */
export function sharesAt(view: View, location: Location, more: Card = 0): readonly Share[] {
  const row = view.fields[location] ?? [];
  return forecast(more === 0 ? row : [...row, faceUp(more)], view.crates[location] ?? 0, GUESS).shares;
}
