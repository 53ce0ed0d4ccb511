import { percent } from './words.mjs';

/** One level and hard, two at a table; `classic` stands on either side. */
const OF_A_LEVEL = /^(.+)-(?:level-(.+)|hard-(classic)-2)$/;

/** The levels of every game on one scale, weakest first: how often they beat hard, two at a table. */
export function scaleLines(reports) {
  const rows = Object.entries(reports).flatMap(([name, { bots, games, date }]) => {
    const [, game, level = 'classic'] = OF_A_LEVEL.exec(name) ?? [];
    const bot = bots.find((one) => one.name.split('@')[0] === level);
    return game === undefined || bot === undefined ? [] : [{ game, bots, bot, games, date }];
  });
  if (rows.length === 0) return [];
  const ordered = rows.sort(
    (one, other) => one.game.localeCompare(other.game) || one.bot.winShare - other.bot.winShare,
  );
  return [
    '## The levels on one scale',
    '',
    'How often a level beats hard, two at a table. Points are those of chess (400 are ten wins for every loss), hard at 0. A level with another number of iterations',
    'than its own is told to nobody, and neither is one whose interval reaches over 50 %.',
    '',
    '| game | level | against | games | beats it | 95 % interval | points | date |',
    '| ---- | ----- | ------- | ----- | -------- | ------------- | ------ | ---- |',
    ...ordered.map(({ game, bots, bot, games, date }) => {
      const other = bots.find((one) => one !== bot);
      const [low, high] = bot.interval;
      const cells = [game, bot.name, other.name, games, percent(bot.winShare), `${percent(low)} to ${percent(high)}`];
      return `| ${[...cells, `${points(bot.winShare)} (${points(low)} to ${points(high)})`, date].join(' | ')} |`;
    }),
    '',
  ];
}

/** What a share of wins is on the scale of chess; nobody knows how far below who never won is. */
function points(share) {
  if (share <= 0 || share >= 1) return share <= 0 ? '−∞' : '∞';
  const points = Math.round(400 * Math.log10(share / (1 - share)));
  return points < 0 ? `−${-points}` : `${points}`;
}
