import { appendFileSync } from 'node:fs';
import type { Mined } from '@stakeout/bots/puzzles';
import { isPlainObject } from '@stakeout/kernel';
import { readTextFile } from '../files.ts';
import { BadInput } from '../input.ts';

/** What the first line of a file of mined puzzles says. */
export interface MinedHeader {
  readonly game: string;
  readonly rulesVersion: string;
  readonly seed: number;
  readonly pairs: number;
  readonly machine: string;
  readonly threads: number;
}

/** A line for every game of self-play, as it comes: whoever is stopped has lost nothing but what was under way. */
export interface MinedLine extends Mined {
  readonly number: number;
  /** The seconds of all processors by now, and of the clock. */
  readonly cpu: number;
  readonly clock: number;
}

export interface MinedFile {
  readonly header: MinedHeader;
  readonly lines: readonly MinedLine[];
}

export function appendLine(path: string, line: MinedHeader | MinedLine): void {
  appendFileSync(path, `${JSON.stringify(line)}\n`);
}

/** Reads it, games in order. A last line that was cut off in the middle is left out. */
export function readMined(path: string, game: string): MinedFile {
  const texts = readTextFile(path, path).split('\n').slice(0, -1);
  const [header, ...lines] = texts.map((text, index) => {
    try {
      const line: unknown = JSON.parse(text);
      if (isPlainObject(line)) return line;
    } catch {
      // Told below.
    }
    throw new BadInput(`${path}: line ${index + 1} is no line of mined puzzles`);
  });
  if (header?.['game'] !== game) throw new BadInput(`${path}: holds no puzzles of ${game}`);
  const sorted = (lines as unknown as MinedLine[]).toSorted((one, other) => one.number - other.number);
  return { header: header as unknown as MinedHeader, lines: sorted };
}
