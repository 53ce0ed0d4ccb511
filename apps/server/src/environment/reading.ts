import type { Variable } from './variables.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads variables one by one and remembers what is wrong with them, so that all faults can be told at once. */
export class Reading {
  readonly faults: string[] = [];
  private readonly environment: Environment;

  constructor(environment: Environment) {
    this.environment = environment;
  }

  /** A variable set to nothing counts as not set: files of variables are full of empty lines such as `NAME=`. */
  text(name: Variable): string | null {
    const value = this.environment[name]?.trim() ?? '';
    return value === '' ? null : value;
  }

  integer(name: Variable, otherwise: number, min: number, max: number): number {
    const value = this.text(name);
    if (value === null) return otherwise;
    const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
    if (number >= min && number <= max) return number;
    this.fault(name, `is ${shown(value)}`, `a whole number from ${min} to ${max}`);
    return otherwise;
  }

  choice<Choice extends string>(name: Variable, otherwise: Choice, choices: readonly Choice[]): Choice {
    const value = this.text(name);
    if (value === null) return otherwise;
    const found = choices.find((choice) => choice === value.toLowerCase());
    if (found === undefined) this.fault(name, `is ${shown(value)}`, oneOf(choices));
    return found ?? otherwise;
  }

  flag(name: Variable): boolean {
    return ['yes', 'true', '1'].includes(this.choice(name, 'no', ['yes', 'no', 'true', 'false', '1', '0']));
  }

  /** A text of a certain shape. */
  matching<Otherwise>(name: Variable, otherwise: Otherwise, shape: RegExp, expected: string): string | Otherwise {
    const value = this.text(name);
    if (value === null) return otherwise;
    if (shape.test(value)) return value;
    this.fault(name, `is ${shown(value)}`, expected);
    return otherwise;
  }

  fault(name: string, found: string, expected: string): void {
    this.faults.push(`${name} ${found}; expected ${expected}`);
  }
}

/**
 * A wrong value helps to see what went wrong, but faults end up in logs, and what was put in the wrong variable may be a
 * password. Only what is short and plain is shown.
 */
export function shown(value: string): string {
  return /^[\w.:/ +-]{1,32}$/.test(value) && !value.includes('://')
    ? `"${value}"`
    : `a text of ${value.length} characters that is not shown here`;
}

function oneOf(choices: readonly string[]): string {
  return `${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}`;
}
