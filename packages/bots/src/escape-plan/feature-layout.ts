import { ASSETS, BUSINESSES, COLOURS, COPS, EXIT_KINDS, LOCATION_KINDS } from '@stakeout/escape-plan';
import { layOut } from '../nets/layout.ts';

/** The most that is told apart of what grows; whatever is more counts as this. */
export const MOST = {
  score: 89,
  lead: 40,
  cash: 25,
  spare: 12,
  turns: 12,
  best: 25,
  cops: 9,
  theirs: 29,
  costa: 39,
  forecast: 29,
} as const;
/** Scores, and what the best move looks worth, are told apart in steps of this many thousands. */
export const SCORE_STEP = 10;
export const THEIR_STEP = 25;
/** Scores count from so far below nothing: wounds and notoriety come before any money. */
export const LOWEST_SCORE = -100;
export const LOWEST_BEST = -50;

/** How far a place is: not in the city, here, one turn away, two, or more. */
export const WHERES = 5;
/** What a line of a plan may say: an income, or $50k to $100k. */
export const LINES = 7;
/** Of the others, those who seem to have most are told about. */
export const RIVALS = 3;

const CONTACTS = 33;
const FIXERS = 8;
const EQUIPMENT = 4;
const SOURCES = 5;
const GROUPS = BUSINESSES / 2;
const AUTOMA_CARDS = 16;

/** What is said of one of the others: all of it lies open. */
export const RIVAL_LAYOUT = layOut({
  status: 4,
  /** What the others' open things may come to. */
  score: MOST.theirs + 1,
  contacts: 6,
  notoriety: 10,
  discs: 5,
  tiles: 7,
  visited: 10,
  /** Has its turn of this part of the day after the seat. */
  isLater: 1,
});

/** Counts up whenever an input comes to mean something else. */
const VERSION = 1;

/** All inputs of the net: a table as one seat knows it when its turn begins. */
export const LAYOUT = layOut(
  {
    seats: 5,
    /** The part of which day. */
    time: 15,
    turns: MOST.turns + 1,
    place: 5,
    discs: 5,
    discsLeft: 9,
    here: LOCATION_KINDS.length,

    score: MOST.score + 1,
    cash: MOST.cash + 1,
    /** Money beyond what the way out will ask for. */
    spare: 2 * MOST.spare + 1,
    cubes: 10,
    wounds: 4,
    cuffs: 5,
    held: 6,
    counting: 6,
    freeSpaces: 6,
    freeItems: 7,
    notoriety: 10,
    red: 5,
    blue: 5,
    firstAid: 1,
    sun: 1,
    cans: 3,
    members: 5,
    /** Ready keys of each colour. */
    keys: COLOURS.length * 4,
    /** Each asset locked on a contact space or on an item space, ready, or used. */
    assets: ASSETS.length * 4,
    /** Ready or used; a second one of a kind is added once more. */
    equipment: EQUIPMENT * 2,
    fixers: FIXERS * 2,
    contacts: CONTACTS * 2,
    treasures: SOURCES,

    /** Each place of a group not visited, by its line of the plan and how far it is. */
    lines: GROUPS * LINES * WHERES,
    closed: LINES,
    visited: GROUPS * 4,
    stores: 4 * WHERES,
    /** Each exit by how far it is and how many patrol cards lie on it. */
    exits: EXIT_KINDS.length * WHERES * 3,
    exitStacks: 2 * 6,
    /** The nearest of each other kind of location. */
    kinds: LOCATION_KINDS.length * WHERES,
    lockers: COLOURS.length * 6,
    /** By how much a locker of each colour could be opened, or not. */
    reach: COLOURS.length * 8,
    display: CONTACTS,

    /** Once it is known which exit is open: turns to get out, turns to spare, the price and whether it can be paid. */
    out: 8,
    slack: 8,
    price: 3,
    payable: 1,

    copsHere: COPS.length,
    copsAtExit: COPS.length,
    copsNear: MOST.cops + 1,
    cops: MOST.cops + 1,
    /** What the best move and the second look worth at first sight. */
    best: MOST.best + 1,
    second: MOST.best + 1,

    rivals: RIVALS * RIVAL_LAYOUT.size,
    /** The own score against the most that anybody else seems to have. */
    lead: 2 * MOST.lead + 1,

    sandra: 6,
    costa: 6,
    costaScore: MOST.costa + 1,
    costaContacts: 6,
    /** What he may expect of the rest of the day. */
    forecast: MOST.forecast + 1,
    /** Each card that Costa still has, by whether its place is in the city and how many tiles from him. */
    errands: AUTOMA_CARDS * 5,
  },
  `${RIVAL_LAYOUT.text} ${VERSION}`,
);
