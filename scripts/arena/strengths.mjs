/** With fewer games than this nobody knows how strong a level is. */
const LEAST_GAMES = 20;
/** Those that people can choose: others are measured beside them, and told to nobody. */
const LEVELS = ['easy', 'medium', 'master'];

/** How strong the levels are, as the pages tell it: the source of `packages/bots/src/measured-strengths.ts`. */
export function strengthsFrom(reports) {
  const rows = Object.entries(reports).flatMap(([name, { bots, games, date }]) => {
    const [, game, level] = /^(.+)-level-(.+)$/.exec(name) ?? [];
    // Players meet levels with their own budgets: what was measured with another says nothing about those.
    const isAsMet = bots.every((bot) => !bot.name.includes('@'));
    if (!LEVELS.includes(level) || games < LEAST_GAMES || !isAsMet || !isApart(bots[0])) return [];
    const names = bots.map((bot) => bot.name).join(' and ');
    return [
      `  // bench/results/${name}.json, ${date}: ${names}, ${games} games.`,
      `  { game: '${game}', level: '${level}', beatsHard: ${bots[0].winShare} },`,
    ];
  });
  return [
    "import type { Level } from './level.ts';",
    '',
    '/** How often a level beats `hard`, two at a table; a shared win counts half. */',
    'export interface MeasuredStrength {',
    '  readonly game: string;',
    '  readonly level: Level;',
    '  readonly beatsHard: number;',
    '}',
    '',
    '/** Written by `npm run arena -- --summary` from the reports in `bench/results`: change those. */',
    `export const MEASURED_STRENGTHS: readonly MeasuredStrength[] = [${rows.length === 0 ? '];' : ''}`,
    ...(rows.length === 0 ? [] : [...rows, '];']),
    '',
  ].join('\n');
}

/** Whether a bot surely wins more than half of its games, or surely fewer: else it may as well be as strong as the other. */
function isApart({ interval: [low, high] }) {
  return low > 0.5 || high < 0.5;
}
