import { type Action, printedOf, type Table, type View } from '@stakeout/escape-plan';
import { FastChance, type Seat } from '@stakeout/kernel';
import type { Budget } from '../budget.ts';
import type { Deliberation, Picker, Player } from '../policy.ts';
import { newSeed } from '../seed.ts';
import type { Depth } from './branch.ts';
import { type Blueprint, Build, readBlueprint } from './build.ts';
import { calibrate } from './calibration.ts';
import {
  cityCandidates,
  discCandidates,
  isBuiltWithThought,
  isSame,
  isSpendingWeighed,
  moveCandidates,
  otherCandidates,
  useCandidates,
} from './candidates.ts';
import { instinct } from './instinct.ts';
import { Ledger, readSpent, wholeOf } from './ledger.ts';
import { isForNow, nextOf, type Plan, planOf, readPlan } from './plan.ts';
import { type Candidate, type Contender, raceOf } from './race.ts';
import type { Sense } from './sense.ts';
import { Foregone, Thought } from './thought.ts';
import { usefulUse } from './uses-habit.ts';
import { imagine, type World } from './world.ts';

export interface Temper {
  /** For a whole turn. */
  readonly budget: Budget;
  readonly depth: Depth;
  /** How it judges, and how it takes everybody to judge in what it imagines. */
  readonly sense: Sense;
  /** What is thought about: the move alone, the steps of a visit too, or everything, also where instinct knows best. */
  readonly thought: 'move' | 'visit' | 'everything';
}

/** Advice weighs so many executive actions beside the moves. */
const MOST_USES = 4;

/** A player that thinks about what to do with each turn, and then does it step by step. */
export class TurnPlayer implements Player {
  private readonly temper: Temper;
  private readonly seat: Seat;
  private readonly chance: Picker;
  private readonly ledger: Ledger;
  private plan: Plan | null;
  private blueprint: Blueprint | null;

  constructor(temper: Temper, seat: Seat, chance: Picker, notes: unknown) {
    this.temper = temper;
    this.seat = seat;
    this.chance = chance;
    this.ledger = new Ledger(temper.budget, readSpent(notes));
    this.plan = readPlan(notes);
    this.blueprint = readBlueprint(notes);
  }

  notes(): unknown {
    return { plan: this.plan, blueprint: this.blueprint, spent: this.ledger.notes() };
  }

  choose(view: () => unknown, options: readonly unknown[]): number {
    if (options.length === 1) return 0;
    const deliberation = this.deliberate(view(), options);
    while (!deliberation.step(Number.POSITIVE_INFINITY));
    return deliberation.choice();
  }

  deliberate(view: unknown, options: readonly unknown[]): Deliberation {
    const seen = view as View;
    const { sense, depth } = this.temper;
    const choices = options as readonly Action[];
    const world = imagine(seen, this.seat, new FastChance(0), sense);
    const table = printedOf(world);
    const isAdvice = this.temper.thought === 'everything';
    const ready = isAdvice ? null : this.followed(world, table, choices);
    const plan = isForNow(this.plan, world) ? this.plan : null;
    if (ready !== null && plan !== null) return new Foregone(choices, ready, plan);
    const kind = world.frames[world.frames.length - 1]?.kind;
    const isCity = kind === 'placeTile' && isBuiltWithThought(world);
    const isMove = kind === 'action' || kind === 'travel' || kind === 'useDisc' || isCity;
    const considered = ready === null ? this.candidates(world, table, choices) : [only(ready)];
    const candidates = considered.filter(({ first }) => choices.some((option) => isSame(option, first)));
    if (candidates.length === 0) candidates.push(only(choices[0] as Action));
    const race = raceOf(seen, table, this.seat, candidates, sense, depth, newSeed(this.chance));
    const allowance = isAdvice ? wholeOf(this.temper.budget) : this.ledger.allowance(world, isMove);
    return new Thought(race, choices, allowance, (share) => calibrate(share, world), {
      decide: (contender) => this.remember(world, contender),
      spend: (iterations, milliseconds) => this.ledger.spend(iterations, milliseconds),
    });
  }

  /** The next action of what was planned for this turn, or of a habit that needs no thought. */
  private followed(world: World, table: Table, options: readonly Action[]): Action | null {
    const kind = world.frames[world.frames.length - 1]?.kind;
    const plan = isForNow(this.plan, world) ? this.plan : null;
    if (kind === 'action') {
      const use = usefulUse(world, table, this.seat, false);
      if (use !== null) return isFree(world, use) ? among(options, use) : null;
      if (plan === null || world.turn.stuck === 1) return null;
      const move = { kind: plan.kind, way: null, worth: 0, lift: null };
      return among(options, instinct(world, table, this.seat, { move, variant: 0 }));
    }
    if (kind === 'travel' && plan !== null) return this.onTheWay(world, table, plan, options);
    if (kind === 'finish') {
      const use = usefulUse(world, table, this.seat, false);
      return use === null || !isFree(world, use) ? null : among(options, use);
    }
    if (kind === 'placeTile' && isBuiltWithThought(world)) return this.nextTile(world, options);
    if (kind === 'avoid' && isSpendingWeighed(world) && options.some(({ type }) => type === 'takeWound')) return null;
    if (kind === 'avoid' || kind === 'toll' || kind === 'keepTile' || kind === 'takeCan' || kind === 'placeTile')
      return among(options, instinct(world, table, this.seat, { move: null, variant: 0 }));
    return null;
  }

  /** The next tile of the city decided on for the day. */
  private nextTile({ day, faceUp }: World, options: readonly Action[]): Action | null {
    const { blueprint } = this;
    const tile = blueprint?.day === day ? blueprint.tiles.find((other) => faceUp.includes(other.tile)) : undefined;
    return tile === undefined ? null : among(options, tile);
  }

  /** Whatever is decided between two tiles of the day's city, the others follow as they were meant to. */
  private whileBuilding({ day, faceUp }: World, candidates: Candidate[]): Candidate[] {
    const { blueprint } = this;
    const tiles = blueprint?.day === day ? blueprint.tiles.filter(({ tile }) => faceUp.includes(tile)) : [];
    if (tiles.length === 0) return candidates;
    const build = new Build(tiles);
    return candidates.map((candidate) => ({ ...candidate, build }));
  }

  private onTheWay(world: World, table: Table, plan: Plan, options: readonly Action[]): Action | null {
    const here = world.at[this.seat] as number;
    const next = nextOf(plan, here, options);
    if (next !== null || plan.nodes[plan.nodes.length - 1] !== here || plan.kind !== 'go') return next;
    return among(options, stopAt(world, table, this.seat, here));
  }

  private candidates(world: World, table: Table, options: readonly Action[]): Candidate[] {
    switch (world.frames[world.frames.length - 1]?.kind) {
      case 'action':
        return [...moveCandidates(world, table, this.seat), ...this.usesBefore(world, table, options)];
      case 'travel':
        return [...moveCandidates(world, table, this.seat), ...this.usesToAdvise(options)];
      case 'placeTile':
        if (isBuiltWithThought(world)) return cityCandidates(world, table);
        return otherCandidates(world, table, this.seat, options, this.temper.thought);
      case 'useDisc':
        return discCandidates(world, table, this.seat);
      default:
        return this.whileBuilding(world, otherCandidates(world, table, this.seat, options, this.temper.thought));
    }
  }

  private usesBefore(world: World, table: Table, options: readonly Action[]): Candidate[] {
    const weighed = isSpendingWeighed(world) ? useCandidates(world, table, this.seat) : [];
    const isNew = ({ first }: Candidate) => !weighed.some((other) => isSame(other.first, first));
    return [...weighed, ...this.usesToAdvise(options).filter(isNew)];
  }

  /** In a game a habit decides what to use before a move; advice weighs some of it beside the moves. */
  private usesToAdvise(options: readonly Action[]): Candidate[] {
    if (this.temper.thought !== 'everything') return [];
    return options
      .filter(({ type }) => type === 'use' || type === 'gasCan')
      .slice(0, MOST_USES)
      .map(only);
  }

  /** The move chosen is kept in mind until the turn is over. */
  private remember(world: World, { candidate, wins, visits }: Contender): void {
    const { build, first } = candidate;
    if (build !== undefined && first.type === 'layTile') this.blueprint = { day: world.day, tiles: build.tiles };
    if (candidate.move === null) return;
    this.plan = planOf(world, candidate.move, calibrate(wins / Math.max(1, visits), world), visits);
  }
}

/** Whether a habit may use something without a thought: what costs nothing, or where spending is not weighed. */
function isFree(world: World, use: Action): boolean {
  return (
    !isSpendingWeighed(world) || (use.type === 'use' && (use.component === 'firstAid' || use.component === 'fixer'))
  );
}

function stopAt(world: World, table: Table, seat: Seat, here: number): Action {
  const way = { node: here, used: 0, peak: 0, left: 0, ridden: false, from: null };
  return instinct(world, table, seat, { move: { kind: 'go', way, worth: 0, lift: null }, variant: 0 });
}

function among(options: readonly Action[], action: Action): Action | null {
  return options.find((option) => isSame(option, action)) ?? null;
}

function only(action: Action): Candidate {
  return { first: action, actions: [action], move: null, worth: 0 };
}
