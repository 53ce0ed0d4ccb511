import { countContacts, FIRST_EXIT_SOURCE, incomeOf, stackOn, type Table } from '@stakeout/escape-plan';
import type { Params, Seat, Term } from '@stakeout/kernel';
import type { Reason } from '../bots-of-game.ts';
import { gazetteerOf } from './gazetteer.ts';
import { expectedBest } from './tiles-drawn.ts';
import type { World, WorldBoard } from './world.ts';
import { Outlook } from './worth.ts';

export function reason(name: string, clause: string, params: Params = {}): Reason {
  return { id: `reason.${name}`, clause, params };
}

export function money(thousands: number): Term {
  return ['money', Math.round(thousands)];
}

/** What stopping at a location is good for. */
export function visitReason(world: World, table: Table, seat: Seat, node: number): Reason {
  const board = world.boards[seat] as WorldBoard;
  const kind = gazetteerOf(table).kinds[node];
  switch (kind) {
    case 'BUSINESS':
    case 'SAFE_HOUSE':
      return placeReason(world, table, board, node);
    case 'HOSPITAL':
      return board.wounds > 0 ? reason('hospital', 'E15.12', { count: board.wounds }) : reason('onward', 'E11.2');
    case 'CLINIC':
      return reason(board.wounds > 0 ? 'clinic.heal' : 'clinic', 'E15.10');
    case 'CHURCH':
      return reason('church', 'E15.11');
    case 'GANG':
      return reason('gang', 'E15.6', { cost: money(table.gangPrice) });
    case 'EXIT_1':
    case 'EXIT_2':
    case 'EXIT_3':
      return exitReason(world, table, board, node);
    case 'SUBWAY':
      return reason('onward', 'E11.6');
    case 'HELIPORT':
      return reason('onward', 'E11.7');
    default:
      return storeReason(world, table, seat);
  }
}

/** The plan's money, or the income its symbol gives. */
function placeReason(world: World, table: Table, board: WorldBoard, node: number): Reason {
  const place = world.places.indexOf(node);
  const line = table.plans[board.plan]?.[place] ?? 0;
  const isHouse = gazetteerOf(table).kinds[node] === 'SAFE_HOUSE';
  const params: Params = { place: ['place', place] };
  if (line < 0) {
    const income = incomeOf(table, board, 1);
    return reason(isHouse ? 'house.income' : 'business.income', isHouse ? 'E15.4' : 'E15.1', {
      ...params,
      money: money(income),
    });
  }
  return reason(isHouse ? 'house' : 'business', 'E22.2', { ...params, money: money(line) });
}

function exitReason(world: World, table: Table, board: WorldBoard, node: number): Reason {
  const exit = gazetteerOf(table).exits.indexOf(node);
  const stack = stackOn(world, exit);
  const income = incomeOf(table, board);
  const tile = expectedBest(
    table,
    board,
    FIRST_EXIT_SOURCE + stack,
    countContacts(board),
    world.exitStacks[stack]?.length ?? 0,
  );
  const params: Params = { exit: ['exit', exit] };
  return stack >= 0 && tile > income
    ? reason('exit.tile', 'E15.9', { ...params, money: money(tile) })
    : reason('exit.income', 'E15.9', { ...params, money: money(income) });
}

function storeReason(world: World, table: Table, seat: Seat): Reason {
  const outlook = new Outlook(world, table, seat);
  const best = Math.max(
    ...table.lockers.map((_, colour) => Math.max(outlook.locker(colour, false), outlook.locker(colour, true))),
  );
  return best > 0 ? reason('store.locker', 'E15.8', { money: money(best) }) : reason('store', 'E15.7');
}
