import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  firstRating,
  type MinedFigures,
  type MinedPuzzle,
  newYield,
  type PuzzleEntry,
  puzzleMakerOf,
  reasonOf,
  type StoredPuzzle,
  themeOf,
} from '@stakeout/bots/puzzles';
import { findGame, GAMES, gameNames } from '../games.ts';
import { BadInput, readWholeNumber, unknownName } from '../input.ts';
import { type Io, writeLine } from '../io.ts';
import { withWhatCanBeDone } from '../puzzles/can-be-done.ts';
import { figuresText } from '../puzzles/figures-text.ts';
import { type MinedFile, readMined } from '../puzzles/mined-file.ts';
import { readIndex, writeStored } from '../puzzles/stored-files.ts';
import { addYield } from './puzzles-mine.ts';

export interface PuzzlesKeepFlags {
  readonly most?: string;
}

const USUAL_MOST = '1000';
const MOST = 100_000;
/** The figures of the mining; only where the program is run from its repository is there a place for them. */
const FIGURES = fileURLToPath(new URL('../../../../bench/results/puzzles.md', import.meta.url));

/** Puts what was mined in place of a game's puzzles, twins left out, and writes down what it cost. */
export function puzzlesKeep(name: string, paths: readonly string[], flags: PuzzlesKeepFlags, io: Io): void {
  const game = findGame(name);
  if (game === null) throw unknownName('game', name, gameNames);
  const most = readWholeNumber('--most', flags.most ?? USUAL_MOST, 1, MOST);
  const files = paths.map((path) => {
    const file = readMined(path, game.id);
    const { rulesVersion } = file.header;
    if (rulesVersion !== game.rulesVersion)
      throw new BadInput(`${path}: was mined by rules ${rulesVersion}, not ${game.rulesVersion}`);
    return file;
  });
  const maker = puzzleMakerOf(game);
  // Reasons are words about a position, and no part of what was found.
  const all = files
    .flatMap(({ lines }) => lines.flatMap(({ puzzles }) => puzzles))
    .flatMap((puzzle) => withWhatCanBeDone(game, puzzle) ?? [])
    .map((puzzle) => ({ ...puzzle, reason: reasonOf(maker, puzzle) }));
  const kept = withoutTwins(all).slice(0, most);
  const themes = [...new Set(kept.map(themeOfPuzzle))].sort();
  const puzzles = kept.map(
    (puzzle): PuzzleEntry => [
      firstRating(puzzle.solved),
      themes.indexOf(themeOfPuzzle(puzzle)),
      puzzle.reason?.clause ?? '',
    ],
  );
  const { rulesVersion } = game;
  writeStored(
    { game: game.id, rulesVersion, themes, puzzles, mined: files.map(figuresOf) },
    kept.map(stored),
    kept.map(({ truth }) => truth),
  );
  if (existsSync(FIGURES) || existsSync(fileURLToPath(new URL('../../../../bench/results/', import.meta.url)))) {
    writeFileSync(
      FIGURES,
      figuresText(
        GAMES.flatMap(({ id, title }) => {
          const index = readIndex(id);
          return index === null ? [] : [{ title, index }];
        }),
      ),
    );
  }
  writeLine(io.out, `${game.id}: ${kept.length} puzzles of ${all.length} found, ${themes.length} themes`);
}

function themeOfPuzzle({ reason }: MinedPuzzle): string {
  return themeOf(reason?.id ?? '');
}

function withoutTwins(all: readonly MinedPuzzle[]): MinedPuzzle[] {
  const seen = new Set<string>();
  return all.filter(({ twin }) => !seen.has(twin) && seen.add(twin));
}

/** What the pages need of it; chances to a tenth of a point. */
function stored({ seats, seat, options, view, choices, obvious, reason }: MinedPuzzle): StoredPuzzle {
  const tenth = (points: number) => Math.round(points * 10) / 10;
  return {
    seats,
    seat,
    options,
    view,
    choices: choices.map(({ actions, chance, se }) => ({
      actions,
      chance: tenth(chance),
      se: Math.max(0.1, tenth(se)),
    })),
    obvious,
    reason,
  };
}

function figuresOf({ header, lines }: MinedFile): MinedFigures {
  const { seed, pairs, machine, threads } = header;
  const yielded = newYield();
  for (const line of lines) addYield(yielded, line.yielded);
  const found = lines.reduce((sum, { puzzles }) => sum + puzzles.length, 0);
  const cpu = Math.max(0, ...lines.map((line) => line.cpu));
  const clock = Math.max(0, ...lines.map((line) => line.clock));
  return { seed, pairs, machine, threads, yielded, found, cpu, clock };
}
