import { type Action, LAST_DAY, type Table } from '@stakeout/escape-plan';
import type { Seat } from '@stakeout/kernel';
import { draftsAgainstCosta } from './architect.ts';
import { Build } from './build.ts';
import { tilesByFit } from './city-habit.ts';
import { cardWorth } from './contact-habit.ts';
import { instinct } from './instinct.ts';
import { listMoves, type Move } from './moves.ts';
import type { Candidate } from './race.ts';
import type { Temper } from './turn-player.ts';
import { isOfUse, usefulUse } from './uses-habit.ts';
import type { World } from './world.ts';

/** Moves that look this much worse than the best are not thought about, nor more than so many. */
const WINDOW = 70;
const MOST_MOVES = 10;
/** Nor more than so many of anything else. */
const MOST_OTHERS = 8;
/** What instinct says is taken to be worth this much more. */
const INSTINCT = 10;

/** Passing on the last day is as good as being caught. */
const LOST = 1000;

type Options = readonly Action[];

/** The moves worth thinking about at the start of a turn, or in the middle of one, best-looking first. */
export function moveCandidates(world: World, table: Table, seat: Seat): Candidate[] {
  const holdsBack = isSpendingWeighed(world);
  return shortlist(listMoves(world, table, seat, true)).map((move) => ({
    first: instinct(world, table, seat, { move, holdsBack, variant: 0 }),
    actions: [],
    move,
    holdsBack,
    worth: move.worth,
  }));
}

/** What a habit would use before the move, for those who think about it: it may cost money that the way asks for. */
export function useCandidates(world: World, table: Table, seat: Seat): Candidate[] {
  const use = usefulUse(world, table, seat, false);
  if (use === null) return [];
  const best = Math.max(0, ...listMoves(world, table, seat, true).map(({ worth }) => worth));
  return [{ first: use, actions: [use], move: null, worth: best + INSTINCT }];
}

function shortlist(moves: Move[]): Move[] {
  moves.sort((one, other) => other.worth - one.worth);
  const best = moves[0]?.worth ?? 0;
  return moves.slice(0, MOST_MOVES).filter(({ worth }) => worth >= best - WINDOW);
}

/** Whole cities of the day, for whoever builds alone. */
export function cityCandidates(world: World, table: Table): Candidate[] {
  const drafts = draftsAgainstCosta(world, table).slice(0, world.sense.drafts);
  return drafts.map((tiles, index) => ({
    first: tiles[0] as Action,
    actions: [],
    move: null,
    build: new Build(tiles),
    worth: index === 0 ? INSTINCT : 0,
  }));
}

/** Whether what is built is thought about: alone one lays all the tiles of a day, and Costa has to walk between them. */
export function isBuiltWithThought({ seats, sense }: World): boolean {
  return seats === 1 && sense.drafts > 0;
}

/** Whether wounds and what a habit would spend are thought about: alone; in company that was not measured. */
export function isSpendingWeighed({ seats, sense }: World): boolean {
  return seats === 1 && sense.careful;
}

/** E9.2: a disc for one of the moves, or none. */
export function discCandidates(world: World, table: Table, seat: Seat): Candidate[] {
  const useDisc: Action = { type: 'useDisc' };
  const candidates = shortlist(listMoves(world, table, seat, true)).map(
    (move): Candidate => ({ first: useDisc, actions: [useDisc], move, worth: move.worth }),
  );
  // On the last day whoever passes may pass for good.
  const pass: Action = { type: 'pass' };
  candidates.push({
    first: pass,
    actions: [pass],
    move: null,
    worth: world.day === LAST_DAY ? -LOST : world.sense.discTurn,
  });
  return candidates;
}

/** Any other decision: what instinct says, and what else could make sense. */
export function otherCandidates(
  world: World,
  table: Table,
  seat: Seat,
  options: Options,
  thought: Temper['thought'],
): Candidate[] {
  const wanted = instinct(world, table, seat, { move: null, variant: 0 });
  const others = alternatives(world, table, seat, options, thought).filter((option) => !isSame(option, wanted));
  return [wanted, ...others].slice(0, MOST_OTHERS).map((action, index) => ({
    first: action,
    actions: [action],
    move: null,
    worth: index === 0 ? INSTINCT : 0,
  }));
}

/** What could be done instead, by the kind of decision; none where instinct knows best. */
function alternatives(world: World, table: Table, seat: Seat, options: Options, thought: Temper['thought']): Options {
  if (thought === 'move') return [];
  switch (world.frames[world.frames.length - 1]?.kind) {
    case 'takeContact':
      return contacts(world, table, seat, options);
    case 'buyFixer':
      // Advice is for somebody who may have a use for what no bot uses.
      return options.filter((option) => isPlain(option) && (thought === 'everything' || isOfUse(table, option)));
    case 'takeKey':
    case 'buyEquipment':
    case 'openLocker':
    case 'exit':
    case 'unlock':
    case 'mayUnlock':
    case 'mayPray':
    case 'unlockOffer':
    case 'bonus':
    case 'hospital':
      return options.filter(isPlain);
    case 'assign':
      return isBuiltWithThought(world) || thought === 'everything' ? options : [];
    case 'avoid':
      return isSpendingWeighed(world) || thought === 'everything' ? options : [];
    case 'placeTile':
      return thought === 'everything' ? tilesByFit(table, world.city, options) : [];
    case 'finish':
      return options.filter((option) => option.type === 'endTurn' || isCashedIn(option));
    default:
      return thought === 'everything' ? options : [];
  }
}

function isPlain({ type }: Action): boolean {
  return type !== 'use';
}

/** An asset may be used up for its own sake. */
function isCashedIn(option: Action): boolean {
  return option.type === 'use' && option.component === 'asset';
}

/** The cards that promise most, on a free space where there is one. */
function contacts(world: World, table: Table, seat: Seat, options: Options): Options {
  const takes = options.flatMap((option) => {
    if (option.type !== 'takeContact') return [];
    const content = world.boards[seat]?.contacts[option.space] ?? 0;
    const worth = cardWorth(world, table, seat, world.display[option.index] as number);
    const lost = option.space < 0 ? 18 : content > 0 ? cardWorth(world, table, seat, content - 1) + 6 : 0;
    return [{ option, worth: option.space < 0 ? -lost : worth - lost }];
  });
  return takes.sort((one, other) => other.worth - one.worth).map(({ option }) => option);
}

/** Actions are flat: two are the same when they say the same. */
export function isSame(one: Action, other: Action): boolean {
  if (one === other) return true;
  if (one.type !== other.type) return false;
  const left = one as unknown as Readonly<Record<string, unknown>>;
  const right = other as unknown as Readonly<Record<string, unknown>>;
  return Object.keys(left).every((key) => left[key] === right[key]);
}
