import { isInCity } from '../city/city.ts';
import { distanceBetween, FAR } from '../city/graph.ts';
import { nodeOfKind, tileOf } from '../city/node.ts';
import { printedOf } from '../data/printed.ts';
import type { Table } from '../data/table.ts';
import { assetOf, equipmentOf, fixerOf, isTreasure, sourceOf, treasureValue } from '../items.ts';
import type { Board, State } from '../state.ts';

/** What is wrong with the pieces, or `null`: everything in the box is somewhere, exactly once. */
export function conserved(state: State): string | null {
  const table = printedOf(state);
  return (
    wrongCards(state, table) ??
    wrongTiles(state, table) ??
    wrongCops(state, table) ??
    wrongGangs(state, table) ??
    wrongSupplies(state, table) ??
    wrongBoards(state) ??
    wrongCity(state, table)
  );
}

function wrongCards(state: State, table: Table): string | null {
  const held = state.boards.flatMap(({ contacts }) =>
    contacts.filter((content) => content > 0).map((content) => content - 1),
  );
  const contacts = [...state.display, ...state.contactDeck, ...state.contactsOut, ...state.costa.contacts, ...held];
  if (!isEachOnce(contacts, table.contacts.length)) return `contacts ${contacts}`;
  const cards = [
    ...state.patrol,
    state.removedPatrol,
    ...state.patrolled.flatMap((count, exit) => Array(count).fill(exit + 1)),
  ];
  if (cards.sort().join('') !== '112233') return `patrol ${cards}`;
  const plans = [...state.boards.map(({ plan }) => plan), state.costa.plan].filter((plan) => plan >= 0);
  if (new Set(plans).size !== plans.length) return `plans ${plans}`;
  const keys = [
    ...state.keysAt.flat(),
    ...state.keysOut,
    ...state.boards.flatMap(({ keys }) => keys.filter((key) => key !== 0).map((key) => Math.abs(key) - 1)),
  ];
  return keys.sort().join('') === '000111222' ? null : `keys ${keys}`;
}

function isEachOnce(items: readonly number[], count: number): boolean {
  return items.length === count && new Set(items).size === count;
}

function wrongTiles(state: State, table: Table): string | null {
  const items = [
    ...state.boards.flatMap(({ items }) => items),
    ...state.boxed,
    state.turn.item,
    ...state.costa.stacks.flatMap((stack) => stack.slice(1)),
  ];
  const treasures = items.filter(isTreasure);
  for (let source = 0; source < 5; source++) {
    const pile = source < 3 ? state.lockers[source] : state.exitStacks[source - 3];
    const drawn = state.turn.drawnFrom === source ? state.turn.drawn : [];
    const values = [
      ...(pile ?? []),
      ...drawn,
      ...treasures.filter((item) => sourceOf(item) === source).map(treasureValue),
    ];
    const expected = (source < 3 ? table.lockers[source]?.values : table.exitTiles[source - 3]) ?? [];
    if (sorted(values) !== sorted(expected)) return `tiles of source ${source}: ${values}`;
  }
  for (const [kind, { count }] of table.equipment.entries()) {
    const found = items.filter((item) => equipmentOf(item) === kind).length + (state.equipment[kind] as number);
    if (found !== count) return `equipment ${kind}: ${found}`;
  }
  for (const kind of table.fixers.keys()) {
    const found = items.filter((item) => fixerOf(item) === kind).length + ((state.fixers >> kind) & 1);
    if (found !== 1) return `fixer ${kind}: ${found}`;
  }
  const inCity = state.city.turned.flatMap((turned, tile) => (turned >= 0 ? [tile] : []));
  const city = [...inCity, ...state.faceUp.filter((tile) => tile >= 0), ...state.stacks.flat()];
  return isEachOnce(city, table.tiles.length) ? null : `city tiles ${city}`;
}

function sorted(values: readonly number[]): string {
  return values.toSorted((one, other) => one - other).join();
}

function wrongCops(state: State, table: Table): string | null {
  for (const [type, count] of table.copsOfType.entries()) {
    const placed = state.cops.filter((cops) => (cops & (1 << type)) !== 0).length;
    const found = placed + (state.bag[type] as number) + (state.copsOut[type] as number);
    if (found !== count) return `${found} cops of type ${type}`;
  }
  const hospital = tileOf(nodeOfKind(table, 'HOSPITAL'));
  return state.cops[hospital] === 0 ? null : 'a cop at the hospital';
}

function wrongGangs(state: State, table: Table): string | null {
  const members = sum(state.gangs) + state.gangPool + sum(state.boards.map((board) => board.members));
  if (members !== table.gangMembers) return `${members} gang members`;
  for (const [seat, board] of state.boards.entries()) {
    const markers = board.markers + state.control.filter((owner) => owner === seat).length;
    if (markers !== 2) return `${markers} markers of seat ${seat}`;
  }
  return null;
}

function wrongSupplies(state: State, table: Table): string | null {
  if (state.discsLeft + sum(state.discs) !== table.discs) return 'discs';
  if (state.cans + sum(state.boards.map(({ cans }) => cans)) !== table.gasCans) return 'gas cans';
  if (state.boards.some(({ cans }) => cans > 2)) return 'three gas cans';
  const cuffs = sum(state.boards.map(({ cuffed }) => bits(cuffed)));
  if (state.cuffsLeft + cuffs !== table.handcuffs) return 'handcuffs';
  const negative = [
    state.discsLeft,
    state.cans,
    state.cuffsLeft,
    state.gangPool,
    ...state.bag,
    ...state.equipment,
  ].some((count) => count < 0);
  return negative ? 'something below zero' : null;
}

function wrongBoards(state: State): string | null {
  for (const [seat, board] of state.boards.entries()) {
    if (board.cash < 0) return `seat ${seat} owes money`;
    if (board.wounds < 0 || board.wounds > 3) return `seat ${seat} has ${board.wounds} wounds`;
    if (board.cubes !== 9 - state.visited.filter((pawns) => (pawns & (1 << seat)) !== 0).length)
      return `cubes of seat ${seat}`;
    const assets = assetsOf(board);
    if (!isEachOnce(assets, 7)) return `assets of seat ${seat}: ${assets}`;
  }
  for (const [pawn, red] of state.red.entries()) {
    const blue = state.blue[pawn] as number;
    if (red < 0 || blue < 0 || red + blue > 4) return `notoriety cubes of pawn ${pawn}`;
    const position = state.notoriety[pawn] as number;
    if (position < 1 || position > 10) return `pawn ${pawn} at ${position}`;
  }
  return null;
}

function assetsOf(board: Board): number[] {
  return [
    ...board.items.map(assetOf).filter((asset) => asset >= 0),
    ...board.contacts.filter((content) => content < 0).map((content) => -1 - content),
    ...board.slots.filter((slot) => slot !== 0).map((slot) => Math.abs(slot) - 1),
    ...Array.from({ length: 7 }, (_, asset) => asset).filter((asset) => (board.gone & (1 << asset)) !== 0),
  ];
}

/** E7.2: the city hangs together. */
function wrongCity(state: State, table: Table): string | null {
  for (let tile = 0; tile < table.tiles.length; tile++) {
    if (isInCity(state.city, tile) && distanceBetween(table, state.city, 0, tile) >= FAR)
      return `tile ${tile} lies apart`;
  }
  return null;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}
