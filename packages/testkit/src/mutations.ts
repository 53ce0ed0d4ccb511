import type { FastChance } from '@stakeout/kernel';

/**
 * Turns an action into something close to it that is mostly wrong: other numbers, missing or extra fields, wrong types.
 * What comes out may by accident be legal; the checks ask the game and its list, not this function.
 */
export function mutated(action: unknown, chance: FastChance): unknown {
  if (typeof action !== 'object' || action === null) return chance.pick(2) === 0 ? null : [action];
  const copy: Record<string, unknown> = { ...action };
  const fields = Object.keys(copy);
  const field = fields[chance.pick(fields.length)] as string;
  switch (chance.pick(8)) {
    case 0:
      delete copy[field];
      return copy;
    case 1:
      return { ...copy, extra: 1 };
    case 2:
      return { ...copy, [field]: STRANGERS[chance.pick(STRANGERS.length)] };
    case 3:
      return STRANGERS[chance.pick(STRANGERS.length)];
    default:
      return { ...copy, [field]: neighbour(copy[field], chance) };
  }
}

const STRANGERS: readonly unknown[] = [
  null,
  undefined,
  '',
  '0',
  'roll',
  '__proto__',
  -1,
  -0,
  0.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  2 ** 53,
  1e9,
  true,
  [],
  [[]],
  {},
  { type: 'constructor' },
  { type: 'no such action' },
];

const STEPS = [-1000, -100, -10, -1, 1, 10, 100, 1000];

function neighbour(value: unknown, chance: FastChance): unknown {
  if (typeof value === 'number') return value + (STEPS[chance.pick(STEPS.length)] ?? 1);
  if (Array.isArray(value)) return mutatedList(value, chance);
  return value;
}

function mutatedList(list: readonly unknown[], chance: FastChance): unknown[] {
  const copy = list.slice();
  const index = chance.pick(copy.length + 1);
  switch (chance.pick(4)) {
    case 0:
      copy.splice(index, 1);
      return copy;
    case 1:
      copy.push(0);
      return copy;
    case 2:
      return copy.reverse();
    default:
      copy[index] = neighbour(copy[index], chance);
      return copy;
  }
}
