import type { Outcome, Seat, Texts } from '@stakeout/kernel';
import type { Words } from './words.ts';

/** How the game came out, for the person at the table. */
export function outcomeLines(texts: Texts, words: Words, outcome: Outcome, human: Seat): string[] {
  const seats = outcome.places.map((_, seat) => seat);
  seats.sort((one, other) => (outcome.places[one] ?? 0) - (outcome.places[other] ?? 0));
  const places = seats.map((seat) =>
    words.place(outcome.places[seat] ?? 0, seatName(texts, seat), outcome.scores[seat] ?? 0),
  );
  return ['', words.over, ...places, verdict(words, outcome, human)];
}

export function seatName(texts: Texts, seat: Seat): string {
  return texts.terms['seat']?.(seat) ?? String(seat + 1);
}

function verdict(words: Words, outcome: Outcome, human: Seat): string {
  if (!outcome.winners.includes(human)) return words.youLose;
  return outcome.winners.length === 1 ? words.youWin : words.youShareTheWin;
}
