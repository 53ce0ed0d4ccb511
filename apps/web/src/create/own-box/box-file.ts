import { isPlainObject } from '@stakeout/kernel';
import { readData } from './read-data.ts';
import { written } from './written.ts';

/** What every file of a box says of itself. */
const FORMAT = 'stakeout-box';
/** The longest boxes come to about 30 kB; whatever is far beyond was picked by mistake. */
export const LARGEST_FILE = 500_000;

interface BoxFile {
  readonly game: string;
  readonly name: string;
  /** The option that the data is for. */
  readonly option: string;
  readonly data: unknown;
}

/** The whole box, so that it stays the same when the usual values of a later version are others. */
export function fileText({ game, name, option, data }: BoxFile): string {
  return written({ format: FORMAT, game, name, [option]: data });
}

/** `our-shelf-copy.stakeout.json`. */
export function fileName(name: string, usual: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return `${plain || usual}.stakeout.json`;
}

export type ReadFile =
  | { readonly ok: true; readonly name: string | null; readonly data: unknown }
  | { readonly ok: false; readonly why: 'notJson' | 'faultInLine' | 'notABox' | 'otherGame'; readonly line: number };

/** Reads a file of a box, or the bare data as somebody wrote it down. What is in it is for the game to judge. */
export function readFile(text: string, game: string, option: string, usual: unknown): ReadFile {
  const read = readData(text, option);
  if (!read.ok) return { ok: false, why: read.line === null ? 'notJson' : 'faultInLine', line: read.line ?? 0 };
  const { whole, data } = read;
  const of = isPlainObject(whole) ? whole['game'] : undefined;
  if (typeof of === 'string' && of !== game) return { ok: false, why: 'otherGame', line: 0 };
  if (!isLike(usual, data)) return { ok: false, why: 'notABox', line: 0 };
  const name = isPlainObject(whole) && data !== whole ? whole['name'] : undefined;
  return { ok: true, name: typeof name === 'string' ? name : null, data };
}

/** A list like a list, or a record that has something of the other. */
function isLike(usual: unknown, data: unknown): boolean {
  if (Array.isArray(usual)) return Array.isArray(data);
  return isPlainObject(usual) && isPlainObject(data) && Object.keys(usual).some((name) => Object.hasOwn(data, name));
}
