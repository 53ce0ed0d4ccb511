import { type Action, LAST_DAY, printedOf, type Table, type View } from '@stakeout/escape-plan';
import { FastChance, type Seat } from '@stakeout/kernel';
import type { Picker, Player } from '../policy.ts';
import { isSame } from './candidates.ts';
import { instinct } from './instinct.ts';
import { listMoves, type Move } from './moves.ts';
import { isForNow, nextOf, type Plan, planOf, readPlan } from './plan.ts';
import { isOfUse } from './uses-habit.ts';
import { imagine, type World } from './world.ts';

/** How far a beginner's sight is off, in thousands. */
const BLUR = 220;
/** One decision in so many that are no travel is made without a thought. */
const LAPSE = 2;

/** Goes by first sight, sees badly, and lets chances slip. That one has to get out in the end it has been told. */
export class Beginner implements Player {
  private readonly seat: Seat;
  private readonly chance: Picker;
  private plan: Plan | null;

  constructor(seat: Seat, chance: Picker, notes: unknown) {
    this.seat = seat;
    this.chance = chance;
    this.plan = readPlan(notes);
  }

  notes(): unknown {
    return { plan: this.plan };
  }

  choose(view: () => unknown, options: readonly unknown[]): number {
    if (options.length === 1) return 0;
    const choices = options as readonly Action[];
    const world = imagine(view() as View, this.seat, new FastChance(0));
    const wanted = this.wanted(world, printedOf(world), choices);
    const index = choices.findIndex((option) => isSame(option, wanted));
    return index >= 0 ? index : this.chance.pick(choices.length);
  }

  private wanted(world: World, table: Table, options: readonly Action[]): Action {
    const kind = world.frames[world.frames.length - 1]?.kind;
    if (kind !== 'action' && kind !== 'travel') return this.habit(world, table, options);
    if (!isForNow(this.plan, world) || world.turn.stuck === 1) this.plan = this.newPlan(world, table);
    const { plan } = this;
    if (plan === null) return this.habit(world, table, options);
    if (kind === 'action') {
      const move = { kind: plan.kind, way: null, worth: 0, lift: null };
      return instinct(world, table, this.seat, { move, variant: 0 });
    }
    const next = nextOf(plan, world.at[this.seat] as number, options);
    return next ?? instinct(world, table, this.seat, { move: null, variant: 0 });
  }

  private habit(world: World, table: Table, options: readonly Action[]): Action {
    const isCareless = world.day < LAST_DAY && this.chance.pick(LAPSE) === 0;
    const plain = options.filter((option) => option.type !== 'use' && isOfUse(table, option));
    if (isCareless && plain.length > 0) return plain[this.chance.pick(plain.length)] as Action;
    return instinct(world, table, this.seat, { move: null, variant: 0 });
  }

  private newPlan(world: World, table: Table): Plan | null {
    let best: Move | null = null;
    let highest = Number.NEGATIVE_INFINITY;
    for (const move of listMoves(world, table, this.seat)) {
      const worth = move.worth + (this.chance.pick(1000) / 1000) * BLUR;
      if (worth <= highest) continue;
      highest = worth;
      best = move;
    }
    return best === null ? null : planOf(world, best, 0, 0);
  }
}
