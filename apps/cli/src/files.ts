import { randomBytes } from 'node:crypto';
import {
  accessSync,
  constants,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { reasonOf } from './fault.ts';
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
  const found = attempt(`${field}: cannot write ${path}`, () => statSync(path, { throwIfNoEntry: false }));
  if (found?.isDirectory()) throw new BadInput(`${field}: ${path} is a directory, not a file`);
  if (found !== undefined && !force) throw new BadInput(`${field}: ${path} exists already; --force overwrites it`);
  attempt(`${field}: cannot write ${path}`, () => {
    if (found !== undefined) accessSync(path, constants.W_OK);
    // The dot makes sure that what the file is to lie in is a directory.
    if (found === undefined) accessSync(`${dirname(path)}/.`, constants.W_OK);
    else if (found.isFile()) accessSync(dirname(realpathSync(path)), constants.W_OK);
  });
}

/** Writes all of a file or nothing: a disk that fills up half-way leaves everything as it was. */
export function writeTextFile(field: string, path: string, text: string, force: boolean): void {
  attempt(`${field}: cannot write ${path}`, () => {
    const found = force ? statSync(path, { throwIfNoEntry: false }) : undefined;
    if (found === undefined) writeNew(path, text);
    else if (found.isFile()) replace(realpathSync(path), text, found);
    // A device or a pipe has no content that could be kept.
    else writeFileSync(path, text);
  });
}

function writeNew(path: string, text: string, mode?: number): void {
  // Opening it as a new file is apart from filling it: a file that somebody else made meanwhile is not ours to remove.
  writeFileSync(path, '', { flag: 'wx', mode });
  try {
    writeFileSync(path, text);
  } catch (error) {
    rmSync(path, { force: true });
    throw error;
  }
}

/** The new text is written beside the old file and then takes its name. */
function replace(path: string, text: string, { mode }: Stats): void {
  const beside = join(dirname(path), `.stakeout-${randomBytes(6).toString('hex')}`);
  writeNew(beside, text, mode);
  renameSync(beside, path);
}

function attempt<T>(what: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    throw new BadInput(`${what}: ${reasonOf(error)}`);
  }
}
