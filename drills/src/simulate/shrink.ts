import type { Plan } from './plan.ts';

/** What is left of the plan of a seed: which of its faults, how many of its tables, and for how long. */
export interface Cut {
  readonly faults: readonly number[];
  readonly tables: number;
  readonly length: number;
}

/** Nothing has been left out yet. */
export function wholeOf({ faults, tables, length }: Plan): Cut {
  return { faults: [...faults.keys()], tables: tables.length, length };
}

export function cutDown(plan: Plan, { faults, tables, length }: Cut): Plan {
  return {
    ...plan,
    faults: plan.faults.filter((_, index) => faults.includes(index)),
    tables: plan.tables.slice(0, tables),
    length: Math.min(length, plan.length),
  };
}

/** A course ends no sooner than this after its last fault has begun, in milliseconds. */
const TAIL = 1500;

/** The smallest part of a plan that still fails, as far as leaving out one thing after the other finds it. */
export async function shrink(plan: Plan, fails: (plan: Plan) => Promise<boolean>): Promise<Cut> {
  let cut = wholeOf(plan);
  const isEnough = async (next: Cut) => {
    if (!(await fails(cutDown(plan, next)))) return false;
    cut = next;
    return true;
  };
  while (cut.tables > 1 && (await isEnough({ ...cut, tables: cut.tables - 1 })));
  let isSmaller = true;
  while (isSmaller) {
    isSmaller = false;
    for (const index of cut.faults) {
      const faults = cut.faults.filter((other) => other !== index);
      if (await isEnough({ ...cut, faults })) isSmaller = true;
    }
  }
  const ends = cut.faults.map((index) => endOf(plan, index));
  await isEnough({ ...cut, length: Math.min(cut.length, Math.max(TAIL, ...ends) + TAIL) });
  return cut;
}

function endOf({ faults }: Plan, index: number): number {
  const fault = faults[index];
  if (fault === undefined) return 0;
  return fault.at + ('lasts' in fault ? fault.lasts : 0);
}
