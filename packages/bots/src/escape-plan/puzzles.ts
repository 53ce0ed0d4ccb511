import { type Action, type escapePlanRules, openView, printedOf, type Table, type View } from '@stakeout/escape-plan';
import { type Chance, FastChance, type Seat } from '@stakeout/kernel';
import type { Reason } from '../bots-of-game.ts';
import type { Line } from '../judge/judging.ts';
import type { PuzzleMaker } from '../puzzles/puzzle-maker.ts';
import { answerOf } from './answers.ts';
import { isSame } from './candidates.ts';
import { escapePlanBots } from './index.ts';
import { instinct } from './instinct.ts';
import { carriedOn, finishWith } from './judging.ts';
import { listMoves, type Move } from './moves.ts';
import { reasonFor } from './reasons.ts';
import { VARIANTS } from './rollout.ts';
import { imagine, type World } from './world.ts';

/** The second judge imagines people who take one of the next best-looking moves every fourth turn. */
const WHIM = 4;
const NEXT_BEST = 3;
/** Nowhere can more than this be reached in a turn. */
const MOST_MOVES = 40;

/** A puzzle of Escape Plan is a whole move: where to go with a turn, to rest, or to leave. */
export const escapePlanPuzzles: PuzzleMaker = {
  bots: escapePlanBots,
  tables: [1, 2, 3, 4, 5].map((seats) => ({ seats, options: {} })),
  players: ['easy', 'greedy', 'medium', 'classic@60'],
  solvers: ['easy', 'medium', 'classic@400'],
  master: 'classic@800',
  mostLines: MOST_MOVES,
  isAsked: (view) => isAsked(view as View),
  lines: (view, seat, options) => linesAt(view as View, seat, options as readonly Action[]),
  answerOf,
  reasonFor: (view, actions) => reasonAt(view as View, actions as readonly Action[]),
  finishOtherwise(world, chance, number) {
    const foresight = { seat: 'all', choose: whimOf(chance) } as const;
    finishWith(world as World, { move: null, variant: number % VARIANTS, foresight }, chance);
  },
  openView: (view, truth) => openView(view as View, truth as ReturnType<typeof escapePlanRules.determinize>),
  twinOf: (view) => twinOf(view as View),
};

/** From the second day on: on the first everything is near to everything else, and every imagined game is long. */
function isAsked({ table }: View): boolean {
  return table.day > 1 && table.frames.at(-1)?.kind === 'action';
}

/** Every move, carried out as instinct does once it is decided. */
function linesAt(view: View, seat: Seat, options: readonly Action[]): readonly Line[] {
  const world = imagine(view, seat, new FastChance(0));
  const table = printedOf(world);
  return listMoves(world, table, seat).flatMap((move) => {
    const first = instinct(world, table, seat, { move, variant: 0 });
    if (!options.some((option) => isSame(option, first))) return [];
    const line = carriedOn(view, seat, { first, actions: [], move, worth: move.worth });
    return line === null ? [] : [line];
  });
}

/** The reason for where the move leads, not for what is used before. */
function reasonAt(view: View, actions: readonly Action[]): Reason | null {
  const first = actions.find(({ type }) => type === 'move' || type === 'rest' || type === 'stay' || type === 'escape');
  if (first === undefined) return null;
  const nodes = actions.flatMap((action) =>
    action.type === 'step' || action.type === 'ride' || action.type === 'fly' ? [action.to] : [],
  );
  const isEscape = actions.some(({ type }) => type === 'escape');
  return reasonFor(view, first, first.type === 'move' ? { nodes, isEscape } : null);
}

/** Now and then somebody has a mind of their own. */
function whimOf(chance: Chance): (world: World, table: Table, seat: Seat) => Move | null {
  return (world, table, seat) => {
    if (chance.below('whim', 0, WHIM) !== 0) return null;
    const moves = listMoves(world, table, seat).sort((one, other) => other.worth - one.worth);
    const others = Math.min(NEXT_BEST, moves.length - 1);
    return others < 1 ? null : (moves[1 + chance.below('whim', 1, others)] ?? null);
  };
}

/** The own board and the city; of the others where they are and what they look like, in no order. */
function twinOf({ viewer, table, own }: View): unknown {
  const seat = viewer ?? 0;
  const others = table.boards.flatMap((board, of) => (of === seat ? [] : [JSON.stringify([table.at[of], board])]));
  return {
    own,
    others: others.toSorted(),
    board: table.boards[seat],
    at: table.at[seat],
    notoriety: table.notoriety[seat],
    day: table.day,
    part: table.part,
    places: table.places,
    closed: table.closed,
    cops: table.cops,
    display: table.display.toSorted(),
  };
}
