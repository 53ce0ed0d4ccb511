import {
  type Action,
  type ActionOf,
  type Card,
  countExposed,
  DIE_SIDES,
  EXPOSED_FOR_BUST,
  faceUp,
  isBack,
  LAST_SPACE,
  type Location,
  ORDINARY,
  ownerOf,
  roleOf,
  type Share,
  type View,
  valueOfCard,
} from '@stakeout/gunrunners';
import type { Params, Seat, Term } from '@stakeout/kernel';
import type { Reason } from '../bots-of-game.ts';
import { sharesAt } from './row.ts';

/** A value from here on is worth keeping for a location that is rich. */
const HIGH = 3;

/** The reason that weighs most for an action of the view's seat. It says what the table shows, not what a search found. */
export function reasonFor(view: View, action: Action): Reason {
  const seat = view.viewer ?? 0;
  switch (action.type) {
    case 'station':
      return reason('station', 'G3.4', { location: at(action.location) });
    case 'roll':
      return reason('roll', 'G5.2');
    case 'flip':
      return reasonToFlip(view, seat, action.location);
    case 'place':
      return reasonToPlace(view, seat, view.site, action.card);
    case 'commit':
      return reasonToCommit(action.card);
    case 'undercover':
      return reasonToHide(view, seat, action);
    case 'decline':
      return reason('decline', 'G7.1', { role: ['role', view.role] });
    case 'transfer':
      return reasonToMove(view, seat, action);
    case 'peek':
      return reasonToPeek(view, seat, action);
    case 'hide':
      return reasonToPutBack(view, seat, action.location);
    case 'sabotage':
      return reasonToSabotage(view, seat, action);
    case 'inspect':
      return reason('inspect', 'G7.5');
    case 'arrange':
      return reasonToArrange(view, action.cards);
    case 'run':
      return reason('run', 'G7.7', { from: at(action.from), to: at(action.to) });
    case 'bust':
      return reason('bust', 'G8.8', { location: at(action.location) });
  }
}

function reason(name: string, clause: string, params: Params = {}): Reason {
  return { id: `reason.${name}`, clause, params };
}

function at(location: Location): Term {
  return ['location', location];
}

function cratesAt(view: View, location: Location): number {
  return view.crates[location] ?? 0;
}

function exposedAt(view: View, location: Location): number {
  return countExposed(view.fields[location] ?? []);
}

function cardAt(view: View, location: Location, index: number): Card {
  return view.fields[location]?.[index] ?? 0;
}

/** A bust now is the strongest reason to flip; else what the flip gives away, and where it lets the own card go. */
function reasonToFlip(view: View, seat: Seat, location: Location): Reason {
  const card = view.probation[location] ?? 0;
  const params = { location: at(location), crates: cratesAt(view, location) };
  if (exposedAt(view, location) + 1 >= EXPOSED_FOR_BUST)
    return reasonToBust(view, seat, location, sharesAt(view, location, card));
  if (ownerOf(card) === seat) return reason('flip.own', 'G6.2', params);
  if (!isBack(card) && valueOfCard(card) < HIGH && roleOf(card) === ORDINARY) {
    return reason('flip.harmless', 'G6.1', { ...params, value: valueOfCard(card) });
  }
  return reason('flip.place', 'G8.4', params);
}

function reasonToBust(view: View, seat: Seat, location: Location, shares: readonly Share[]): Reason {
  const [first, second] = shares;
  const own = shares.find((share) => share.seat === seat);
  const params = { location: at(location), crates: own?.crates ?? 0 };
  if (view.marker + 1 >= LAST_SPACE) return reason('bust.last', 'G9.1', params);
  if (own === undefined) return reason('bust.clear', 'G8.6', params);
  if (own !== first) return reason('bust.share', 'G8.4', params);
  if (second === undefined || !own.winsTie) return reason('bust.first', 'G8.1', params);
  return reason('bust.nearest', 'G8.5', { ...params, seat: ['seat', second.seat] });
}

function reasonToPlace(view: View, seat: Seat, location: Location, card: Card): Reason {
  const params = { location: at(location), crates: cratesAt(view, location), card: ['card', card] as Term };
  if (roleOf(card) !== ORDINARY) return reason('place.operative', 'G7.1', { ...params, role: ['role', roleOf(card)] });
  if (exposedAt(view, location) >= EXPOSED_FOR_BUST) return reason('place.afterBust', 'G8.3', params);
  if (valueOfCard(card) < HIGH) return reason('place.low', 'G8.4', params);
  const [first] = sharesAt(view, location, card);
  return first?.seat === seat
    ? reason('place.first', 'G8.3', { ...params, sum: first.sum })
    : reason('place.high', 'G8.4', params);
}

function reasonToCommit(card: Card): Reason {
  const params = { card: ['card', card] as Term };
  if (roleOf(card) !== ORDINARY) return reason('place.operative', 'G7.1', { ...params, role: ['role', roleOf(card)] });
  return valueOfCard(card) < HIGH ? reason('commit.low', 'G6.3', params) : reason('commit.high', 'G6.3', params);
}

function reasonToHide(view: View, seat: Seat, { card, location }: ActionOf<'undercover'>): Reason {
  const shares = sharesAt(view, location, card);
  const [first, second] = shares;
  const sum = shares.find((share) => share.seat === seat)?.sum ?? 0;
  const params = { location: at(location), crates: cratesAt(view, location), sum };
  if (second === undefined) return reason('undercover.early', 'G8.5', params);
  if (first?.seat !== seat) return reason('undercover.share', 'G8.4', params);
  if (sharesAt(view, location)[0]?.seat === seat) return reason('undercover.secure', 'G6.4', params);
  return reason('undercover.overtake', 'G6.4', { ...params, seat: ['seat', second.seat] });
}

function reasonToMove(view: View, seat: Seat, { from, index, to }: ActionOf<'transfer'>): Reason {
  const card = cardAt(view, from, index);
  const params = { card: ['card', card] as Term, from: at(from), to: at(to), crates: cratesAt(view, to) };
  if (exposedAt(view, to) + 1 === EXPOSED_FOR_BUST) return reason('transfer.bust', 'G8.1', params);
  if (exposedAt(view, from) === EXPOSED_FOR_BUST) return reason('transfer.prevent', 'G8.1', params);
  return reason(ownerOf(card) === seat ? 'transfer.own' : 'transfer.other', 'G7.2', params);
}

function reasonToPeek(view: View, seat: Seat, { location, index }: ActionOf<'peek'>): Reason {
  const isOwn = ownerOf(cardAt(view, location, index)) === seat;
  return reason(isOwn ? 'peek.own' : 'peek.other', 'G7.3', { location: at(location) });
}

function reasonToPutBack(view: View, seat: Seat, location: Location): Reason {
  const isOwn = ownerOf(cardAt(view, view.peekSite, view.peekIndex)) === seat;
  const params = { location: at(location), crates: cratesAt(view, location) };
  if (location === view.peekSite) return reason('hide.stay', 'G7.3', params);
  return reason(isOwn ? 'hide.own' : 'hide.other', 'G7.3', params);
}

function reasonToSabotage(view: View, seat: Seat, { location, index }: ActionOf<'sabotage'>): Reason {
  const card = cardAt(view, location, index);
  const odds = DIE_SIDES + 1 - valueOfCard(card);
  const params = { card: ['card', card] as Term, location: at(location), odds };
  if (exposedAt(view, location) === EXPOSED_FOR_BUST) return reason('sabotage.prevent', 'G8.1', params);
  return reason(ownerOf(card) === seat ? 'sabotage.own' : 'sabotage.other', 'G7.4', params);
}

function reasonToArrange(view: View, cards: readonly Card[]): Reason {
  const isUnchanged = cards.every((card, location) => card === faceUp(view.probation[location] ?? 0));
  return reason(isUnchanged ? 'arrange.keep' : 'arrange.move', 'G7.5');
}
