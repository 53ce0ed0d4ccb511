import { percent } from './words.mjs';

/** How well bots know their own chances against players as good as themselves, tenth by tenth. */
export function calibrationLines(reports) {
  const rows = Object.entries(reports).flatMap(([name, { bots, games, reliability }]) => {
    const [, game, seats] = /^(.+)-calibration-(\d)$/.exec(name) ?? [];
    if (game === undefined) return [];
    return reliability.map((row) => ({ ...row, game, seats, games, bot: bots[0].name }));
  });
  if (rows.length === 0) return [];
  return [
    '## Do bots know their chances?',
    '',
    'What a bot told of its best move, against itself, and how the games came out. The standard error goes by deals: all predictions of a game come true together',
    'or not at all.',
    '',
    '| game | seats | bot | games | range | predictions | told | came | apart | standard error |',
    '| ---- | ----- | --- | ----- | ----- | ----------- | ---- | ---- | ----- | -------------- |',
    ...rows.map(({ game, seats, bot, games, from, to, predictions, predicted, actual, se }) => {
      const range = `${Math.round(100 * from)} to ${Math.round(100 * to)} %`;
      const cells = [game, seats, bot, games, range, predictions, percent(predicted), percent(actual)];
      return `| ${[...cells, percent(actual - predicted), percent(se)].join(' | ')} |`;
    }),
    '',
  ];
}
