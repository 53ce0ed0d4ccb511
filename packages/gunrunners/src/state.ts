import type { Seat } from '@stakeout/kernel';
import type { Card, Face, Role } from './cards.ts';
import type { Memory } from './config.ts';
import type { Edition } from './editions.ts';

/** What the table is waiting for. */
export type Phase =
  /** G3.4: the active player puts a 1 beside a location. */
  | 'station'
  /** G5: the active player rolls for the delivery. */
  | 'roll'
  /** G6: the active player takes option A or option B. */
  | 'deploy'
  /** G6.3, `pt`: a card is committed, the active player chooses whom to flip. */
  | 'flip'
  /** G6.3, `en`, and G6.7: the active player fills the vacant place. */
  | 'place'
  /** G7.1: the power player uses the operation or declines. */
  | 'operation'
  /** G7.3: the power player has looked at an undercover agent and must put it back. */
  | 'hide'
  /** G7.5: the power player has looked at the probationary agents and must lay them out. */
  | 'arrange'
  /** G8.8: the active player chooses which bust comes first. */
  | 'bust'
  | 'over';

export type Ending = 'seven-busts' | 'eighth-bust' | 'both-at-once' | 'no-cards';

/** A location, counted from 0 at the top. */
export type Location = number;

/** The whole truth of a game, as plain data. Sets of locations are bit masks: location `i` is bit `1 << i`. */
export interface State {
  edition: Edition;
  memory: Memory;
  /** The faces every seat's 14 cards have (G2.1), ascending. */
  deck: Face[];
  /** The starting player named by the host, or -1 to leave it to chance (G3.6). */
  namedStart: Seat | -1;
  seats: number;
  /** How many locations are in play (G3.1). */
  locations: number;

  phase: Phase;
  /** Whose turn it is. */
  active: Seat;
  /** The power player while an operation is under way, else -1. */
  power: Seat | -1;
  /** The operative whose operation is under way, else 0. */
  role: Role;
  /** The location whose probationary agent was flipped this turn, or whose place is vacant; else -1. */
  site: Location | -1;
  /** The location in whose field the Informer looks at a card, else -1. */
  peekSite: Location | -1;
  /** The index of that card in the field, else -1. */
  peekIndex: number;
  /** How many turns have been finished. */
  turn: number;
  /** How many times the die has been rolled: the counter of its chance. */
  rolls: number;
  /** What the die shows, 0 before the first roll. */
  die: number;

  /** Crates not yet in play. */
  supply: number;
  warehouse: number;
  /** Crates out of the game (`pt`, G9.2). */
  lost: number;
  /** Crates on each location. */
  crates: number[];
  /** Crates each seat has taken. */
  taken: number[];

  /** The space the bust marker stands on, 0 the start space. */
  marker: number;
  /** How many busts there have been, the final one of G9.2 aside. */
  busts: number;
  /** The locations still to be busted in this phase 4, as a mask. */
  busting: number;
  /** The locations busted in the latest phase 4, as a mask (G9.5). */
  busted: number;

  /** 1 for each seat whose Manager is exposed and was flipped by somebody else (G7.6, G7.8). */
  managers: number[];
  /** The card the active player has committed before flipping (`pt`), else 0. */
  committed: Card;
  /** The probationary agent of each location, with stance; 0 where there is none. */
  probation: Card[];
  /** The field of each location, nearest the location first, with stance. */
  fields: Card[][];
  /** The hand of each seat, ascending, so that the order says nothing. */
  hands: Card[][];
  /** The draw pile of each seat; the top card is the last. */
  piles: Card[][];
  /** All discarded cards, in the order they were discarded. */
  discards: Card[];

  /** How the game ended, or an empty text while it goes on. */
  ending: Ending | '';
}

export function copyState(state: State): State {
  return {
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
    committed: state.committed,
    probation: state.probation.slice(),
    fields: copyRows(state.fields),
    hands: copyRows(state.hands),
    piles: copyRows(state.piles),
    discards: state.discards.slice(),
    ending: state.ending,
  };
}

/** Written out for the counts that occur, since this runs for every node of a search. */
export function copyRows(rows: Card[][]): Card[][] {
  const [first, second, third, fourth] = rows;
  if (first === undefined || second === undefined) return rows.map((row) => row.slice());
  if (third === undefined) return [first.slice(), second.slice()];
  if (fourth === undefined) return [first.slice(), second.slice(), third.slice()];
  return [first.slice(), second.slice(), third.slice(), fourth.slice()];
}
