import { type Chance, FastChance, type Seat } from '@stakeout/kernel';
import type { Budget } from '../budget.ts';
import { now } from '../clock.ts';
import { TreeNode } from './tree.ts';
import type { Worlds } from './world.ts';

/** How much a search explores, and how it trusts first sight. */
export interface Temper {
  /** The weight of curiosity against what was found so far. */
  readonly exploration: number;
  /** The weight of first sight; it fades as a move is tried. */
  readonly trust: number;
  /**
   * What a move never tried is worth beyond the average of its siblings: where first sight is good, poor-looking moves need
   * not be tried at all. Without it every move is tried once before any is tried twice.
   */
  readonly urgency?: number;
}

/** The clock is looked at every so many iterations. */
const PER_LOOK = 8;
/** A search stops growing its tree here and keeps counting: memory stays below a hundred megabytes. */
const MOST_NODES = 250_000;
/** More than any move can be worth. */
const BEYOND_ALL = 1000;
/** Chance decides between moves that look alike, and only between those. */
const A_HAIR = 1e-7;
/** No game of ours has more seats. */
const MOST_SEATS = 5;

/**
 * Monte Carlo tree search over information sets: every iteration makes up a world from the view, walks the one tree by what
 * is legal in that world, tries something new, plays on to the end and remembers what came of it. It is given a view, so it
 * knows what its seat knows.
 */
export class Search<View, World, Move> {
  readonly root = new TreeNode<Move>(null, -1, 0);
  iterations = 0;
  private readonly worlds: Worlds<View, World, Move>;
  private readonly view: View;
  private readonly seat: Seat;
  private readonly temper: Temper;
  private readonly chance: Chance;
  private readonly rewards = new Float64Array(MOST_SEATS);
  private readonly path: TreeNode<Move>[] = [];
  private readonly available: TreeNode<Move>[] = [];
  private readonly mostNodes: number;
  private nodes = 1;

  constructor(
    worlds: Worlds<View, World, Move>,
    view: View,
    seat: Seat,
    temper: Temper,
    seed: number,
    mostNodes = MOST_NODES,
  ) {
    this.worlds = worlds;
    this.view = view;
    this.seat = seat;
    this.temper = temper;
    this.chance = new FastChance(seed);
    this.mostNodes = mostNodes;
  }

  /** Searches until the budget is used up, the slice is over, or no more thought can change the decision. */
  run(budget: Budget, spent: number, slice: number): { done: boolean; spent: number } {
    const begin = now();
    const { iterations = Number.POSITIVE_INFINITY, milliseconds = Number.POSITIVE_INFINITY } = budget;
    for (;;) {
      for (let count = 0; count < PER_LOOK; count++) {
        if (this.iterations >= iterations) return { done: true, spent: spent + now() - begin };
        this.iterate();
      }
      const elapsed = now() - begin;
      const left = Math.min(iterations - this.iterations, this.affordable(milliseconds, spent + elapsed));
      if (left <= 0 || this.isSettled(left)) return { done: true, spent: spent + elapsed };
      if (elapsed >= slice) return { done: false, spent: spent + elapsed };
    }
  }

  /** How many more iterations fit into the time, going by those so far. */
  private affordable(milliseconds: number, spent: number): number {
    return milliseconds === Number.POSITIVE_INFINITY
      ? milliseconds
      : Math.floor(((milliseconds - spent) * this.iterations) / Math.max(spent, 0.001));
  }

  /** Whether the most tried move stays so even if all the rest went to the second. */
  private isSettled(left: number): boolean {
    let first = 0;
    let second = 0;
    for (const { visits } of this.root.children) {
      if (visits > first) {
        second = first;
        first = visits;
      } else if (visits > second) second = visits;
    }
    return first - second > left;
  }

  iterate(): void {
    const { worlds, chance, path } = this;
    const world = worlds.imagine(this.view, this.seat, chance);
    path.length = 0;
    let node: TreeNode<Move> | null = this.root;
    let mover = worlds.mover(world);
    while (mover >= 0 && node !== null) {
      node = this.descend(world, mover, node);
      mover = worlds.mover(world);
    }
    if (mover >= 0) worlds.finish(world, chance);
    this.remember(world);
    this.iterations++;
  }

  /** Makes a move and steps to it in the tree; `null` where the tree ends, because the move is new or there is no room. */
  private descend(world: World, mover: Seat, node: TreeNode<Move>): TreeNode<Move> | null {
    const { worlds, chance, path } = this;
    const moves = worlds.moves(world, mover);
    this.offer(world, mover, node, moves);
    if (this.available.length === 0) {
      worlds.play(world, mover, moves[chance.below('search', 0, moves.length)] as Move, chance);
      return null;
    }
    const chosen = this.select();
    path.push(chosen);
    worlds.play(world, mover, chosen.move as Move, chance);
    return chosen.visits === 0 ? null : chosen;
  }

  /** Collects the children for the moves that are legal in this world. A full tree takes no more of them. */
  private offer(world: World, mover: Seat, node: TreeNode<Move>, moves: readonly Move[]): void {
    const { worlds, available } = this;
    available.length = 0;
    // Worlds list their moves in a stable order, so the next one is most often the next child.
    let hint = 0;
    for (let index = 0; index < moves.length; index++) {
      const move = moves[index] as Move;
      const found = this.indexOf(node.children, mover, move, hint);
      hint = found + 1;
      let child = node.children[found];
      if (child === undefined) {
        if (this.nodes >= this.mostNodes) continue;
        child = new TreeNode(move, mover, worlds.promise?.(world, mover, move) ?? 0);
        node.children.push(child);
        this.nodes++;
      }
      child.chances++;
      available.push(child);
    }
  }

  /** Where the move is among the children, looking from `hint` on and then from the beginning; their number when nowhere. */
  private indexOf(children: readonly TreeNode<Move>[], mover: Seat, move: Move, hint: number): number {
    const count = children.length;
    let index = hint;
    for (let step = 0; step < count; step++, index++) {
      if (index >= count) index = 0;
      const child = children[index] as TreeNode<Move>;
      if (child.mover === mover && (child.move === move || this.worlds.isSame(child.move as Move, move))) return index;
    }
    return count;
  }

  /** What was found, plus curiosity for what was often there and seldom tried, plus first sight while little is known. */
  private select(): TreeNode<Move> {
    const { available } = this;
    const { exploration, trust } = this.temper;
    const untried = this.worthOfUntried();
    let best = available[0] as TreeNode<Move>;
    let highest = Number.NEGATIVE_INFINITY;
    for (let index = 0; index < available.length; index++) {
      const child = available[index] as TreeNode<Move>;
      const { visits } = child;
      const value =
        visits === 0
          ? untried + trust * child.promise + this.chance.below('search', 0, 1000) * A_HAIR
          : child.reward / visits +
            exploration * Math.sqrt(Math.log(child.chances) / visits) +
            (trust * child.promise) / (visits + 1);
      if (value > highest) {
        highest = value;
        best = child;
      }
    }
    return best;
  }

  private worthOfUntried(): number {
    const { urgency } = this.temper;
    if (urgency === undefined) return BEYOND_ALL;
    const { available } = this;
    let visits = 0;
    let reward = 0;
    for (let index = 0; index < available.length; index++) {
      const child = available[index] as TreeNode<Move>;
      visits += child.visits;
      reward += child.reward;
    }
    return visits === 0 ? 0 : reward / visits + urgency;
  }

  private remember(world: World): void {
    const { rewards, path, root } = this;
    this.worlds.rewards(world, rewards);
    const win = this.worlds.winShare(world, this.seat);
    root.visits++;
    root.wins += win;
    for (let index = 0; index < path.length; index++) {
      const node = path[index] as TreeNode<Move>;
      node.visits++;
      node.reward += rewards[node.mover] as number;
      node.wins += win;
    }
  }
}
