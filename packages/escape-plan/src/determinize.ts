import { type Chance, type Seat, shuffleInPlace } from '@stakeout/kernel';
import { isInCity } from './city/city.ts';
import { tableNamed } from './data/compile-table.ts';
import type { Table } from './data/table.ts';
import { FIRST_EXIT_SOURCE, isTreasure, isUnknown, sourceOf, treasureItem, treasureValue } from './items.ts';
import type { Board, State } from './state.ts';
import type { Own, PublicTable, View } from './view.ts';

const HIGHEST_GUESS = 21;
const SOURCES = 5;
const STACKS = [1, 2, 3, 4];

/** A state that looks to the viewer exactly like the view; what the viewer cannot know is drawn afresh. */
export function determinize(view: View, seat: Seat, chance: Chance): State {
  const { table: seen, own } = view;
  if (own === null) throw new Error('a spectator has no state to guess');
  const table = tableNamed(seen.table);
  const tiles = new TilePools(table, view, own, chance);
  const isTurn = seen.turn.seat === seat;
  const plans = guessPlans(table, seen, seat, own.plan, chance);
  const boards = seen.boards.map((board, index): Board => {
    const isOwn = index === seat;
    return {
      cash: seen.truth?.cash[index] ?? (isOwn ? own.cash : chance.below('determinize', 0, HIGHEST_GUESS)),
      plan: plans[index] as number,
      cubes: board.cubes,
      contacts: board.contacts.slice(),
      cuffed: board.cuffed,
      spent: board.spent,
      items:
        seen.truth?.items[index]?.slice() ?? (isOwn ? own.items.slice() : board.items.map((item) => tiles.known(item))),
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
    };
  });
  return {
    table: seen.table,
    seats: seen.seats,
    pawns: seen.pawns,
    costaAvoidable: seen.costaAvoidable,
    day: seen.day,
    part: seen.part,
    frames: seen.frames.map((frame) => ({ ...frame })),
    turn: {
      ...seen.turn,
      toAvoid: seen.turn.toAvoid.slice(),
      trail: seen.turn.trail.slice(),
      drawn: isTurn
        ? own.drawn.slice()
        : tiles.draw(seen.turn.drawnFrom, seen.turn.drawn).sort((one, other) => one - other),
      item: isTurn ? own.item : tiles.known(seen.turn.item),
    },
    order: seen.order.slice(),
    city: seen.city,
    stacks: STACKS.map((stack) => {
      const isHidden = (tile: number) => !isInCity(seen.city, tile) && !seen.faceUp.includes(tile);
      return shuffled(
        table.tiles.flatMap((tile, index) => (tile.stack === stack && isHidden(index) ? [index] : [])),
        chance,
      );
    }),
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
    ...guessPatrol(seen, chance),
    revealedPatrol: seen.revealedPatrol.slice(),
    patrolled: seen.patrolled.slice(),
    exitStacks: seen.exitStackSizes.map((size, stack) => tiles.draw(FIRST_EXIT_SOURCE + stack, size)),
    exitStackAt: seen.exitStackAt.slice(),
    keysAt: seen.keysAt.map((keys) => keys.slice()),
    fixers: seen.fixers,
    lockers: seen.lockerSizes.map((size, colour) => tiles.draw(colour, size)),
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
    costa: {
      plan: seen.truth?.costa.plan ?? (plans[seen.seats] as number),
      contacts: seen.costaContacts.slice(),
      stacks:
        seen.truth?.costa.stacks.map((stack) => stack.slice()) ??
        seen.costaStacks.map(([kind = 0, ...items]) => [kind, ...items.map((item) => tiles.known(item))]),
    },
    boxed: seen.boxed.map((item) => tiles.known(item)),
    contactsOut: seen.contactsOut.slice(),
    keysOut: seen.keysOut.slice(),
    draws: seen.draws.slice(),
    ending: seen.ending,
  };
}

function shuffled(items: number[], chance: Chance): number[] {
  shuffleInPlace(items, items.length, 'determinize', chance);
  return items;
}

function fromMask(mask: number): number[] {
  return Array.from({ length: 16 }, (_, card) => card).filter((card) => (mask & (1 << card)) !== 0);
}

/** The tiles of each locker colour and exit stack that the viewer has not seen. */
class TilePools {
  private readonly pools: number[][];

  constructor(table: Table, { table: seen }: View, own: Own, chance: Chance) {
    this.pools = Array.from({ length: SOURCES }, (_, source) =>
      source < FIRST_EXIT_SOURCE
        ? (table.lockers[source]?.values.slice() ?? [])
        : (table.exitTiles[source - FIRST_EXIT_SOURCE]?.slice() ?? []),
    );
    const open =
      seen.truth === null
        ? own.items
        : [...seen.truth.items.flat(), ...seen.truth.costa.stacks.flatMap((stack) => stack.slice(1))];
    for (const item of [...open, own.item]) if (isTreasure(item)) this.strike(sourceOf(item), treasureValue(item));
    for (const value of own.drawn) this.strike(seen.turn.drawnFrom, value);
    for (const pool of this.pools) shuffleInPlace(pool, pool.length, 'determinize', chance);
  }

  private strike(source: number, value: number): void {
    const pool = this.pools[source] ?? [];
    pool.splice(pool.indexOf(value), 1);
  }

  /** Takes tiles of a source out of the pool. */
  draw(source: number, count: number): number[] {
    return this.pools[source]?.splice(0, count) ?? [];
  }

  /** An item with its value, drawn if the viewer does not know it. */
  known(item: number): number {
    return isUnknown(item) ? treasureItem(sourceOf(item), this.draw(sourceOf(item), 1)[0] as number) : item;
  }
}

function unseenContacts(table: Table, seen: PublicTable): number[] {
  const held = seen.boards.flatMap(({ contacts }) =>
    contacts.filter((content) => content > 0).map((content) => content - 1),
  );
  const gone = new Set([...seen.display, ...seen.contactsOut, ...seen.costaContacts, ...held]);
  return table.contacts.flatMap((_, index) => (gone.has(index) ? [] : [index]));
}

/** The cards not yet on an exit: one of them was removed unseen, the others are the deck. */
function guessPatrol(seen: PublicTable, chance: Chance): { patrol: number[]; removedPatrol: number } {
  const cards = [1, 2, 3].flatMap((exit) =>
    Array.from({ length: 2 - (seen.patrolled[exit - 1] as number) }, () => exit),
  );
  shuffled(cards, chance);
  const removedPatrol = cards.pop() as number;
  return { patrol: cards, removedPatrol };
}

/** Plans that fit what the cubes of each player show, all different; Costa's, which shows nothing, comes last. */
function guessPlans(table: Table, seen: PublicTable, seat: Seat, own: number, chance: Chance): number[] {
  if (seen.truth !== null) return seen.truth.plans.slice();
  const free = shuffled(
    table.plans.flatMap((_, plan) => (plan === own ? [] : [plan])),
    chance,
  );
  const owners = Array.from({ length: seen.seats + 1 }, (_, pawn) => pawn).filter((pawn) => pawn !== seat);
  const plans: number[] = [];
  plans[seat] = own;
  assignPlans(table, seen, owners, 0, free, plans);
  return plans;
}

function assignPlans(
  table: Table,
  seen: PublicTable,
  owners: readonly number[],
  index: number,
  free: number[],
  plans: number[],
): boolean {
  const owner = owners[index];
  if (owner === undefined) return true;
  for (let candidate = 0; candidate < free.length; candidate++) {
    const plan = free[candidate] as number;
    if (plans.includes(plan) || !fitsCubes(table, seen, owner, plan)) continue;
    plans[owner] = plan;
    if (assignPlans(table, seen, owners, index + 1, free, plans)) return true;
    delete plans[owner];
  }
  return false;
}

function fitsCubes(table: Table, seen: PublicTable, owner: number, plan: number): boolean {
  if (owner >= seen.seats) return true;
  return seen.visited.every((pawns, place) => {
    if ((pawns & (1 << owner)) === 0) return true;
    const isIncome = ((seen.onIncome[place] as number) & (1 << owner)) !== 0;
    return isIncome === (table.plans[plan]?.[place] ?? 0) < 0;
  });
}
