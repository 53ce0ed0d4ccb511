import { accepted, FaultList, isPlainObject, malformed, type Result, refused, tooLarge } from '@stakeout/kernel';
import { tableOf } from './data/boxes.ts';
import type { RawTable } from './data/raw-table.ts';
import { withoutNotes } from './data/reader.ts';

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
  const large = tooLarge(input);
  if (large !== null) return refused([large]);
  const faults = new FaultList();
  for (const field of Object.keys(input)) {
    if (!FIELDS.includes(field)) faults.add(malformed(field, 'config.unknownOption', { known: FIELDS.join(', ') }));
  }
  const costaAvoidable = readFlag(input['costaAvoidable'], faults);
  const costaStacks = readStacks(input['costaStacks'], faults);
  const table = input['table'] ?? null;
  const compiled = tableOf(table);
  if (!compiled.ok) faults.add(...compiled.refusals);
  if (faults.refusals.length > 0) return refused(faults.refusals);
  return accepted({ table: withoutNotes(table) as RawTable | null, costaAvoidable, costaStacks });
}

function readFlag(value: unknown, faults: FaultList): boolean {
  if (value === undefined || value === false || value === 'no') return false;
  if (value === true || value === 'yes') return true;
  faults.add(malformed('costaAvoidable', 'config.notOneOf', { allowed: 'yes, no' }));
  return false;
}

function readStacks(value: unknown, faults: FaultList): CostaStacks {
  const [usual] = COSTA_STACKS as [CostaStacks];
  if (value === undefined) return usual;
  const found = COSTA_STACKS.find((candidate) => candidate === value);
  if (found === undefined)
    faults.add(malformed('costaStacks', 'config.notOneOf', { allowed: COSTA_STACKS.join(', ') }));
  return found ?? usual;
}
