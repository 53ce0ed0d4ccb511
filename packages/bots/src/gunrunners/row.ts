import { type Card, isBack, isExposed, type Location, ownerOf, type View, valueOfCard } from '@stakeout/gunrunners';
import type { Seat } from '@stakeout/kernel';

/** What an undercover agent whose face is not known is counted as. */
const GUESS = 3;

/** The field of a location as a bust would find it (G8.3 to G8.5); unknown faces are guessed. */
export class Row {
  private readonly cards: readonly Card[];

  constructor(cards: readonly Card[]) {
    this.cards = cards;
  }

  get exposed(): number {
    return this.cards.filter(isExposed).length;
  }

  /** The row with a further card at the far end; an unknown one counts as guessed. */
  with(owner: Seat, card: Card): Row {
    return new Row([...this.cards, (owner + 1) * 100 + (card % 100)]);
  }

  sumOf(seat: Seat): number {
    return this.cards
      .filter((card) => ownerOf(card) === seat)
      .reduce((sum, card) => sum + (isBack(card) ? GUESS : valueOfCard(card)), 0);
  }

  /** The seats with a card here in the order in which they are served. */
  order(): Seat[] {
    const seats = [...new Set(this.cards.map(ownerOf))];
    const nearness = (seat: Seat) => this.cards.findIndex((card) => ownerOf(card) === seat);
    return seats.sort((one, other) => this.sumOf(other) - this.sumOf(one) || nearness(one) - nearness(other));
  }

  /** What a seat gets of so many crates. */
  shareOf(seat: Seat, crates: number): number {
    let left = crates;
    for (const served of this.order()) {
      const taken = (left + 1) >> 1;
      if (served === seat) return taken;
      left -= taken;
    }
    return 0;
  }
}

export function rowAt(view: View, location: Location): Row {
  return new Row(view.fields[location] ?? []);
}
