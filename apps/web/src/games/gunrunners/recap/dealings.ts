import { type Card, type Event, forecast, gunrunnersRules, isBack, ownerOf, type View } from '@stakeout/gunrunners';
import type { Seat } from '@stakeout/kernel';

/** Something that somebody did to the reader. */
export interface Dealing {
  readonly what:
    | 'flipped'
    | 'sabotaged'
    | 'withstood'
    | 'transferred'
    | 'hidden'
    | 'arranged'
    | 'ranTo'
    | 'ranFrom'
    | 'overtaken'
    | 'brought'
    | 'strengthened'
    | 'busted';
  readonly weight: number;
  /** Where it matters now; -1 where it is nowhere in particular. */
  readonly place: number;
  readonly from: number;
  /** The reader's card, or the one that was turned up against them. */
  readonly card: Card;
}

/** What an event did to the reader, if anything, from the tables before and after it. */
export function dealingOf(event: Event, before: View, reader: Seat): Dealing | null {
  const isOwn = (card: Card) => card !== 0 && ownerOf(card) === reader;
  switch (event.type) {
    case 'agentFlipped':
      if (isOwn(event.card)) return dealing('flipped', 5, event.location, event.card);
      if (!hasLess(event, before, event.location, reader)) return null;
      return dealing(ownerOf(event.card) === event.seat ? 'strengthened' : 'overtaken', 2, event.location, event.card);
    case 'agentSabotaged':
      return isOwn(event.card) ? dealing('sabotaged', 6, event.location, event.card) : null;
    case 'sabotageFailed':
      return isOwn(event.card) ? dealing('withstood', 3, event.location, event.card) : null;
    case 'agentTransferred':
      if (isOwn(event.card)) return { ...dealing('transferred', 5, event.to, event.card), from: event.from };
      return hasLess(event, before, event.to, reader) ? dealing('brought', 2, event.to, event.card) : null;
    case 'undercoverHidden': {
      const card = before.fields[event.from]?.[event.index] ?? 0;
      return isOwn(card) ? { ...dealing('hidden', 4, event.to, card), from: event.from } : null;
    }
    case 'probationersArranged':
      return before.probation.some(isOwn) ? dealing('arranged', 3, -1, 0) : null;
    case 'cratesRun':
      if (shareAt(before, event.to, reader) !== null) return dealing('ranTo', 3, event.to, 0);
      return shareAt(before, event.from, reader) === null ? null : dealing('ranFrom', 3, event.from, 0);
    case 'locationBusted':
      return event.row.some(isOwn) ? dealing('busted', 4, event.location, 0) : null;
    default:
      return null;
  }
}

/** What the reader would take at a place, as far as it can be seen; `null` where nothing of theirs lies open. */
export function shareAt({ fields, crates }: View, place: number, reader: Seat) {
  const { shares } = forecast(fields[place] ?? [], crates[place] ?? 0);
  const rank = shares.findIndex(({ seat }) => seat === reader);
  return rank < 0 ? null : { rank, shares };
}

/** Cards that the reader may not remember the faces of any more (G4.3). */
export function forgotten(events: readonly Event[], { memory }: View): ReadonlySet<Card> {
  if (memory !== 'strict') return new Set();
  return new Set(
    events.flatMap((event) => {
      if (event.type === 'fieldDiscarded') return event.cards;
      return event.type === 'agentSabotaged' ? [event.card] : [];
    }),
  );
}

function dealing(what: Dealing['what'], weight: number, place: number, card: Card): Dealing {
  return { what, weight, place, from: -1, card: isBack(card) ? 0 : card };
}

function hasLess(event: Event, before: View, place: number, reader: Seat): boolean {
  const crates = (view: View) => {
    const own = shareAt(view, place, reader);
    return own === null ? 0 : (own.shares[own.rank]?.crates ?? 0);
  };
  return crates(gunrunnersRules.fold(before, event)) < crates(before);
}
