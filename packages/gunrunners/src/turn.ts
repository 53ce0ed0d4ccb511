import type { EventSink } from '@stakeout/kernel';
import { bustEverything, bustLocation, dueBusts, LAST_SPACE } from './busts.ts';
import { type Card, MANAGER, ownerOf, roleOf } from './cards.ts';
import { rulesOf } from './editions.ts';
import { outcomeOf } from './ending.ts';
import type { Event } from './event.ts';
import { isAsking, OPERATIONS } from './operations/index.ts';
import { firstMarkerSpace } from './setup.ts';
import type { Ending, State } from './state.ts';

type Events = EventSink<Event> | null;

/**
 * G7.1: a special operative flipped by somebody other than its owner may act. Gives `true` when its owner now has a
 * decision to make, `false` when the turn goes straight on.
 */
export function beginOperation(state: State, flipped: Card, events: Events): boolean {
  const role = roleOf(flipped);
  const owner = ownerOf(flipped);
  if (role === 0 || owner === state.active) return false;
  if (role === MANAGER) {
    state.managers[owner] = 1;
    events?.show({ type: 'managerTookPost', seat: owner });
    return false;
  }
  if (!isAsking(role)) return false;
  if (!OPERATIONS[role].isPossible(state)) {
    events?.show({ type: 'operationSkipped', seat: owner, role });
    return false;
  }
  state.phase = 'operation';
  state.power = owner;
  state.role = role;
  return true;
}

/** G6.3: after the operation the vacant place is filled, or that has been done and the turn ends. */
export function endOperation(state: State, events: Events): void {
  state.power = -1;
  state.role = 0;
  state.peekSite = -1;
  state.peekIndex = -1;
  afterOperation(state, events);
}

export function afterOperation(state: State, events: Events): void {
  if (rulesOf(state.edition).flipsFirst) state.phase = 'place';
  else beginBusts(state, events);
}

/** G8.1: phase 4. Which locations are busted is settled now; a bust cannot bring about another. */
export function beginBusts(state: State, events: Events): void {
  state.site = -1;
  state.busting = dueBusts(state);
  state.busted = 0;
  continueBusts(state, events);
}

/** G8.8: one bust needs no choice; with several the active player says which comes first. */
export function continueBusts(state: State, events: Events): void {
  const due = state.busting;
  const isSeveral = (due & (due - 1)) !== 0;
  if (isSeveral) {
    state.phase = 'bust';
    return;
  }
  if (due !== 0) bustLocation(state, 31 - Math.clz32(due), events);
  endTurn(state, events);
}

/** G9.1 to G9.3, or the next player's turn. */
function endTurn(state: State, events: Events): void {
  state.turn++;
  const isLastSpace = state.marker >= LAST_SPACE;
  const isOutOfCards = hasNobodyCards(state);
  if (isLastSpace) {
    endGame(state, endingByBusts(state, isOutOfCards), events);
  } else if (isOutOfCards) {
    bustEverything(state, events);
    endGame(state, 'no-cards', events);
  } else {
    state.active = (state.active + 1) % state.seats;
    state.phase = 'roll';
  }
}

function endingByBusts(state: State, isOutOfCards: boolean): Ending {
  if (isOutOfCards) return 'both-at-once';
  return firstMarkerSpace(state.seats) + state.busts > LAST_SPACE ? 'eighth-bust' : 'seven-busts';
}

function hasNobodyCards(state: State): boolean {
  for (let seat = 0; seat < state.seats; seat++) if ((state.hands[seat] as Card[]).length > 0) return false;
  return true;
}

/** The table is laid open: the remaining cards break ties, and nothing is left to keep secret. */
function endGame(state: State, ending: Ending, events: Events): void {
  state.phase = 'over';
  state.ending = ending;
  const outcome = events === null ? null : outcomeOf(state);
  if (events === null || outcome === null) return;
  events.reveal({
    type: 'gameEnded',
    ending,
    outcome,
    probation: state.probation.slice(),
    fields: state.fields.map((field) => field.slice()),
    hands: state.hands.map((hand) => hand.slice()),
    piles: state.piles.map((pile) => pile.slice()),
    discards: state.discards.slice(),
  });
}
