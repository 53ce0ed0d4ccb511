import { type Action, type Event, escapePlanRules, isHappening, printedOf, type View } from '@stakeout/escape-plan';
import { type Chance, FastChance, type Seat, step } from '@stakeout/kernel';
import { AS_COUNTED, type Ending, type Judging, type Line, type Scale } from '../judge/judging.ts';
import type { Memory } from '../search/search-player.ts';
import { scaleOf } from './calibration.ts';
import { discCandidates, isSame, moveCandidates, otherCandidates } from './candidates.ts';
import { finishTravel } from './escape-chance.ts';
import { type Intention, instinct } from './instinct.ts';
import type { Candidate } from './race.ts';
import { playOut, VARIANTS } from './rollout.ts';
import { imagine, moverOf, perform, type World, whole, withSense } from './world.ts';

/** Executive actions before a move are weighed too, so many of them. */
const MOST_USES = 4;
/** Nor are more alternatives weighed to what was done in the middle of a turn. */
const MOST_LATER = 4;
/** A turn takes fewer actions than this. */
const MOST_ACTIONS = 80;

/** Whatever a seat knows here its view says. */
const NO_MEMORY: Memory<unknown> = { watch() {}, recall: (view) => view, notes: () => null };

/** How Escape Plan is judged: whole turns, in imagined games that everybody plays by instinct. */
export const escapePlanJudging: Judging = {
  playouts: 150,
  worlds: () => ({
    // A state and nothing else: matches are played on from it, too.
    imagine: (view, seat, chance) => escapePlanRules.determinize(view as View, seat, chance),
    play: (world, seat, action, chance) => perform(world as World, seat, action as Action, chance),
    finish: (world, chance, number) => finishWith(world as World, { move: null, variant: number % VARIANTS }, chance),
    endingOf: (world, seat) => endingOf(world as World, seat),
  }),
  remember: () => NO_MEMORY,
  lines: (view, seat, options, isLater) => linesAt(view as View, seat, options as readonly Action[], isLater),
  scaleAt: (view) => scaleAt((view as View).table),
  drawIn: (event, seat) => drawIn(event as Event, seat),
};

/** Plays on to the end by instinct, with this in mind, from anywhere a person may have left the table. */
export function finishWith(state: Omit<World, 'sense'>, mind: Intention, chance: Chance): void {
  const world = withSense(state);
  const table = printedOf(world);
  finishTravel(world, table, mind, chance);
  playOut(world, table, chance, mind);
}

/**
 * At a table of several everybody is imagined alike, so that all have the same chance at the start. Alone one plays better
 * than by instinct, and Costa does not.
 */
function scaleAt(table: View['table']): Scale {
  return table.seats === 1 ? scaleOf(table) : AS_COUNTED;
}

function endingOf(world: World, seat: Seat): Ending {
  const outcome = escapePlanRules.outcome(whole(world));
  if (outcome === null) throw new Error('nobody is to act, yet the game has no outcome');
  const { winners, scores } = outcome;
  return { share: winners.includes(seat) ? 1 / winners.length : 0, score: scores[seat] ?? 0 };
}

/** The moves of a turn and what else makes sense, each carried on by instinct until something comes to light. */
function linesAt(view: View, seat: Seat, options: readonly Action[], isLater: boolean): readonly Line[] {
  const world = imagine(view, seat, new FastChance(0));
  const candidates = candidatesAt(world, seat, options, isLater);
  return candidates
    .filter(({ first }) => options.some((option) => isSame(option, first)))
    .map((candidate) => carriedOn(view, seat, candidate))
    .filter((line) => line !== null);
}

function candidatesAt(world: World, seat: Seat, options: readonly Action[], isLater: boolean): readonly Candidate[] {
  const table = printedOf(world);
  switch (world.frames[world.frames.length - 1]?.kind) {
    case 'action':
    case 'travel':
      // Once on the way, where to go has been decided.
      return isLater ? [] : [...moveCandidates(world, table, seat), ...uses(options)];
    case 'useDisc':
      return discCandidates(world, table, seat);
    default: {
      const others = otherCandidates(world, table, seat, options, 'everything');
      return isLater ? others.slice(0, MOST_LATER) : others;
    }
  }
}

function uses(options: readonly Action[]): Candidate[] {
  return options
    .filter(({ type }) => type === 'use' || type === 'gasCan')
    .slice(0, MOST_USES)
    .map((first) => ({ first, actions: [first], move: null, worth: 0 }));
}

/**
 * All the actions of a candidate: those it names, and what follows by instinct with its move in mind. `null` where the rules do not
 * have it: instinct may spend on the way what a gang at the end of it would have cost (E15.6).
 */
export function carriedOn(view: View, seat: Seat, { actions, move }: Candidate): Line | null {
  const chance = new FastChance(0);
  const world = imagine(view, seat, chance);
  const table = printedOf(world);
  const mind: Intention = { move, variant: 0 };
  const line: Action[] = [];
  while (line.length < MOST_ACTIONS && moverOf(world) === seat) {
    const action = actions[line.length] ?? instinct(world, table, seat, mind);
    if (escapePlanRules.explain(whole(world), seat, action).length > 0) return null;
    line.push(action);
    if (!step(escapePlanRules, whole(world), seat, action, chance).canBeUndone) break;
  }
  return line;
}

/** What the table draws before all eyes, and the tiles that a seat draws itself. */
function drawIn(event: Event, seat: Seat): string | null {
  if (!isHappening(event)) return null;
  switch (event.type) {
    case 'copsDrawn':
      return 'cops';
    case 'patrolRevealed':
      return 'patrol';
    case 'contactRevealed':
      return 'contact';
    case 'tileRevealed':
      return 'tile';
    case 'tilesDrawn':
      return event.pawn === seat ? 'tiles' : null;
    case 'automaMoved':
    case 'fixerLost':
    case 'keyLost':
    case 'lockerLost':
    case 'exitTileLost':
      return 'automa';
    default:
      return null;
  }
}
