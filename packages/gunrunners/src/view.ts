import type { Outcome, Seat, Viewer } from '@stakeout/kernel';
import {
  backOf,
  type Card,
  FACE_DOWN_KNOWN_TO_ALL,
  FACE_DOWN_KNOWN_TO_OWNER,
  type Face,
  isExposed,
  ownerOf,
  type Role,
} from './cards.ts';
import type { Memory } from './config.ts';
import type { Edition } from './editions.ts';
import { outcomeOf } from './ending.ts';
import type { Ending, Location, Phase, State } from './state.ts';

/**
 * What one viewer may know. Cards whose face they do not know are backs (value 0), so that the number of cards and their
 * owners, which everybody sees, are there without the faces. Once the game is over the table lies open.
 */
export interface View {
  readonly viewer: Viewer;
  readonly edition: Edition;
  readonly memory: Memory;
  readonly deck: readonly Face[];
  readonly namedStart: Seat | -1;
  readonly seats: number;
  readonly locations: number;
  readonly phase: Phase;
  readonly active: Seat;
  readonly power: Seat | -1;
  readonly role: Role;
  readonly site: Location | -1;
  readonly peekSite: Location | -1;
  readonly peekIndex: number;
  readonly turn: number;
  readonly rolls: number;
  readonly die: number;
  readonly supply: number;
  readonly warehouse: number;
  readonly lost: number;
  readonly crates: readonly number[];
  readonly taken: readonly number[];
  readonly marker: number;
  readonly busts: number;
  readonly busting: number;
  readonly busted: number;
  readonly managers: readonly number[];
  readonly committed: Card;
  readonly probation: readonly Card[];
  readonly fields: readonly (readonly Card[])[];
  readonly hands: readonly (readonly Card[])[];
  readonly piles: readonly (readonly Card[])[];
  /** With strict memory nobody may look through the discards; with open memory the log tells them anyway (G4.3). */
  readonly discards: readonly Card[];
  readonly ending: Ending | '';
  readonly outcome: Outcome | null;
}

export function viewOf(state: State, viewer: Viewer): View {
  const isOver = state.phase === 'over';
  const isArranging = state.phase === 'arrange' && viewer === state.power;
  const seesDiscards = isOver || state.memory === 'open';
  return {
    viewer,
    edition: state.edition,
    memory: state.memory,
    deck: state.deck.slice(),
    namedStart: state.namedStart,
    seats: state.seats,
    locations: state.locations,
    phase: state.phase,
    active: state.active,
    power: state.power,
    role: state.role,
    site: state.site,
    peekSite: state.peekSite,
    peekIndex: state.peekIndex,
    turn: state.turn,
    rolls: state.rolls,
    die: state.die,
    supply: state.supply,
    warehouse: state.warehouse,
    lost: state.lost,
    crates: state.crates.slice(),
    taken: state.taken.slice(),
    marker: state.marker,
    busts: state.busts,
    busting: state.busting,
    busted: state.busted,
    managers: state.managers.slice(),
    committed: state.active === viewer ? state.committed : backOf(state.committed),
    probation: state.probation.map((card) => (isOver || isArranging ? card : onTable(card, viewer))),
    fields: state.fields.map((field, location) =>
      field.map((card, index) => (isOver || isPeekedAt(state, viewer, location, index) ? card : onTable(card, viewer))),
    ),
    hands: state.hands.map((hand, seat) => (isOver || seat === viewer ? hand.slice() : hand.map(backOf))),
    piles: state.piles.map((pile) => (isOver ? pile.slice() : pile.map(backOf))),
    discards: state.discards.map((card) => (seesDiscards ? card : backOf(card))),
    ending: state.ending,
    outcome: outcomeOf(state),
  };
}

/** A card on the table as the viewer sees it (G4.2, G4.3). */
export function onTable(card: Card, viewer: Viewer): Card {
  if (isExposed(card) || card >= FACE_DOWN_KNOWN_TO_ALL) return card;
  return card >= FACE_DOWN_KNOWN_TO_OWNER && ownerOf(card) === viewer ? card : backOf(card);
}

/** G7.3: between looking and putting back the power player sees the card, nobody else does. */
function isPeekedAt(state: State, viewer: Viewer, location: Location, index: number): boolean {
  return viewer === state.power && location === state.peekSite && index === state.peekIndex;
}
