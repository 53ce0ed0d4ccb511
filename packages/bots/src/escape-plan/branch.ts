import type { Table } from '@stakeout/escape-plan';
import type { Seat } from '@stakeout/kernel';
import { listMoves, type Move } from './moves.ts';
import type { World } from './world.ts';

/** A move in a later turn of the searching seat, in whatever world: how often it was tried and what came of it. */
class Twig {
  readonly key: number;
  visits = 0;
  sum = 0;
  branch: Branch | null = null;

  constructor(key: number) {
    this.key = key;
  }
}

/** What has been found out about a later turn, whatever happens in between. */
class Branch {
  readonly twigs: Twig[] = [];
  visits = 0;
  sum = 0;

  twig(key: number): Twig {
    for (let index = 0; index < this.twigs.length; index++) {
      const twig = this.twigs[index] as Twig;
      if (twig.key === key) return twig;
    }
    const twig = new Twig(key);
    this.twigs.push(twig);
    return twig;
  }
}

/** How the tree of later turns is searched. */
export interface Depth {
  /** How many own turns ahead are planned. */
  readonly turns: number;
  /** The weight of curiosity. */
  readonly curiosity: number;
  /** How fast more moves are looked at as a turn is visited more often. */
  readonly widening: number;
}

/** First sight counts like this many games. */
const TRUST = 3;
const PER_THOUSAND = 0.0016;

/**
 * The own turns after this one, as a tree. Worlds differ in what happens between two turns, so a branch stands for "my next
 * turn after that", not for a position; moves are told apart by where they lead.
 */
export class Foresight {
  private readonly root = new Branch();
  private readonly depth: Depth;
  private readonly path: Twig[] = [];
  private readonly branches: Branch[] = [];
  readonly seat: Seat;
  private cursor: Branch | null = null;

  constructor(seat: Seat, depth: Depth) {
    this.seat = seat;
    this.depth = depth;
  }

  /** Before a game. */
  begin(): void {
    this.path.length = 0;
    this.branches.length = 0;
    this.cursor = this.depth.turns > 0 ? this.root : null;
  }

  /** The move for the next own turn, or `null` beyond the tree. */
  choose(world: World, table: Table, seat: Seat): Move | null {
    const branch = this.cursor;
    if (branch === null) return null;
    const moves = listMoves(world, table, seat);
    const move = this.select(branch, moves);
    if (move === null) return null;
    const twig = branch.twig(keyOf(move));
    this.branches.push(branch);
    this.path.push(twig);
    if (twig.visits === 0 || this.path.length >= this.depth.turns) this.cursor = null;
    else {
      twig.branch ??= new Branch();
      this.cursor = twig.branch;
    }
    return move;
  }

  private select(branch: Branch, moves: Move[]): Move | null {
    const width = 1 + Math.floor(this.depth.widening * Math.sqrt(branch.visits));
    if (moves.length > 1) moves.sort((one, other) => other.worth - one.worth);
    const first = moves[0];
    if (first === undefined || width === 1) return first ?? null;
    const mean = branch.sum / branch.visits;
    const curiosity = this.depth.curiosity * Math.sqrt(Math.log(branch.visits + 1));
    let best = first;
    let highest = Number.NEGATIVE_INFINITY;
    for (let index = 0; index < moves.length && index < width; index++) {
      const move = moves[index] as Move;
      const { visits, sum } = branch.twig(keyOf(move));
      const prior = mean + (move.worth - first.worth) * PER_THOUSAND;
      const value = (sum + prior * TRUST) / (visits + TRUST) + curiosity / Math.sqrt(visits + 1);
      if (value > highest) {
        highest = value;
        best = move;
      }
    }
    return best;
  }

  /** After a game. */
  learn(reward: number): void {
    for (let index = 0; index < this.path.length; index++) {
      const twig = this.path[index] as Twig;
      const branch = this.branches[index] as Branch;
      twig.visits++;
      twig.sum += reward;
      branch.visits++;
      branch.sum += reward;
    }
  }
}

const KINDS = { rest: 0, stay: 1, escape: 2, go: 3 } as const;

function keyOf(move: Move): number {
  return move.kind === 'go' ? KINDS.go + (move.way?.node ?? 0) : KINDS[move.kind];
}
