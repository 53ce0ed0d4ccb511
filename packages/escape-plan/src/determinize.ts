import { type Chance, type Seat, shuffleInPlace } from '@stakeout/kernel';
import { isInCity } from './city/city.ts';
import { copyFrames, copyRows } from './copy-state.ts';
import { PRINTED, printedOf } from './data/printed.ts';
import type { Table, Tile } from './data/table.ts';
import { FIRST_EXIT_SOURCE } from './items.ts';
import { guessPlans } from './plan-guess.ts';
import type { Board, Lieutenant, State, Turn } from './state.ts';
import { TilePools } from './tile-pools.ts';
import type { Own, PublicBoard, PublicTable, View } from './view.ts';

const HIGHEST_GUESS = 21;
const STACKS = 4;
const AUTOMA_CARDS = 16;
const EXITS = 3;
const PATROL_CARDS_PER_EXIT = 2;

/**
 * A state that looks to the viewer exactly like the view; what the viewer cannot know is drawn afresh. Written out, field
 * by field in the order of the state: a search begins here thousands of times a second.
 */
export function determinize(view: View, seat: Seat, chance: Chance): State {
  const { table: seen, own } = view;
  if (own === null) throw new Error('a spectator has no state to guess');
  const table = printedOf(seen);
  const tiles = new TilePools(table, seen, own, chance);
  const plans = guessPlans(table, seen, seat, own.plan, chance);
  const boards = guessBoards(seen, seat, own, plans, tiles, chance);
  const turn = guessTurn(seen, seat, own, tiles);
  const stacks = guessStacks(table, seen, chance);
  const patrol = guessPatrol(seen, chance);
  const removedPatrol = patrol.pop() as number;
  return {
    table: seen.table,
    seats: seen.seats,
    pawns: seen.pawns,
    costaAvoidable: seen.costaAvoidable,
    costaBest: seen.costaBest,
    day: seen.day,
    part: seen.part,
    frames: copyFrames(seen.frames),
    turn,
    order: seen.order.slice(),
    city: seen.city,
    stacks,
    faceUp: seen.faceUp.slice(),
    places: seen.places.slice(),
    visited: seen.visited.slice(),
    closed: seen.closed,
    cops: seen.cops.slice(),
    bag: seen.bag.slice(),
    copsOut: seen.copsOut.slice(),
    gangs: seen.gangs.slice(),
    control: seen.control.slice(),
    gangPool: seen.gangPool,
    patrol,
    removedPatrol,
    revealedPatrol: seen.revealedPatrol.slice(),
    patrolled: seen.patrolled.slice(),
    exitStacks: drawPiles(seen.exitStackSizes, FIRST_EXIT_SOURCE, tiles),
    exitStackAt: seen.exitStackAt.slice(),
    keysAt: copyRows(seen.keysAt),
    fixers: seen.fixers,
    lockers: drawPiles(seen.lockerSizes, 0, tiles),
    equipment: seen.equipment.slice(),
    cans: seen.cans,
    discsLeft: seen.discsLeft,
    cuffsLeft: seen.cuffsLeft,
    display: seen.display.slice(),
    contactDeck: shuffled(unseenContacts(table, seen), chance),
    inspectorDeck: shuffled(fromMask(seen.inspectorLeft), chance),
    lieutenantDeck: shuffled(fromMask(seen.lieutenantLeft), chance),
    at: seen.at.slice(),
    status: seen.status.slice(),
    notoriety: seen.notoriety.slice(),
    red: seen.red.slice(),
    blue: seen.blue.slice(),
    discs: seen.discs.slice(),
    escapes: seen.escapes.slice(),
    boards,
    costa: guessCosta(seen, plans, tiles),
    boxed: tiles.knownItems(seen.boxed),
    contactsOut: seen.contactsOut.slice(),
    keysOut: seen.keysOut.slice(),
    draws: seen.draws.slice(),
    ending: seen.ending,
    [PRINTED]: table,
  };
}

function guessBoards(
  seen: PublicTable,
  seat: Seat,
  own: Own,
  plans: readonly number[],
  tiles: TilePools,
  chance: Chance,
): Board[] {
  const boards: Board[] = [];
  for (let index = 0; index < seen.boards.length; index++) {
    const board = seen.boards[index] as PublicBoard;
    const isOwn = index === seat;
    const { truth } = seen;
    boards.push({
      cash: truth !== null ? (truth.cash[index] as number) : isOwn ? own.cash : guessCash(chance),
      plan: plans[index] as number,
      cubes: board.cubes,
      contacts: board.contacts.slice(),
      cuffed: board.cuffed,
      spent: board.spent,
      items:
        truth !== null
          ? (truth.items[index] as number[]).slice()
          : isOwn
            ? own.items.slice()
            : tiles.knownItems(board.items),
      used: board.used,
      slots: board.slots.slice(),
      keys: board.keys.slice(),
      firstAid: board.firstAid,
      sun: board.sun,
      wounds: board.wounds,
      cans: board.cans,
      members: board.members,
      markers: board.markers,
      bonuses: board.bonuses,
      gone: board.gone,
    });
  }
  return boards;
}

function guessCash(chance: Chance): number {
  return chance.below('determinize', 0, HIGHEST_GUESS);
}

/** The tiles drawn from a locker or exit are known to whoever drew them. */
function guessTurn({ turn }: PublicTable, seat: Seat, own: Own, tiles: TilePools): Turn {
  const isOwn = turn.seat === seat;
  return {
    seat: turn.seat,
    start: turn.start,
    mp: turn.mp,
    ridden: turn.ridden,
    left: turn.left,
    trail: turn.trail.slice(),
    jetSki: turn.jetSki,
    step: turn.step,
    escaping: turn.escaping,
    toAvoid: turn.toAvoid.slice(),
    sandra: turn.sandra,
    costa: turn.costa,
    stuck: turn.stuck,
    bought: turn.bought,
    drawn: isOwn ? own.drawn.slice() : guessDrawn(turn.drawnFrom, turn.drawn, tiles),
    drawnFrom: turn.drawnFrom,
    item: isOwn ? own.item : tiles.known(turn.item),
    using: turn.using,
  };
}

function guessDrawn(source: number, count: number, tiles: TilePools): number[] {
  return count === 0 ? [] : tiles.draw(source, count).sort((one, other) => one - other);
}

/** What is neither in the city nor face up is in its stack. */
function guessStacks(table: Table, seen: PublicTable, chance: Chance): number[][] {
  const stacks: number[][] = [];
  for (let stack = 1; stack <= STACKS; stack++) {
    const hidden: number[] = [];
    for (let tile = 0; tile < table.tiles.length; tile++) {
      if ((table.tiles[tile] as Tile).stack !== stack || isInCity(seen.city, tile)) continue;
      if (!seen.faceUp.includes(tile)) hidden.push(tile);
    }
    stacks.push(shuffled(hidden, chance));
  }
  return stacks;
}

function drawPiles(sizes: readonly number[], firstSource: number, tiles: TilePools): number[][] {
  const piles: number[][] = [];
  for (let pile = 0; pile < sizes.length; pile++) piles.push(tiles.draw(firstSource + pile, sizes[pile] as number));
  return piles;
}

function guessCosta(seen: PublicTable, plans: readonly number[], tiles: TilePools): Lieutenant {
  const { truth, costaContacts, costaStacks } = seen;
  const contacts = costaContacts.slice();
  if (truth !== null) return { plan: truth.costa.plan, contacts, stacks: copyRows(truth.costa.stacks) };
  const stacks: number[][] = [];
  // The first number of a stack says how it counts; as an item code it would be none that is unknown.
  for (const stack of costaStacks) stacks.push(tiles.knownItems(stack));
  return { plan: plans[seen.seats] as number, contacts, stacks };
}

function shuffled(items: number[], chance: Chance): number[] {
  shuffleInPlace(items, items.length, 'determinize', chance);
  return items;
}

function fromMask(mask: number): number[] {
  const cards: number[] = [];
  for (let card = 0; card < AUTOMA_CARDS; card++) if ((mask & (1 << card)) !== 0) cards.push(card);
  return cards;
}

/** Scratch: 1 for each contact that lies open somewhere. */
const isSeen = new Uint8Array(64);

function unseenContacts(table: Table, seen: PublicTable): number[] {
  isSeen.fill(0);
  markSeen(seen.display);
  markSeen(seen.contactsOut);
  markSeen(seen.costaContacts);
  for (let seat = 0; seat < seen.boards.length; seat++) {
    const { contacts } = seen.boards[seat] as PublicBoard;
    for (let space = 0; space < contacts.length; space++) {
      const content = contacts[space] as number;
      if (content > 0) isSeen[content - 1] = 1;
    }
  }
  const unseen: number[] = [];
  for (let contact = 0; contact < table.contacts.length; contact++) if (isSeen[contact] === 0) unseen.push(contact);
  return unseen;
}

function markSeen(contacts: readonly number[]): void {
  for (let index = 0; index < contacts.length; index++) isSeen[contacts[index] as number] = 1;
}

/** The cards not yet on an exit: one of them, here the last, was removed unseen, the others are the deck. */
function guessPatrol(seen: PublicTable, chance: Chance): number[] {
  const cards: number[] = [];
  for (let exit = 1; exit <= EXITS; exit++) {
    for (let count = seen.patrolled[exit - 1] as number; count < PATROL_CARDS_PER_EXIT; count++) cards.push(exit);
  }
  return shuffled(cards, chance);
}
