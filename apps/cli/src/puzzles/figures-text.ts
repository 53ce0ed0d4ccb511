import { newYield, type PuzzleIndex } from '@stakeout/bots/puzzles';
import { addYield, yieldLines } from '../commands/puzzles-mine.ts';

const PART = 200;

/** What the mining of all games' puzzles came to, as a page. */
export function figuresText(games: readonly { readonly title: string; readonly index: PuzzleIndex }[]): string {
  const lines = [
    '# Puzzles',
    '',
    'Written by `stakeout puzzles keep`. How puzzles are found is [decision 28](../../docs/decisions/0028-puzzles.md).',
    '',
    ...games.flatMap(({ title, index }) => [`## ${title}`, '', ...gameLines(index), '']),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}

function gameLines({ puzzles, themes, mined }: PuzzleIndex): string[] {
  const yielded = newYield();
  for (const figures of mined) addYield(yielded, figures.yielded);
  const sum = (of: 'cpu' | 'clock' | 'found') => Math.round(mined.reduce((total, figures) => total + figures[of], 0));
  const machines = [...new Set(mined.map(({ machine, threads }) => `${machine}, ${threads} threads`))];
  return [
    `${puzzles.length} puzzles are kept. Seeds ${mined.map(({ seed }) => seed).join(', ')}; ${mined[0]?.pairs ?? 0} pairs of imagined games for each judge. ${machines.join('; ')}.`,
    '',
    '```',
    ...yieldLines(yielded, sum('found'), { cpu: sum('cpu'), clock: sum('clock') }),
    '```',
    '',
    '| theme | puzzles |',
    '| --- | ---: |',
    ...themes.map((theme, at) => `| ${theme} | ${puzzles.filter(([, of]) => of === at).length} |`),
    '',
    '| first rating | puzzles |',
    '| --- | ---: |',
    ...ratingRows(puzzles.map(([rating]) => rating)),
  ];
}

function ratingRows(ratings: readonly number[]): string[] {
  const counts = new Map<number, number>();
  for (const rating of ratings) {
    const part = Math.floor(rating / PART) * PART;
    counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  return [...counts]
    .sort(([one], [other]) => one - other)
    .map(([part, count]) => `| ${part} to ${part + PART - 1} | ${count} |`);
}
