import {
  type Action,
  AVOID_ALL_ASSET,
  COSTA_TOLL,
  costaAt,
  type EffectKind,
  EXTRA_ACTION_ASSET,
  equipmentOf,
  escapePrice,
  fixerOf,
  freeSpace,
  gangToReturnTo,
  HEAL_ASSET,
  incomeOf,
  LAST_DAY,
  LIE_LOW,
  MASTER_KEY_ASSET,
  nextSlot,
  type Table,
  tileOf,
} from '@stakeout/escape-plan';
import type { Seat } from '@stakeout/kernel';
import { readyContact } from './holdings.ts';
import { isDiscUseful, moneyToKeep } from './money-to-keep.ts';
import { moneyOn } from './sense.ts';
import { SWEEPS } from './sweeps.ts';
import { use } from './use.ts';
import type { World, WorldBoard } from './world.ts';
import { unlockWorth } from './worth.ts';

/** E15.8: with this much notoriety and contacts every locker opens. */
const SAFE_NOTORIETY = 4;

/** The executive action worth taking now, outside AVOID, or `null`. `isLast` means that the robber is about to be out. */
export function usefulUse(world: World, table: Table, seat: Seat, isLast: boolean): Action | null {
  const board = world.boards[seat] as WorldBoard;
  if (board.firstAid === 1 && board.wounds > 0) return use('firstAid', 0);
  const keep = isLast ? escapePrice(world, table) + tollAhead(world) : moneyToKeep(world, table, seat);
  const spare = board.cash - keep;
  return (
    fromSlots(world, table, seat, board, spare, isLast) ??
    fromContacts(world, table, seat, board, spare, isLast) ??
    fromItems(world, table, seat, board) ??
    (isLast ? lieLow(world, table, seat, board) : null)
  );
}

/** Costa may stand in the way out (E24.3). */
function tollAhead(world: World): number {
  return costaAt(world) < 0 ? 0 : COSTA_TOLL;
}

/** E17.8, E22.2: every asset used is worth 10; those that do something now go first. */
function fromSlots(
  world: World,
  table: Table,
  seat: Seat,
  board: WorldBoard,
  spare: number,
  isLast: boolean,
): Action | null {
  const { slots } = board;
  for (let slot = 0; slot < slots.length; slot++) {
    const asset = (slots[slot] as number) - 1;
    const cost = table.slotCosts[slot] as number;
    if (asset < 0 || asset === MASTER_KEY_ASSET || cost > board.cash) continue;
    const price = isLast ? cost : cost * moneyOn(world);
    const gain = table.usedAssetValue - price;
    if (asset === EXTRA_ACTION_ASSET && isDiscUseful(world, seat)) {
      if (cost <= spare + credit(world) && gain + world.sense.disc > 0) return use('asset', slot);
      continue;
    }
    if (asset === HEAL_ASSET && board.wounds > 0 && cost <= spare && gain + world.sense.wound > 0)
      return use('asset', slot);
    if (cost > spare || gain <= 0) continue;
    if (isLast) return use('asset', slot);
    if (asset === AVOID_ALL_ASSET || asset === HEAL_ASSET || asset === EXTRA_ACTION_ASSET) continue;
    if (world.day === LAST_DAY || spare - cost >= world.sense.plenty || cost === 0 || isInTheWay(world, seat, asset))
      return use('asset', slot);
  }
  return null;
}

/** For a turn more the money kept for the way out may be touched while there is time to make it up. */
function credit(world: World): number {
  return world.day === 1 ? world.sense.credit1 : world.day === 2 ? world.sense.credit2 : 0;
}

/** A cop of the type an asset moves stands on the tile the robber will leave. */
function isInTheWay(world: World, seat: Seat, asset: number): boolean {
  return ((world.cops[tileOf(world.at[seat] as number)] as number) & (1 << asset)) !== 0;
}

function fromContacts(
  world: World,
  table: Table,
  seat: Seat,
  board: WorldBoard,
  spare: number,
  isLast: boolean,
): Action | null {
  for (let space = 0; space < board.contacts.length; space++) {
    const card = readyContact(table, board, space, board.cash);
    const contact = table.contacts[card];
    if (contact === undefined) continue;
    const price = contact.cost * (isLast ? 1 : moneyOn(world)) + (contact.star ? world.sense.notoriety : 0);
    switch (contact.effect.kind) {
      case 'GAIN_DISC':
        if (isDiscUseful(world, seat) && contact.cost <= spare + credit(world) && price < world.sense.disc)
          return use('contact', space);
        break;
      case 'INCOME':
        if (incomeOf(table, board) * moneyOn(world) > price) return use('contact', space);
        break;
      case 'HEAL':
        if (board.wounds > 0 && contact.cost <= spare && price < world.sense.wound) return use('contact', space);
        break;
      case 'TAKE_CONTACT':
        if (!isLast && freeSpace(board) >= 0 && contact.cost <= spare && price < world.sense.contact)
          return use('contact', space);
        break;
      case 'UNLOCK_ASSET':
        if (!isLast && contact.cost <= spare && nextSlot(board) >= 0 && unlockWorth(world, table, board) > price + 2)
          return use('contact', space);
        break;
      case 'LOSE_NOTORIETY':
        if (contact.cost <= spare && notchWorth(world, table, seat, isLast) > price) return use('contact', space);
        break;
      case 'MOVE_OFFICER':
      case 'REMOVE_OFFICER':
        if (
          !isLast &&
          price < world.sense.wound &&
          contact.cost <= spare + credit(world) &&
          isUnmet(world, table, seat, contact.effect.cops)
        )
          return use('contact', space);
        break;
      default:
        break;
    }
  }
  return null;
}

/** A cop of the given types stands on the own tile, and nothing at hand avoids it. */
function isUnmet(world: World, table: Table, seat: Seat, types: number): boolean {
  if (world.frames[world.frames.length - 1]?.kind !== 'action') return false;
  const board = world.boards[seat] as WorldBoard;
  const cops = (world.cops[tileOf(world.at[seat] as number)] as number) & types;
  if (cops === 0) return false;
  for (let space = 0; space < board.items.length; space++) {
    const equipment = table.equipment[equipmentOf(board.items[space] as number)];
    if (equipment !== undefined && (board.used & (1 << space)) === 0 && (equipment.avoids & cops) !== 0) return false;
  }
  return true;
}

/** What one notch less brings on the sheet, once all cubes of this turn are counted (E19.2). */
function notchWorth(world: World, table: Table, seat: Seat, isLast: boolean): number {
  const position = (world.notoriety[seat] as number) + (world.red[seat] as number) - (world.blue[seat] as number);
  const capped = Math.min(position, table.penalties.length);
  if (capped <= 1 || (!isLast && capped <= SAFE_NOTORIETY)) return 0;
  return (table.penalties[capped - 2] as number) - (table.penalties[capped - 1] as number);
}

type IsTime = (world: World, table: Table, seat: Seat, board: WorldBoard) => boolean;

/** E17.10: fixers cost nothing to use, so each is used as soon as it does something. */
const FIXER_TIMES: Readonly<Partial<Record<EffectKind, IsTime>>> = {
  INCOME: () => true,
  GAIN_DISC: (world, _table, seat) => isDiscUseful(world, seat),
  TAKE_CONTACT: (_world, _table, _seat, board) => freeSpace(board) >= 0,
  HEAL: (_world, _table, _seat, board) => board.wounds > 0,
  LOSE_NOTORIETY: (world, table, seat) => notchWorth(world, table, seat, world.day === LAST_DAY) > 0,
};

/** Whether there is a habit that uses a fixer with this effect; any other is money thrown away. */
export function isUsableFixer(kind: EffectKind): boolean {
  return FIXER_TIMES[kind] !== undefined || SWEEPS[kind] !== undefined;
}

/** Whether what an action buys will ever be used; true of everything that buys nothing. */
export function isOfUse(table: Table, action: Action): boolean {
  if (action.type !== 'buyFixer') return true;
  const fixer = table.fixers[action.fixer];
  return fixer !== undefined && isUsableFixer(fixer.effect.kind);
}

function fromItems(world: World, table: Table, seat: Seat, board: WorldBoard): Action | null {
  for (let space = 0; space < board.items.length; space++) {
    const fixer = table.fixers[fixerOf(board.items[space] as number)];
    if (fixer === undefined || (board.used & (1 << space)) !== 0) continue;
    if (FIXER_TIMES[fixer.effect.kind]?.(world, table, seat, board) === true) return use('fixer', space);
  }
  return null;
}

/** E17.6: members left over can still hush things up. */
function lieLow(world: World, table: Table, seat: Seat, board: WorldBoard): Action | null {
  if (board.members === 0 || notchWorth(world, table, seat, true) <= 0) return null;
  const gang = gangToReturnTo(world, seat);
  return gang < 0 ? null : use('member', gang, -1, LIE_LOW);
}
