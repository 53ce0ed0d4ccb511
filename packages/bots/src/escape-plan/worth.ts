import { FIRST_SAFE_HOUSE, type Table, tileOf } from '@stakeout/escape-plan';
import type { Seat } from '@stakeout/kernel';
import { moneyOn, WORTH } from './figures.ts';
import { gazetteerOf } from './gazetteer.ts';
import {
  assetsOnContacts,
  assetsOnItems,
  contactsCounting,
  contactsHeld,
  freeContactSpace,
  freeItemSpaces,
  itemWorth,
  leastItemSpace,
  nextSlot,
  readySlot,
} from './holdings.ts';
import { expectedBest } from './tiles-drawn.ts';
import { isDiscUseful, moneyToKeep, turnsInAll } from './turns-left.ts';
import type { World, WorldBoard } from './world.ts';

const MASTER_KEY = 5;
const IN_CITY = 0;

/** What a seat would get out of stopping at each location, as far as it can tell. */
export class Outlook {
  readonly world: World;
  readonly table: Table;
  readonly seat: Seat;
  readonly board: WorldBoard;
  readonly turns: number;
  private readonly contact: number;
  private readonly unlock: number;
  private readonly held: number;
  private atStores: number | null = null;

  constructor(world: World, table: Table, seat: Seat) {
    this.world = world;
    this.table = table;
    this.seat = seat;
    this.board = world.boards[seat] as WorldBoard;
    this.turns = turnsInAll(world, seat);
    this.held = contactsHeld(this.board);
    this.contact = contactWorth(table, this.board, this.turns);
    this.unlock = unlockWorth(table, this.board);
  }

  /** What a visit brings, in thousands; nothing is said about the way there. */
  visit(node: number): number {
    const { board, table, world } = this;
    const kind = gazetteerOf(table).kinds[node];
    switch (kind) {
      case 'BUSINESS':
        return this.place(node) + this.contact - this.crowd(node);
      case 'SAFE_HOUSE':
        return this.place(node) + this.key() + this.calm(1) - this.crowd(node);
      case 'HOSPITAL':
        return this.hospital();
      case 'CLINIC':
        return this.unlock + this.contact + (board.wounds > 0 ? WORTH.wound : 0) - this.crowd(node);
      case 'CHURCH':
        return this.unlock + this.contact + this.calm(1) - this.crowd(node);
      case 'GANG':
        return board.cash >= moneyToKeep(world, table, this.seat) + table.gangPrice && this.turns > 2
          ? 2 * WORTH.member - table.gangPrice * moneyOn(world.day)
          : -20;
      case 'EXIT_1':
      case 'EXIT_2':
      case 'EXIT_3':
        return this.exit(node) + this.contact - this.crowd(node);
      case 'STORE_A':
      case 'STORE_B':
      case 'STORE_C':
      case 'STORE_D':
        return this.store() - this.crowd(node);
      default:
        return 0;
    }
  }

  income(cubes: number): number {
    return this.table.incomeByCubes[cubes] ?? 0;
  }

  /** E15.1, E15.3: plan money or income, and the bonus of a whole group. */
  private place(node: number): number {
    const { board, table, world } = this;
    const place = world.places.indexOf(node);
    if (place < 0) return 0;
    const line = table.plans[board.plan]?.[place] ?? 0;
    const money = line < 0 ? this.income(board.cubes - 1) * moneyOn(world.day) : line;
    const closed = place < FIRST_SAFE_HOUSE && (world.closed & (1 << place)) !== 0 ? WORTH.key : 0;
    return money - closed + (this.completes(place) ? this.disc() : 0);
  }

  private completes(place: number): boolean {
    const first = place - (place % 3);
    for (let other = first; other < first + 3; other++)
      if (other !== place && ((this.world.visited[other] as number) & (1 << this.seat)) === 0) return false;
    return true;
  }

  disc(): number {
    return isDiscUseful(this.world, this.seat) ? WORTH.disc : this.unlock;
  }

  private key(): number {
    const { keys } = this.board;
    let unused = 0;
    for (const key of keys) if (key > 0) unused++;
    if (this.turns <= 2) return 2;
    return WORTH.key / (1 + unused * WORTH.spareKeys);
  }

  /** Losing notoriety is worth what the penalty says, more so near the end. */
  private calm(notches: number): number {
    const { penalties } = this.table;
    const position = this.world.notoriety[this.seat] as number;
    const lower = Math.max(1, position - notches);
    return ((penalties[lower - 1] as number) - (penalties[position - 1] as number)) * WORTH.calm;
  }

  /** E14.3: each of the others there is a notch of notoriety. */
  private crowd(node: number): number {
    const { world, seat } = this;
    let count = 0;
    for (let pawn = 0; pawn < world.pawns; pawn++)
      if (pawn !== seat && world.at[pawn] === node && world.status[pawn] === IN_CITY) count++;
    return count * WORTH.notoriety;
  }

  private hospital(): number {
    const { board, table } = this;
    let best = -5;
    for (let count = 1; count <= Math.min(3, board.wounds); count++) {
      const price = table.hospitalPrices[count] as number;
      if (price <= board.cash) best = Math.max(best, count * WORTH.wound - price * moneyOn(this.world.day) - 5);
    }
    return best;
  }

  /** E15.9. */
  private exit(node: number): number {
    const { board, table, world } = this;
    const income = this.income(board.cubes) * moneyOn(world.day);
    const exit = gazetteerOf(table).exits.indexOf(node);
    const stack = (world.patrolled[exit] as number) >= 2 ? world.exitStackAt.indexOf(exit) : -1;
    if (stack < 0 || freeItemSpaces(board) === 0) return income;
    return Math.max(income, expectedBest(table, board, 3 + stack, this.held, world.exitStacks[stack]?.length ?? 0));
  }

  /** E15.7. */
  private store(): number {
    this.atStores ??= this.anyStore();
    return this.atStores;
  }

  /** All stores offer the same. */
  private anyStore(): number {
    const { board, world } = this;
    const locker = this.bestLocker();
    const can = board.cans < 2 && world.cans > 0 ? WORTH.can : 0;
    const affordable = Math.floor((board.cash - moneyToKeep(world, this.table, this.seat)) / 2);
    const pieces = Math.max(0, Math.min(2, affordable, Math.floor(board.cash / 2), freeItemSpaces(board) - 1));
    return locker + can + (this.turns > 2 ? pieces * WORTH.equipment : 0);
  }

  private bestLocker(): number {
    let best = 0;
    for (let colour = 0; colour < this.table.lockers.length; colour++) {
      const worth = Math.max(this.locker(colour, false), this.locker(colour, true));
      if (worth > best) best = worth;
    }
    return best;
  }

  /** E15.8: what opening a locker of a colour brings now; 0 when it cannot be opened. */
  locker(colour: number, isMaster: boolean): number {
    const { board, table, world } = this;
    let extra = 0;
    if (isMaster) {
      const slot = readySlot(board, MASTER_KEY);
      const cost = table.slotCosts[slot] ?? 0;
      if (slot < 0 || cost > board.cash) return 0;
      extra = table.usedAssetValue - cost * moneyOn(world.day);
    } else if (!board.keys.includes(1 + colour)) return 0;
    const locker = table.lockers[colour];
    if (locker === undefined || (world.notoriety[this.seat] as number) + this.held < locker.threshold) return 0;
    const left = world.lockers[colour]?.length ?? 0;
    if (this.held + locker.draw <= 0 || left === 0) return 0;
    const best = expectedBest(table, board, colour, this.held + locker.draw, left);
    return Math.max(0, best + extra - this.roomForTile());
  }

  /** What has to go for a new tile. */
  private roomForTile(): number {
    if (freeItemSpaces(this.board) > 0) return 0;
    const space = leastItemSpace(this.board);
    return space < 0 ? 1000 : WORTH.notoriety + itemWorth(this.board, space);
  }
}

/** What one contact more is worth: near the end what the sheet says, before that a share of the whole row. */
function contactWorth(table: Table, board: WorldBoard, turns: number): number {
  if (freeContactSpace(board) < 0) return WORTH.dismissed;
  const count = contactsCounting(board);
  if (turns > 3) return WORTH.contact;
  return (table.contactScores[count + 1] ?? 0) - (table.contactScores[count] ?? 0);
}

/** E18, E22.2: a used asset is worth 10 less its slot; and unlocking makes room. */
export function unlockWorth(table: Table, board: WorldBoard): number {
  const onContacts = assetsOnContacts(board) !== 0;
  if (!onContacts && assetsOnItems(board) === 0) return 0;
  const room = onContacts ? WORTH.room : WORTH.room / 2;
  const slot = nextSlot(board);
  return slot < 0 ? room : table.usedAssetValue - (table.slotCosts[slot] as number) + room;
}

/** Whether a move may end there, and what is asked: 0 no, 1 nothing asked, 2 the price of a gang, 3 a key (E15). */
export function endAt(world: World, table: Table, seat: Seat, node: number): 0 | 1 | 2 | 3 {
  const kind = gazetteerOf(table).kinds[node];
  if (kind === 'BUSINESS' || kind === 'SAFE_HOUSE') {
    const place = world.places.indexOf(node);
    if (((world.visited[place] as number) & (1 << seat)) !== 0) return 0;
    if ((world.closed & (1 << place)) === 0) return 1;
    return keyToSpend(world, table, seat) < 0 ? 0 : 3;
  }
  if (kind !== 'GANG') return 1;
  const board = world.boards[seat] as WorldBoard;
  if ((world.control[tileOf(node)] as number) >= 0 || board.markers === 0 || board.cash < table.gangPrice) return 0;
  for (let pawn = 0; pawn < world.pawns; pawn++)
    if (pawn !== seat && world.status[pawn] === IN_CITY && world.at[pawn] === node) return 0;
  return 2;
}

/** The key to turn for a closed business: the master key if it can be paid, else one that opens nothing better; -1 for none. */
export function keyToSpend(world: World, table: Table, seat: Seat): number {
  const board = world.boards[seat] as WorldBoard;
  const slot = readySlot(board, MASTER_KEY);
  let key = -1;
  // Brown lockers ask for most: their keys are missed least.
  for (let index = 0; index < board.keys.length; index++) {
    const colour = (board.keys[index] as number) - 1;
    if (colour > key) key = colour;
  }
  if (key >= 0) return key;
  return slot >= 0 && (table.slotCosts[slot] as number) <= board.cash ? 3 : -1;
}
