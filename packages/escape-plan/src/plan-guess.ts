import { type Chance, type Seat, shuffleInPlace } from '@stakeout/kernel';
import type { Table } from './data/table.ts';
import type { PublicTable } from './view.ts';

const UNKNOWN = -1;

/** Plans that fit what the cubes of each player show, all different; Costa's, which shows nothing, comes last. */
export function guessPlans(
  table: Table,
  seen: PublicTable,
  seat: Seat,
  own: number,
  chance: Chance,
): readonly number[] {
  if (seen.truth !== null) return seen.truth.plans;
  const free: number[] = [];
  for (let plan = 0; plan < table.plans.length; plan++) if (plan !== own) free.push(plan);
  shuffleInPlace(free, free.length, 'determinize', chance);
  const plans: number[] = [];
  for (let owner = 0; owner <= seen.seats; owner++) plans.push(owner === seat ? own : UNKNOWN);
  assignPlans(table, seen, 0, free, plans);
  return plans;
}

/** Gives a plan to each owner from one on who has none; takes them back when somebody is left without. */
function assignPlans(
  table: Table,
  seen: PublicTable,
  owner: number,
  free: readonly number[],
  plans: number[],
): boolean {
  if (owner === plans.length) return true;
  if (plans[owner] !== UNKNOWN) return assignPlans(table, seen, owner + 1, free, plans);
  for (let index = 0; index < free.length; index++) {
    const plan = free[index] as number;
    if (plans.includes(plan) || !fitsCubes(table, seen, owner, plan)) continue;
    plans[owner] = plan;
    if (assignPlans(table, seen, owner + 1, free, plans)) return true;
    plans[owner] = UNKNOWN;
  }
  return false;
}

/** E15.1: whether the plan says income just where the owner's cubes lie on an income hex. */
function fitsCubes(table: Table, seen: PublicTable, owner: number, plan: number): boolean {
  if (owner >= seen.seats) return true;
  const lines = table.plans[plan] as readonly number[];
  for (let place = 0; place < seen.visited.length; place++) {
    if (((seen.visited[place] as number) & (1 << owner)) === 0) continue;
    const isIncome = ((seen.onIncome[place] as number) & (1 << owner)) !== 0;
    if (isIncome !== (lines[place] as number) < 0) return false;
  }
  return true;
}
