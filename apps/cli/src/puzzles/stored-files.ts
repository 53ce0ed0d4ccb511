import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PUZZLES_A_FILE, type PuzzleIndex, type StoredPuzzle } from '@stakeout/bots/puzzles';

/** Where the puzzles of the pages are kept. */
const FOLDER = fileURLToPath(new URL('../../../../packages/bots/puzzles/', import.meta.url));

export function readIndex(game: string): PuzzleIndex | null {
  const path = join(FOLDER, game, 'index.json');
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as PuzzleIndex) : null;
}

/** All puzzles of a game by their number. */
export function readStored(game: string): (readonly [string, StoredPuzzle])[] {
  const index = readIndex(game);
  if (index === null) return [];
  const files = Math.ceil(index.puzzles.length / PUZZLES_A_FILE);
  const puzzles = Array.from({ length: files }, (_, file) => read(game, `${file}.json`)).flat();
  return puzzles.map((puzzle, place) => [String(place + 1), puzzle] as const);
}

function read(game: string, name: string): StoredPuzzle[] {
  return JSON.parse(readFileSync(join(FOLDER, game, name), 'utf8')) as StoredPuzzle[];
}

/** Puts a game's puzzles in place of those there were. */
export function writeStored(index: PuzzleIndex, puzzles: readonly StoredPuzzle[], truths: readonly unknown[]): void {
  const folder = join(FOLDER, index.game);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const write = (name: string, data: unknown) => writeFileSync(join(folder, name), `${JSON.stringify(data)}\n`);
  write('index.json', index);
  for (let from = 0; from < puzzles.length; from += PUZZLES_A_FILE) {
    const file = from / PUZZLES_A_FILE;
    write(`${file}.json`, puzzles.slice(from, from + PUZZLES_A_FILE));
    write(`${file}.truth.json`, truths.slice(from, from + PUZZLES_A_FILE));
  }
}
