import { accepted, isPlainObject, isWhole, malformed, type Refusal, type Result, refused } from '@stakeout/kernel';

/** S1.1: what can be chosen about a match. */
export interface Config {
  /** How many houses the street has. */
  readonly houses: number;
  /** How many nights are played. */
  readonly nights: number;
}

/** The values each option may take, least and most, and the usual one. */
export const LIMITS = {
  houses: { least: 4, most: 6, usual: 5 },
  nights: { least: 3, most: 8, usual: 5 },
} as const satisfies Record<keyof Config, { least: number; most: number; usual: number }>;

export function configure(input: unknown): Result<Config> {
  if (!isPlainObject(input)) return refused([malformed('config', 'config.notAnObject')]);
  const refusals: Refusal[] = Object.keys(input)
    .filter((name) => !Object.hasOwn(LIMITS, name))
    .map((name) => malformed(name, 'config.unknownOption', { known: Object.keys(LIMITS).join(', ') }));
  const read = (name: keyof Config): number => {
    const { least, most, usual } = LIMITS[name];
    const value = input[name] ?? usual;
    if (isWhole(value) && value >= least && value <= most) return value;
    refusals.push({ ...malformed(name, 'config.range', { least, most }), clause: 'S1.1' });
    return usual;
  };
  const config = { houses: read('houses'), nights: read('nights') };
  return refusals.length > 0 ? refused(refusals) : accepted(config);
}
