import { isPlainObject } from '@stakeout/kernel';

/** `contacts[3].cost` as steps. */
function stepsOf(path: string): readonly string[] {
  return path.split(/[.[\]]+/).filter((step) => step !== '');
}

/** What stands at a place of some data; `undefined` where there is no such place. */
export function at(data: unknown, path: string): unknown {
  return stepsOf(path).reduce<unknown>((inner, step) => {
    if (Array.isArray(inner)) return inner[Number(step)];
    return isPlainObject(inner) && Object.hasOwn(inner, step) ? inner[step] : undefined;
  }, data);
}

/** The same data with another value at a place; `undefined` leaves a field out. What is not on the way there is not copied. */
export function put(data: unknown, path: string, value: unknown): unknown {
  return putSteps(data, stepsOf(path), value);
}

function putSteps(data: unknown, [step, ...rest]: readonly string[], value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(data)) {
    const copy = [...data];
    copy[Number(step)] = putSteps(copy[Number(step)], rest, value);
    return copy;
  }
  const record = isPlainObject(data) ? data : {};
  const inner = putSteps(record[step], rest, value);
  if (inner !== undefined) return { ...record, [step]: inner };
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== step));
}

export function listAt(data: unknown, path: string): readonly unknown[] {
  const found = at(data, path);
  return Array.isArray(found) ? found : [];
}

export function recordAt(data: unknown, path: string): Readonly<Record<string, unknown>> {
  const found = at(data, path);
  return isPlainObject(found) ? found : {};
}

/** Whether the second place is the first one, or in it. */
export function isWithin(outer: string, inner: string): boolean {
  if (!inner.startsWith(outer)) return false;
  const next = inner[outer.length];
  return outer === '' || next === undefined || next === '.' || next === '[';
}
