import { type Action, freeSpace, incomeOf, latePartsLeft, type Table } from '@stakeout/escape-plan';
import type { Seat } from '@stakeout/kernel';
import { isDiscUseful, turnsInAll } from './money-to-keep.ts';
import { moneyOn } from './sense.ts';
import type { World, WorldBoard } from './world.ts';

/** E16: the most useful card of the display, on a free space; or in place of one that is of no more use. */
export function takeContact(world: World, table: Table, seat: Seat): Action {
  const board = world.boards[seat] as WorldBoard;
  const { display } = world;
  let index = 0;
  let highest = Number.NEGATIVE_INFINITY;
  for (let candidate = 0; candidate < display.length; candidate++) {
    const worth = cardWorth(world, table, seat, display[candidate] as number);
    if (worth > highest) {
      highest = worth;
      index = candidate;
    }
  }
  const free = freeSpace(board);
  if (free >= 0) return { type: 'takeContact', index, space: free };
  const space = spaceToReplace(world, table, seat, board, highest);
  return { type: 'takeContact', index, space };
}

/** The space whose card is missed least, if the new one makes up for the notoriety; -1 to let the new one go. */
function spaceToReplace(world: World, table: Table, seat: Seat, board: WorldBoard, worth: number): number {
  let best = -1;
  let gain = world.sense.notoriety + 3;
  for (let space = 0; space < board.contacts.length; space++) {
    const content = board.contacts[space] as number;
    if (content <= 0 || (board.cuffed & (1 << space)) !== 0 || world.turn.using === 1 + space) continue;
    const isSpent = (board.spent & (1 << space)) !== 0;
    const kept = cardWorth(world, table, seat, content - 1) * (isSpent ? 0.4 : 1);
    if (worth - kept > gain) {
      gain = worth - kept;
      best = space;
    }
  }
  return best;
}

/** How useful a contact card is from now on, in thousands, beyond being counted at the end. */
export function cardWorth(world: World, table: Table, seat: Seat, card: number): number {
  const contact = table.contacts[card];
  if (contact === undefined) return 0;
  const turns = turnsInAll(world, seat);
  const price = contact.cost * moneyOn(world) + (contact.star ? world.sense.notoriety : 0);
  const time = Math.min(1, turns / 4);
  switch (contact.effect.kind) {
    case 'GAIN_DISC':
      return isDiscUseful(world, seat) ? world.sense.disc * (latePartsLeft(world, seat) > 2 ? 1.2 : 0.8) - price : 0;
    case 'AVOID_ALL_ON_TILE':
      return 22 * time - price;
    case 'AVOID_ANY':
      return 18 * time - price;
    case 'AVOID_TYPES_ON_TILE':
      return 20 * time - price;
    case 'HEAL':
      return 18 * time - price;
    case 'INCOME':
      return incomeWorth(world, table, seat, price) * (turns > 4 ? 1.5 : 1);
    case 'TAKE_CONTACT':
      return 12 * time - price;
    case 'UNLOCK_ASSET':
      return 16 * time - price;
    case 'GANG_ABILITY':
      return 14 * time - price;
    case 'LOSE_NOTORIETY':
      return 8 - price;
    default:
      return 2 * time - price;
  }
}

function incomeWorth(world: World, table: Table, seat: Seat, price: number): number {
  const income = incomeOf(table, world.boards[seat] as WorldBoard);
  return Math.max(0, income * moneyOn(world) - price);
}
