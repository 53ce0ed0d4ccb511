import { isHexKey, type Kept, readKept } from '@stakeout/kernel';
import { readTextFile } from '../files.ts';
import { BadInput, readWholeNumber } from '../input.ts';

/** What somebody kept of a match, as `verify` is given it. */
export interface KeptFlags {
  readonly table?: string;
  readonly commitment?: string;
  readonly nonce?: string;
  readonly seat?: string;
  readonly kept?: string;
}

/** More than any game has. */
const MOST_SEATS = 10;

export function readKeptFlags(flags: KeptFlags): Partial<Kept> {
  const given = {
    ...(flags.table === undefined ? {} : { matchId: readTable(flags.table) }),
    ...(flags.commitment === undefined ? {} : { commitment: readHex('--commitment', flags.commitment) }),
    ...(flags.nonce === undefined ? {} : { nonce: readHex('--nonce', flags.nonce) }),
    // People count seats from 1, the engine from 0.
    ...(flags.seat === undefined ? {} : { seat: readWholeNumber('--seat', flags.seat, 1, MOST_SEATS) - 1 }),
  };
  if (flags.kept === undefined) return given;
  const kept = readKeptFile(flags.kept);
  for (const [field, flag] of Object.entries({
    matchId: 'table',
    commitment: 'commitment',
    nonce: 'nonce',
    seat: 'seat',
  })) {
    const name = field as keyof typeof given;
    if (given[name] !== undefined && given[name] !== kept[name])
      throw new BadInput(`--${flag}: is another one in --kept`);
  }
  return kept;
}

function readTable(text: string): string {
  if (/^[A-Za-z0-9_-]{1,64}$/.test(text)) return text;
  throw new BadInput(`--table: "${text}" is not the id of a table: up to 64 letters, digits, "-" and "_"`);
}

function readHex(flag: string, text: string): string {
  const digits = text.toLowerCase();
  if (!isHexKey(digits)) throw new BadInput(`${flag}: "${text}" is not 64 hexadecimal digits`);
  return digits;
}

function readKeptFile(path: string): Kept {
  const text = readTextFile('--kept', path);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new BadInput(`--kept: ${path} is not JSON`);
  }
  const read = readKept(value);
  if (read.ok) return read.value;
  throw new BadInput(
    `--kept: ${path} is not what a player keeps of a match: ${read.refusals[0]?.field} is not as it must be`,
  );
}
