import type { AskedFigures, Count, Figures, LevelFigures } from './figures.ts';

/** What the run was made on. */
export interface Circumstances {
  readonly date: string;
  readonly cpu: string;
  readonly node: string;
  readonly depth: number;
}

/** The report in words and tables, as it is kept. */
export function reportOf(games: readonly (readonly [id: string, figures: Figures])[], on: Circumstances): string {
  return `${[
    '# How well the judge judges',
    '',
    'Made by `npm run bench -- judge`: bots of each level play among equals at tables of every size, and one seat of each match is reviewed. Every',
    'eighth decision is put to a judge that imagines ten times as many games, with another seed. The worst it sees there, where that is at least',
    '15 points worse than the best, is planted as if it had been played, and so is the best: the first must be flagged, the second must not',
    'be called a mistake or worse. At other decisions every level is asked what it would have played, and that is judged as well.',
    '',
    `${on.date}, ${on.cpu}, Node ${on.node}; depth ${on.depth} of what suits each game.`,
    '',
    ...games.flatMap(([id, figures]) => [...linesOf(id, figures), '']),
  ].join('\n')}`;
}

function linesOf(id: string, figures: Figures): string[] {
  return [
    `## ${id}, ${figures.matches} matches`,
    '',
    '| what | wanted | found |',
    '| ---- | ------ | ----- |',
    `| planted worst moves flagged | ≥ 95 % | ${share(figures.flagged)} |`,
    `| best moves called mistake or worse | ≤ 1 % | ${share(figures.falselyCalled)} |`,
    `| books balance within 3 standard errors | ≥ 99 % | ${share(figures.balanced)} |`,
    `| left over, mean (its usual error) | 0 | ${points(figures.meanResidual)} (${points(figures.meanResidualSe)}) |`,
    `| decisions a seat, of which mattered | | ${figures.decisions.toFixed(1)}, ${figures.counted.toFixed(1)} |`,
    `| seconds a review, the slowest | | ${figures.seconds.toFixed(1)}, ${figures.slowest.toFixed(1)} |`,
    `| seconds until the first decision, at most | | ${figures.untilFirst.toFixed(1)} |`,
    '',
    ...levelsTable('among its equals', figures.levels),
    '',
    ...levelsTable('all at the same decisions', figures.asked),
    '',
    ...figures.asked.flatMap(moreThanStronger),
  ];
}

function levelsTable(where: string, levels: readonly LevelFigures[]): string[] {
  return [
    `| level | matches | decisions | given away a decision, ${where}, in points (95 %) |`,
    '| ----- | ------- | --------- | ------------------------------------------------ |',
    ...levels.map(
      ({ level, matches, decisions, perDecision, error }) =>
        `| ${level} | ${matches} | ${decisions} | ${points(perDecision)} ± ${points(error)} |`,
    ),
  ];
}

function moreThanStronger({ level, more, moreError }: AskedFigures): string[] {
  return more === null
    ? []
    : [`- ${level}: ${points(more)} ± ${points(moreError)} more than the level before it, at the same decisions`];
}

function share({ of, all }: Count): string {
  return all === 0 ? 'none were found' : `${((100 * of) / all).toFixed(1)} % (${of} of ${all})`;
}

function points(value: number): string {
  return value.toFixed(2);
}
