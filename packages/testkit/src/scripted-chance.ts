import type { Chance } from '@stakeout/kernel';

/** Chance for scenarios: gives the values the example names, in order, under each label, and complains when they run out. */
export class ScriptedChance implements Chance {
  private readonly script: Record<string, number[]>;

  constructor(script: Readonly<Record<string, readonly number[]>>) {
    this.script = Object.fromEntries(Object.entries(script).map(([label, values]) => [label, values.slice()]));
  }

  below(label: string, _counter: number, bound: number): number {
    const value = this.script[label]?.shift();
    if (value === undefined) throw new Error(`the example says nothing about another draw of ${label}`);
    if (value < 0 || value >= bound) throw new RangeError(`${value} is no draw of ${label} below ${bound}`);
    return value;
  }

  /** Whether every value of the script was used. */
  isUsedUp(): boolean {
    return Object.values(this.script).every((values) => values.length === 0);
  }
}

/** Die rolls as people write them. */
export function rolls(...faces: number[]): ScriptedChance {
  return new ScriptedChance({ die: faces.map((face) => face - 1) });
}
