import type { Action } from '@stakeout/escape-plan';
import type { Way } from './atlas.ts';
import { isSame } from './candidates.ts';
import type { Lift } from './lifts.ts';
import type { Move } from './moves.ts';
import type { World } from './world.ts';

/** What a player means to do in a turn, as plain data: it can be written down and taken up again. */
export interface Plan {
  readonly day: number;
  readonly part: number;
  readonly kind: Move['kind'];
  /** The nodes of the way, the start included. */
  readonly nodes: readonly number[];
  /** What carries the robber on a part of it, if anything. */
  readonly lift: Lift | null;
  /** What was thought of it when it was made. */
  readonly winChance: number;
  readonly visits: number;
}

export function planOf(world: World, move: Move, winChance: number, visits: number): Plan {
  return {
    day: world.day,
    part: world.part,
    kind: move.kind,
    nodes: nodesOf(move.way),
    lift: move.lift,
    winChance,
    visits,
  };
}

/** Where a move goes, for advice: the nodes of its way, the start included, and whether it leads out of the city. */
export interface TripGoal {
  readonly nodes: readonly number[];
  readonly isEscape: boolean;
}

export function goalOf(move: Move | null): TripGoal | null {
  if (move === null || move.way === null) return null;
  return { nodes: nodesOf(move.way), isEscape: move.kind === 'escape' };
}

function nodesOf(last: Way | null): readonly number[] {
  const nodes: number[] = [];
  for (let way = last; way !== null; way = way.from) nodes.unshift(way.node);
  return nodes;
}

/** Whether a plan is for the turn under way. */
export function isForNow(plan: Plan | null, world: World): plan is Plan {
  return plan !== null && plan.day === world.day && plan.part === world.part;
}

/** Reads what was written down; anything that is no plan is none. */
export function readPlan(notes: unknown): Plan | null {
  if (typeof notes !== 'object' || notes === null || !('plan' in notes)) return null;
  const { plan } = notes as { plan: unknown };
  if (typeof plan !== 'object' || plan === null) return null;
  const { day, part, kind, nodes, lift, winChance, visits } = plan as Record<string, unknown>;
  const isKind = kind === 'rest' || kind === 'go' || kind === 'escape' || kind === 'stay';
  const isPlan = [day, part, winChance, visits].every((value) => typeof value === 'number') && isKind;
  return isPlan && Array.isArray(nodes) && nodes.every((node) => Number.isInteger(node)) && isLift(lift)
    ? (plan as Plan)
    : null;
}

function isLift(lift: unknown): boolean {
  return lift === null || (typeof lift === 'object' && 'at' in lift && 'action' in lift);
}

/** The next action of a plan in TRAVEL among the options, or `null` when there is none: the end is reached, or unreachable. */
export function nextOf(plan: Plan, here: number, options: readonly Action[]): Action | null {
  const at = plan.nodes.lastIndexOf(here);
  if (at < 0 || (plan.kind !== 'go' && plan.kind !== 'escape')) return null;
  const next = plan.nodes[at + 1];
  if (next === undefined) return plan.kind === 'escape' ? find(options, 'escape') : null;
  const step = options.find(
    (option) => (option.type === 'step' || option.type === 'ride' || option.type === 'fly') && option.to === next,
  );
  if (step === undefined && plan.lift !== null && plan.lift.at === here) {
    const { action } = plan.lift;
    const use = options.find((option) => isSame(option, action));
    if (use !== undefined) return use;
  }
  // A step that is too dear becomes affordable with a can (E11.5).
  return step ?? find(options, 'gasCan');
}

function find(options: readonly Action[], type: Action['type']): Action | null {
  return options.find((option) => option.type === type) ?? null;
}
