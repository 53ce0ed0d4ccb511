import {
  assetsOnItems,
  assetsOnSpaces,
  canTakeCan,
  contactsThatCount,
  countContacts,
  crowdAt,
  FIRST_EXIT_SOURCE,
  FIRST_SAFE_HOUSE,
  freeSpace,
  hasVisited,
  incomeOf,
  lockerReach,
  MASTER_KEY,
  MASTER_KEY_ASSET,
  MOST_EQUIPMENT,
  MOST_HEALED,
  nextSlot,
  PLACES_PER_GROUP,
  readySlot,
  stackOn,
  type Table,
  tilesFromLocker,
  usableKeys,
} from '@stakeout/escape-plan';
import type { Seat } from '@stakeout/kernel';
import { gazetteerOf } from './gazetteer.ts';
import { freeItemSpaces, itemWorth, leastItemSpace } from './holdings.ts';
import { isDiscUseful, moneyToKeep, turnsInAll } from './money-to-keep.ts';
import { moneyOn } from './sense.ts';
import { expectedBest } from './tiles-drawn.ts';
import type { World, WorldBoard } from './world.ts';

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
    this.held = countContacts(this.board);
    this.contact = contactWorth(world, table, this.board, this.turns);
    this.unlock = unlockWorth(world, table, this.board);
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
        return this.unlock + this.contact + (board.wounds > 0 ? world.sense.wound : 0) - this.crowd(node);
      case 'CHURCH':
        return this.unlock + this.contact + this.calm(1) - this.crowd(node);
      case 'GANG':
        return board.cash >= moneyToKeep(world, table, this.seat) + table.gangPrice && this.turns > 2
          ? 2 * world.sense.member - table.gangPrice * moneyOn(world)
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

  /** E15.1, E15.3: plan money or income, and the bonus of a whole group. */
  private place(node: number): number {
    const { board, table, world } = this;
    const place = world.places.indexOf(node);
    if (place < 0) return 0;
    const line = table.plans[board.plan]?.[place] ?? 0;
    const money = line < 0 ? incomeOf(table, board, 1) * moneyOn(world) : line;
    const closed = place < FIRST_SAFE_HOUSE && (world.closed & (1 << place)) !== 0 ? world.sense.key : 0;
    return money - closed + (this.completes(place) ? this.disc() : 0);
  }

  private completes(place: number): boolean {
    const first = place - (place % PLACES_PER_GROUP);
    for (let other = first; other < first + PLACES_PER_GROUP; other++)
      if (other !== place && !hasVisited(this.world, other, this.seat)) return false;
    return true;
  }

  disc(): number {
    return isDiscUseful(this.world, this.seat) ? this.world.sense.disc : this.unlock;
  }

  private key(): number {
    const { keys } = this.board;
    const { sense } = this.world;
    let unused = 0;
    for (const key of keys) if (key > 0) unused++;
    if (this.turns <= 2) return 2;
    return sense.key / (1 + unused * sense.spareKeys);
  }

  /** Losing notoriety is worth what the penalty says, more so near the end. */
  private calm(notches: number): number {
    const { penalties } = this.table;
    const position = this.world.notoriety[this.seat] as number;
    const lower = Math.max(1, position - notches);
    return ((penalties[lower - 1] as number) - (penalties[position - 1] as number)) * this.world.sense.calm;
  }

  /** E14.3: each of the others there is a notch of notoriety. */
  private crowd(node: number): number {
    return crowdAt(this.world, this.seat, node) * this.world.sense.notoriety;
  }

  private hospital(): number {
    const { board, table, world } = this;
    let best = -5;
    for (let count = 1; count <= Math.min(MOST_HEALED, board.wounds); count++) {
      const price = table.hospitalPrices[count] as number;
      if (price <= board.cash) best = Math.max(best, count * world.sense.wound - price * moneyOn(world) - 5);
    }
    return best;
  }

  /** E15.9. */
  private exit(node: number): number {
    const { board, table, world } = this;
    const income = incomeOf(table, board) * moneyOn(world);
    const exit = gazetteerOf(table).exits.indexOf(node);
    const stack = stackOn(world, exit);
    if (stack < 0 || freeItemSpaces(board) === 0) return income;
    return Math.max(
      income,
      expectedBest(table, board, FIRST_EXIT_SOURCE + stack, this.held, world.exitStacks[stack]?.length ?? 0),
    );
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
    const can = canTakeCan(world, this.seat) ? world.sense.can : 0;
    const affordable = Math.floor((board.cash - moneyToKeep(world, this.table, this.seat)) / 2);
    const pieces = Math.max(
      0,
      Math.min(MOST_EQUIPMENT, affordable, Math.floor(board.cash / 2), freeItemSpaces(board) - 1),
    );
    return locker + can + (this.turns > 2 ? pieces * world.sense.equipment : 0);
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
      const slot = readySlot(board, MASTER_KEY_ASSET);
      const cost = table.slotCosts[slot] ?? 0;
      if (slot < 0 || cost > board.cash) return 0;
      extra = table.usedAssetValue - cost * moneyOn(world);
    } else if (!board.keys.includes(1 + colour)) return 0;
    const locker = table.lockers[colour];
    if (locker === undefined || lockerReach(world.notoriety[this.seat] as number, board) < locker.threshold) return 0;
    const left = world.lockers[colour]?.length ?? 0;
    const draw = tilesFromLocker(table, board, colour, left);
    if (draw <= 0) return 0;
    const best = expectedBest(table, board, colour, draw, left);
    return Math.max(0, best + extra - this.roomForTile());
  }

  /** What has to go for a new tile. */
  private roomForTile(): number {
    if (freeItemSpaces(this.board) > 0) return 0;
    const space = leastItemSpace(this.board);
    return space < 0 ? 1000 : this.world.sense.notoriety + itemWorth(this.board, space);
  }
}

/** What one contact more is worth: near the end what the sheet says, before that a share of the whole row. */
function contactWorth(world: World, table: Table, board: WorldBoard, turns: number): number {
  if (freeSpace(board) < 0) return world.sense.dismissed;
  const count = contactsThatCount(board);
  if (turns > 3) return world.sense.contact;
  return (table.contactScores[count + 1] ?? 0) - (table.contactScores[count] ?? 0);
}

/** E18, E22.2: a used asset is worth 10 less its slot; and unlocking makes room. */
export function unlockWorth(world: World, table: Table, board: WorldBoard): number {
  const onContacts = assetsOnSpaces(board) !== 0;
  if (!onContacts && assetsOnItems(board) === 0) return 0;
  const room = onContacts ? world.sense.room : world.sense.room / 2;
  const slot = nextSlot(board);
  return slot < 0 ? room : table.usedAssetValue - (table.slotCosts[slot] as number) + room;
}

/** The key to turn for a closed business: one that opens nothing better, else the master key if it can be paid; -1 for none. */
export function keyToSpend(world: World, table: Table, seat: Seat): number {
  const keys = usableKeys(world, table, seat);
  const colours = keys & ~(1 << MASTER_KEY);
  // Brown lockers ask for most: their keys are missed least.
  return 31 - Math.clz32(colours !== 0 ? colours : keys);
}
