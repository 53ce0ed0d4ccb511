import { type Action, destinations, LAST_DAY, type Node, printedOf, type View } from '@stakeout/escape-plan';
import type { Picker } from '../policy.ts';
import { bestDestination, isTimeToLeave, wayOut } from './valuation.ts';

type Options = readonly Action[];

/** Below this a day's rest is worth more than any place in reach. */
const REST_INSTEAD = 8;
/** Money kept for the way out, and for day-to-day needs before. */
const RESERVE_ON_DAY_3 = 14;
const RESERVE = 9;

/**
 * Goes where the most money is, avoids what it can, buys little, and leaves the city in time. It looks one move ahead and
 * no further: the yardstick for whether games feel like the book, and for every better bot.
 */
export function chooseGreedily(view: View, options: Options, chance: Picker): number {
  const kind = view.table.frames.at(-1)?.kind;
  const wanted = kind === 'action' || kind === 'travel' ? wantedMove(view, options) : wantedOf(view, options, chance);
  const index = wanted === null ? -1 : options.indexOf(wanted);
  return index >= 0 ? index : fallback(options, chance);
}

/** Anything but an executive action, which would be used for nothing. */
function fallback(options: Options, chance: Picker): number {
  const plain = options.flatMap((option, index) => (option.type === 'use' || option.type === 'gasCan' ? [] : [index]));
  const pool = plain.length > 0 ? plain : options.map((_, index) => index);
  return pool[chance.pick(pool.length)] as number;
}

function find<Type extends Action['type']>(options: Options, type: Type): Extract<Action, { type: Type }> | null {
  return (options.find((option) => option.type === type) as Extract<Action, { type: Type }> | undefined) ?? null;
}

/** Rest, move, and every step of the way: the best destination is worked out anew each time. */
function wantedMove(view: View, options: Options): Action | null {
  const table = printedOf(view.table);
  const best = bestDestination(view, table, destinations(view));
  const rest = find(options, 'rest');
  if (rest !== null && (best === null || best.value < REST_INSTEAD)) return rest;
  const move = find(options, 'move');
  if (move !== null) return move;
  if (best === null) return find(options, 'stop') ?? find(options, 'stay');
  const here = view.table.at[view.viewer ?? 0] as Node;
  if (best.destination.node === here) return stopHere(view, options, here === wayOut(view, table));
  const next = best.route.nodes[0];
  return (
    options.find(
      (option) => (option.type === 'step' || option.type === 'ride' || option.type === 'fly') && option.to === next,
    ) ?? null
  );
}

function stopHere(view: View, options: Options, isWayOut: boolean): Action | null {
  return (
    (isWayOut && isTimeToLeave(view) ? find(options, 'escape') : null) ??
    find(options, 'stop') ??
    find(options, 'escape')
  );
}

/** Everything that is not travel. */
function wantedOf(view: View, options: Options, chance: Picker): Action | null {
  const cash = view.own?.cash ?? 0;
  const reserve = view.table.day === LAST_DAY ? RESERVE_ON_DAY_3 : RESERVE;
  const kind = view.table.frames.at(-1)?.kind;
  switch (kind) {
    case 'avoid':
      return usefulTool(options) ?? find(options, 'takeWound') ?? find(options, 'pass');
    case 'finish':
      return assetToCashIn(view, options, cash - reserve) ?? find(options, 'endTurn');
    case 'takeContact':
      return contactToTake(view, options, chance);
    case 'keepTile':
      return highest(options, (option) => (option.type === 'keepTile' ? option.value : -1));
    case 'openLocker':
      return highest(options, (option) => (option.type === 'openLocker' ? 1 + option.colour - option.master : 0));
    case 'buyEquipment':
      return cash > reserve && freeSpaces(view) > 2
        ? (find(options, 'buyEquipment') ?? find(options, 'pass'))
        : find(options, 'pass');
    case 'exit':
      return freeSpaces(view) > 0
        ? (find(options, 'drawTiles') ?? find(options, 'takeIncome'))
        : find(options, 'takeIncome');
    case 'mayPray':
      return cash > reserve ? (find(options, 'pray') ?? find(options, 'pass')) : find(options, 'pass');
    case 'hospital':
      return highest(options, (option) => (option.type === 'heal' ? option.count : 0));
    case 'unlockOffer':
      return cash > reserve + 6 ? find(options, 'payToUnlock') : find(options, 'pass');
    case 'buyFixer':
    // It goes as far as its feet carry it, and has no use for gas.
    case 'takeCan':
      return find(options, 'pass');
    default:
      return preferred(options);
  }
}

/** Where there is nothing to weigh: take what is offered. */
function preferred(options: Options): Action | null {
  return (
    find(options, 'useDisc') ??
    find(options, 'heal') ??
    find(options, 'unlock') ??
    find(options, 'bonusDisc') ??
    find(options, 'bonusUnlock') ??
    find(options, 'putItem')
  );
}

function highest(options: Options, value: (option: Action) => number): Action | null {
  let best: Action | null = null;
  for (const option of options)
    if (option.type !== 'use' && (best === null || value(option) > value(best))) best = option;
  return best;
}

/** Equipment first: it costs nothing to use. */
function usefulTool(options: Options): Action | null {
  const tools = options.filter((option) => option.type === 'use' && option.target >= 0);
  return tools.find((option) => option.type === 'use' && option.component === 'equipment') ?? tools[0] ?? null;
}

/** E17.8: a used asset is worth $10k; use them up while there is money to spare. */
function assetToCashIn(view: View, options: Options, spare: number): Action | null {
  const table = printedOf(view.table);
  const assets = options.filter((option) => option.type === 'use' && option.component === 'asset');
  return assets.find((option) => option.type === 'use' && (table.slotCosts[option.index] ?? 0) <= spare) ?? null;
}

/** A free space is filled; without one the card is let go. */
function contactToTake(view: View, options: Options, chance: Picker): Action | null {
  const board = view.table.boards[view.viewer ?? 0];
  const takes = options.filter((option) => option.type === 'takeContact');
  const free = takes.filter((option) => option.type === 'takeContact' && board?.contacts[option.space] === 0);
  const dismissed = takes.filter((option) => option.type === 'takeContact' && option.space < 0);
  const pool = free.length > 0 ? free : dismissed;
  return pool[chance.pick(Math.max(1, pool.length))] ?? null;
}

function freeSpaces(view: View): number {
  return view.table.boards[view.viewer ?? 0]?.items.filter((item) => item === 0).length ?? 0;
}
