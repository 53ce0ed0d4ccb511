import { DEFAULT_DECK, type Face } from '@stakeout/gunrunners';
import { layOut } from '../nets/layout.ts';

const SEATS = 4;
/** The faces of the usual deck, each once; the net knows no other deck. */
export const FACES: readonly Face[] = DEFAULT_DECK.filter((face, index) => DEFAULT_DECK.indexOf(face) === index);

/** The most that is told apart of what grows; whatever is more counts as this. */
export const MOST = { crates: 15, strength: 12, share: 8, margin: 9, lead: 10, warehouse: 7, supply: 11 } as const;
/** Crates in the supply, and by how many somebody leads, are told apart in steps. */
export const SUPPLY_STEP = 9;
export const LEAD_STEP = 2;

/** What is said of one location. */
export const PLACE_LAYOUT = layOut({
  crates: MOST.crates + 1,
  exposed: 5,
  /** The agent there was flipped, or an undercover agent is looked at. */
  attention: 2,
  /** An own face; a starting 1 or any card of each of the others; nothing; an own card that somebody mixed. */
  probation: FACES.length + 2 * (SEATS - 1) + 2,
  /** The known sum of each seat. */
  strength: SEATS * (MOST.strength + 1),
  /** One or several undercover agents of each seat. */
  hidden: SEATS * 2,
  /** Who comes first, second and so on if the police come now, with a guess at what is hidden. */
  rank: SEATS * SEATS,
  /** And what that brings. */
  share: SEATS * (MOST.share + 1),
  /** How far the seat is ahead of the best of the others. */
  margin: 2 * MOST.margin + 1,
});

/** Counts up whenever an input comes to mean something else. */
const VERSION = 1;

/** All inputs of the net: the table as one seat knows it, that seat first and the others in their order. */
export const LAYOUT = layOut(
  {
    seats: 3,
    edition: 1,
    phase: 9,
    role: 7,
    mover: SEATS,
    active: SEATS,
    marker: 8,
    supply: MOST.supply + 1,
    warehouse: MOST.warehouse + 1,
    managers: SEATS,
    /** Cards in hand and pile of each seat. */
    cards: SEATS * 15,
    undercover: SEATS * 3,
    /** How many crates each of the others is ahead. */
    lead: (SEATS - 1) * (2 * MOST.lead + 1),
    hand: DEFAULT_DECK.length,
    /** The seat's own cards that it has yet to draw. */
    undrawn: DEFAULT_DECK.length,
    /** Cards of each of the others that everybody has seen. */
    seen: (SEATS - 1) * DEFAULT_DECK.length,
    /** The card committed: a face of one's own, or somebody else's. */
    committed: FACES.length + 1,
    places: SEATS * PLACE_LAYOUT.size,
  },
  `${PLACE_LAYOUT.text}${VERSION}`,
);
