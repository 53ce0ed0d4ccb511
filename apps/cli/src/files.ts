import { accessSync, constants, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { getSystemErrorMap } from 'node:util';
import { BadInput } from './input.ts';

/** The text of a file, byte for byte: anything that is not UTF-8 is refused rather than repaired. */
export function readTextFile(field: string, path: string): string {
  const bytes = attempt(`${field}: cannot be read`, () => readFileSync(path));
  const text = attempt(`${field}: cannot be read`, () => bytes.toString('utf8'));
  const again = Buffer.from(text, 'utf8');
  if (again.equals(bytes)) return text;
  let offset = 0;
  while (again[offset] === bytes[offset]) offset++;
  throw new BadInput(`${field}: byte ${offset + 1} is not UTF-8 text`);
}

/** To be asked before the work begins, so that nobody plays a match that cannot be saved. */
export function checkWritable(field: string, path: string, force: boolean): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isDirectory()) throw new BadInput(`${field}: ${path} is a directory, not a file`);
  if (found !== undefined && !force) throw new BadInput(`${field}: ${path} exists already; --force overwrites it`);
  attempt(`${field}: cannot write ${path}`, () =>
    accessSync(found === undefined ? dirname(path) : path, constants.W_OK),
  );
}

export function writeTextFile(field: string, path: string, text: string, force: boolean): void {
  attempt(`${field}: cannot write ${path}`, () => writeFileSync(path, text, { flag: force ? 'w' : 'wx' }));
}

function attempt<T>(what: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    throw new BadInput(`${what}: ${reasonOf(error)}`);
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { errno } = error as NodeJS.ErrnoException;
  const known = errno === undefined ? undefined : getSystemErrorMap().get(errno);
  return known === undefined ? error.message : known[1];
}
