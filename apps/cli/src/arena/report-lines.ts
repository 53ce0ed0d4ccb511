import type { ArenaReport, BotReport } from '@stakeout/bots';

/** The report for people: a row for each bot, then how well the bots knew their chances. */
export function reportLines(report: ArenaReport): string[] {
  return [
    `${report.game}: ${report.games} games, ${report.sets} ${report.sets === 1 ? 'deal' : 'deals'}, each from every seat`,
    '',
    `${'bot'.padEnd(14)}${column('seats')}${column('wins')}${column('share')}${'95 % interval'.padStart(18)}${column('score')}${column('ms/decision')}${column('cpu ms')}${column('slowest')}`,
    ...report.bots.map(rowOf),
    ...testLines(report),
    ...luckLines(report),
    ...sheetLines(report.bots),
    ...reliabilityLines(report),
  ];
}

function rowOf(bot: BotReport): string {
  const [low, high] = bot.interval;
  const interval = `${percent(low)} to ${percent(high)}`.padStart(18);
  return `${bot.name.padEnd(14)}${column(bot.seats)}${column(bot.wins)}${column(percent(bot.winShare))}${interval}${column(bot.meanScore)}${column(bot.msPerDecision)}${column(bot.cpuMsPerDecision ?? '')}${column(bot.msSlowest)}`;
}

/** What the test found, in words for those who do not know what hypotheses are. */
function testLines({ test, bots, sets }: ArenaReport): string[] {
  if (test === undefined) return [];
  const name = bots[0]?.name ?? '';
  const { low, high, alpha, beta, finding, likelihood, bounds } = test;
  const words = {
    H0: `H0: ${name} wins ${percent(low)}, not ${percent(high)}`,
    H1: `H1: ${name} wins ${percent(high)}, not ${percent(low)}`,
    undecided: `undecided between ${percent(low)} and ${percent(high)} for ${name}`,
  };
  return [
    '',
    `${words[finding]}, after ${sets} deals (errors ${percent(alpha)} and ${percent(beta)})`,
    `log of the likelihood ratio ${likelihood.toFixed(2)}, decided below ${bounds[0].toFixed(2)} or above ${bounds[1].toFixed(2)}`,
  ];
}

function luckLines({ withoutLuck, bots }: ArenaReport): string[] {
  if (withoutLuck === undefined) return [];
  const { winShare, se, sePlain, luck, weight } = withoutLuck;
  return [
    '',
    `${bots[0]?.name ?? ''} without luck: ${percent(winShare)}, standard error ${percent(se)} (with luck ${percent(sePlain)}); luck was ${percent(luck)}, weight ${weight.toFixed(2)}`,
  ];
}

function sheetLines(bots: readonly BotReport[]): string[] {
  const lines = Object.keys(bots[0]?.meanSheet ?? {});
  if (lines.length === 0) return [];
  const means = (line: string) => bots.map((bot) => column(bot.meanSheet[line] ?? 0)).join('');
  return [
    '',
    `${'mean of'.padEnd(14)}${bots.map(({ name }) => column(name)).join('')}`,
    ...lines.map((line) => line.padEnd(14) + means(line)),
  ];
}

function reliabilityLines({ reliability }: ArenaReport): string[] {
  if (reliability.length === 0) return [];
  return [
    '',
    'The chances to win that bots gave themselves, and how the games came out:',
    `${'bot'.padEnd(14)}${'range'.padEnd(14)}${column('predictions')}${column('predicted')}${column('actual')}${column('se')}`,
    ...reliability.map(({ bot, from, to, predictions, predicted, actual, se }) => {
      const range = `${percent(from)}-${percent(to)}`.padEnd(14);
      return `${bot.padEnd(14)}${range}${column(predictions)}${column(percent(predicted))}${column(percent(actual))}${column(percent(se))}`;
    }),
  ];
}

function column(value: number | string): string {
  return String(value).padStart(12);
}

function percent(share: number): string {
  return `${(100 * share).toFixed(share === 0 || share === 1 || (share * 100) % 10 === 0 ? 0 : 1)} %`;
}
