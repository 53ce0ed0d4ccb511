import { accepted, isPlainObject, malformed, type Refusal, type Result, refused } from '@stakeout/kernel';
import { tableOf } from './data/boxes.ts';
import type { RawTable } from './data/raw-table.ts';

/** What a match is created with. */
export interface Config {
  /** The printed data of the host's own box, or `null` for the table of this project. */
  readonly table: RawTable | null;
  /** Solo: whether effects that avoid all cops of a tile cover Costa. */
  readonly costaAvoidable: boolean;
  /** Solo: whether of Costa's stacks from stores A, B and C both tiles count, or of every stack the best one. */
  readonly costaStacks: CostaStacks;
}

export type CostaStacks = 'both' | 'best';

export const COSTA_STACKS: readonly CostaStacks[] = ['both', 'best'];
const FIELDS = ['table', 'costaAvoidable', 'costaStacks'];

/** Checks what a host asked for and completes it with the defaults. Every fault is named with its row. */
export function configure(input: unknown): Result<Config> {
  if (!isPlainObject(input)) return refused([malformed('config', 'config.notAnObject')]);
  const refusals: Refusal[] = [];
  for (const field of Object.keys(input)) {
    if (!FIELDS.includes(field)) refusals.push(malformed(field, 'config.unknownOption', { known: FIELDS.join(', ') }));
  }
  const costaAvoidable = readFlag(input['costaAvoidable'], refusals);
  const costaStacks = readStacks(input['costaStacks'], refusals);
  const table = input['table'] ?? null;
  const compiled = tableOf(table);
  if (!compiled.ok) refusals.push(...compiled.refusals);
  if (refusals.length > 0) return refused(refusals);
  return accepted({ table: table as RawTable | null, costaAvoidable, costaStacks });
}

function readFlag(value: unknown, refusals: Refusal[]): boolean {
  if (value === undefined || value === false || value === 'no') return false;
  if (value === true || value === 'yes') return true;
  refusals.push(malformed('costaAvoidable', 'config.notOneOf', { allowed: 'yes, no' }));
  return false;
}

function readStacks(value: unknown, refusals: Refusal[]): CostaStacks {
  const [usual] = COSTA_STACKS as [CostaStacks];
  if (value === undefined) return usual;
  const found = COSTA_STACKS.find((candidate) => candidate === value);
  if (found === undefined)
    refusals.push(malformed('costaStacks', 'config.notOneOf', { allowed: COSTA_STACKS.join(', ') }));
  return found ?? usual;
}
