import {
  type Action,
  type ActionOf,
  type Card,
  isBack,
  type Location,
  ORDINARY,
  ownerOf,
  roleOf,
  type View,
  valueOfCard,
} from '@stakeout/gunrunners';
import type { Params, Seat, Term } from '@stakeout/kernel';
import type { Reason } from '../bots-of-game.ts';
import { EXPOSED_FOR_BUST, LAST_SPACE } from './prospects.ts';
import { type Row, rowAt } from './row.ts';

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

function cardAt(view: View, location: Location, index: number): Card {
  return view.fields[location]?.[index] ?? 0;
}

/** A bust now is the strongest reason to flip; else what the flip gives away, and where it lets the own card go. */
function reasonToFlip(view: View, seat: Seat, location: Location): Reason {
  const card = view.probation[location] ?? 0;
  const params = { location: at(location), crates: cratesAt(view, location) };
  const row = rowAt(view, location);
  if (row.exposed + 1 >= EXPOSED_FOR_BUST) return reasonToBust(view, seat, location, row.with(ownerOf(card), card));
  if (ownerOf(card) === seat) return reason('flip.own', 'G6.2', params);
  if (!isBack(card) && valueOfCard(card) < HIGH && roleOf(card) === ORDINARY) {
    return reason('flip.harmless', 'G6.1', { ...params, value: valueOfCard(card) });
  }
  return reason('flip.place', 'G8.4', params);
}

function reasonToBust(view: View, seat: Seat, location: Location, row: Row): Reason {
  const params = { location: at(location), crates: row.shareOf(seat, cratesAt(view, location)) };
  if (view.marker + 1 >= LAST_SPACE) return reason('bust.last', 'G9.1', params);
  const order = row.order();
  const rival = order.find((other) => other !== seat);
  if (order[0] === seat && rival !== undefined && row.sumOf(rival) === row.sumOf(seat)) {
    return reason('bust.nearest', 'G8.5', { ...params, seat: ['seat', rival] });
  }
  if (order[0] === seat) return reason('bust.first', 'G8.1', params);
  return order.includes(seat) ? reason('bust.share', 'G8.4', params) : reason('bust.clear', 'G8.6', params);
}

function reasonToPlace(view: View, seat: Seat, location: Location, card: Card): Reason {
  const params = { location: at(location), crates: cratesAt(view, location), card: ['card', card] as Term };
  if (roleOf(card) !== ORDINARY) return reason('place.operative', 'G7.1', { ...params, role: ['role', roleOf(card)] });
  const row = rowAt(view, location);
  if (row.exposed >= EXPOSED_FOR_BUST) return reason('place.afterBust', 'G8.3', params);
  if (valueOfCard(card) < HIGH) return reason('place.low', 'G8.4', params);
  const grown = row.with(seat, card);
  const isFirst = grown.order()[0] === seat;
  return isFirst
    ? reason('place.first', 'G8.3', { ...params, sum: grown.sumOf(seat) })
    : reason('place.high', 'G8.4', params);
}

function reasonToCommit(card: Card): Reason {
  const params = { card: ['card', card] as Term };
  if (roleOf(card) !== ORDINARY) return reason('place.operative', 'G7.1', { ...params, role: ['role', roleOf(card)] });
  return valueOfCard(card) < HIGH ? reason('commit.low', 'G6.3', params) : reason('commit.high', 'G6.3', params);
}

function reasonToHide(view: View, seat: Seat, { card, location }: ActionOf<'undercover'>): Reason {
  const before = rowAt(view, location);
  const row = before.with(seat, card);
  const params = { location: at(location), crates: cratesAt(view, location), sum: row.sumOf(seat) };
  const order = row.order();
  const rival = order.find((other) => other !== seat);
  if (rival === undefined) return reason('undercover.early', 'G8.5', params);
  if (order[0] !== seat) return reason('undercover.share', 'G8.4', params);
  if (before.order()[0] === seat) return reason('undercover.secure', 'G6.4', params);
  return reason('undercover.overtake', 'G6.4', { ...params, seat: ['seat', rival] });
}

function reasonToMove(view: View, seat: Seat, { from, index, to }: ActionOf<'transfer'>): Reason {
  const card = cardAt(view, from, index);
  const params = { card: ['card', card] as Term, from: at(from), to: at(to), crates: cratesAt(view, to) };
  if (rowAt(view, to).exposed + 1 === EXPOSED_FOR_BUST) return reason('transfer.bust', 'G8.1', params);
  if (rowAt(view, from).exposed === EXPOSED_FOR_BUST) return reason('transfer.prevent', 'G8.1', params);
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
  const odds = 7 - valueOfCard(card);
  const params = { card: ['card', card] as Term, location: at(location), odds };
  if (rowAt(view, location).exposed === EXPOSED_FOR_BUST) return reason('sabotage.prevent', 'G8.1', params);
  return reason(ownerOf(card) === seat ? 'sabotage.own' : 'sabotage.other', 'G7.4', params);
}

function reasonToArrange(view: View, cards: readonly Card[]): Reason {
  const isUnchanged = cards.every((card, location) => card === (view.probation[location] ?? 0) % 1000);
  return reason(isUnchanged ? 'arrange.keep' : 'arrange.move', 'G7.5');
}
