import { backOf, type Card, cardOf, MANAGER, ownerOf, roleOf } from './cards.ts';
import { RUNNER_LOAD } from './delivery.ts';
import { EDITION_RULES } from './editions.ts';
import type { Event, EventOf, EventType } from './event.ts';
import { addToHand, takeAt, takeCard } from './hand.ts';
import { handled, laidDown } from './memory.ts';
import type { View } from './view.ts';
import { onTable } from './view.ts';

/** A view while it is being brought up to date. */
type Draft = { -readonly [Field in keyof View]: Loose<View[Field]> };
type Loose<T> = T extends readonly (readonly (infer Item)[])[]
  ? Item[][]
  : T extends readonly (infer Item)[]
    ? Item[]
    : T;

/** The view after an event its viewer was shown. A client follows a match by these alone. */
export function fold(view: View, event: Event): View {
  const draft = draftOf(view);
  (FOLDS[event.type] as (draft: Draft, event: Event) => void)(draft, event);
  return draft;
}

/** One entry per event; a missing one does not compile. */
const FOLDS: { readonly [Type in EventType]: (draft: Draft, event: EventOf<Type>) => void } = {
  agentStationed(draft, { seat, location, card }) {
    row(draft.piles, seat).pop();
    draft.probation[location] = card;
  },
  handDealt(draft, { seat, hand, pile }) {
    draft.hands[seat] = hand.slice();
    row(draft.piles, seat).length = pile;
  },
  startChosen(draft, { seat }) {
    draft.active = seat;
  },
  warehouseOverflowed(draft) {
    draft.warehouse -= draft.locations;
    for (let location = 0; location < draft.locations; location++) add(draft.crates, location, 1);
  },
  dieRolled(draft, { roll }) {
    draft.die = roll;
    draft.rolls++;
  },
  cratesDelivered(draft, { location, fromSupply, fromWarehouse }) {
    draft.supply -= fromSupply;
    draft.warehouse -= fromWarehouse;
    if (location === null) draft.warehouse += fromSupply;
    else add(draft.crates, location, fromSupply + fromWarehouse);
  },
  cardCommitted(draft, { seat, card }) {
    takeCard(row(draft.hands, seat), card);
    draft.committed = card;
  },
  agentFlipped(draft, { location, card }) {
    draft.probation[location] = 0;
    row(draft.fields, location).push(card);
  },
  agentPlaced(draft, { seat, location, card }) {
    if (draft.committed === 0) takeCard(row(draft.hands, seat), card);
    draft.committed = 0;
    draft.probation[location] = onTable(laidDown(draft.memory, card), draft.viewer);
  },
  undercoverDeployed(draft, { seat, location, card }) {
    takeCard(row(draft.hands, seat), card);
    row(draft.fields, location).push(onTable(laidDown(draft.memory, card), draft.viewer));
  },
  cardDrawn(draft, { seat, card }) {
    row(draft.piles, seat).pop();
    addToHand(row(draft.hands, seat), card);
  },
  operationSkipped() {},
  operationDeclined() {},
  managerTookPost(draft, { seat }) {
    draft.managers[seat] = 1;
  },
  agentTransferred(draft, { from, index, to }) {
    row(draft.fields, to).push(takeAt(row(draft.fields, from), index));
  },
  undercoverPeeked(draft, { location, index, card }) {
    const field = row(draft.fields, location);
    // The owner of a card they already see does not lose sight of it while somebody else looks.
    if (card !== backOf(card)) field[index] = card;
  },
  undercoverHidden(draft, { seat, from, index, to }) {
    const card = takeAt(row(draft.fields, from), index);
    row(draft.fields, to).push(onTable(handled(draft.memory, card, seat), draft.viewer));
  },
  agentTargeted() {},
  agentSabotaged(draft, { location, index, card }) {
    takeAt(row(draft.fields, location), index);
    discard(draft, card);
  },
  sabotageFailed() {},
  probationersInspected(draft, { cards }) {
    for (const [location, card] of cards.entries()) if (card !== backOf(card)) draft.probation[location] = card;
  },
  probationersArranged(draft, { seat, cards }) {
    for (const [location, card] of cards.entries())
      if (card !== 0) draft.probation[location] = onTable(handled(draft.memory, card, seat), draft.viewer);
  },
  cratesRun(draft, { from, to }) {
    add(draft.crates, from, -RUNNER_LOAD);
    add(draft.crates, to, RUNNER_LOAD);
  },
  locationBusted(draft, { location, bust, marker, row: cards }) {
    if (bust > 0) draft.busts = bust;
    draft.marker = marker;
    draft.fields[location] = cards.slice();
  },
  cratesTaken(draft, { seat, location, crates }) {
    add(draft.crates, location, -crates);
    add(draft.taken, seat, crates);
  },
  fieldDiscarded(draft, { location, cards }) {
    for (const card of cards) discard(draft, card);
    draft.fields[location] = [];
  },
  specialDelivery(draft, { crates }) {
    for (const [location, arrived] of crates.entries()) {
      add(draft.crates, location, arrived);
      draft.supply -= arrived;
    }
  },
  finalBustBegan() {},
  cratesLeft(draft, { location, crates }) {
    add(draft.crates, location, -crates);
    draft[EDITION_RULES[draft.edition].leavingTo] += crates;
  },
  gameEnded(draft, { ending, outcome, probation, fields, hands, piles, discards }) {
    draft.ending = ending;
    draft.outcome = outcome;
    draft.probation = probation.slice();
    draft.fields = fields.map((field) => field.slice());
    draft.hands = hands.map((hand) => hand.slice());
    draft.piles = piles.map((pile) => pile.slice());
    draft.discards = discards.slice();
  },
  decisionPassed(draft, { phase, active, power, role, site, peekSite, peekIndex, turn, busting, busted }) {
    Object.assign(draft, { phase, active, power, role, site, peekSite, peekIndex, turn, busting, busted });
  },
};

function draftOf(view: View): Draft {
  return {
    ...view,
    deck: view.deck.slice(),
    crates: view.crates.slice(),
    taken: view.taken.slice(),
    managers: view.managers.slice(),
    probation: view.probation.slice(),
    fields: view.fields.map((field) => field.slice()),
    hands: view.hands.map((hand) => hand.slice()),
    piles: view.piles.map((pile) => pile.slice()),
    discards: view.discards.slice(),
  };
}

function row(rows: Card[][], index: number): Card[] {
  return rows[index] as Card[];
}

function add(counts: number[], index: number, by: number): void {
  counts[index] = (counts[index] as number) + by;
}

function discard(draft: Draft, card: Card): void {
  if (roleOf(card) === MANAGER) draft.managers[ownerOf(card)] = 0;
  draft.discards.push(draft.memory === 'open' ? card : cardOf(ownerOf(card), 0));
}
