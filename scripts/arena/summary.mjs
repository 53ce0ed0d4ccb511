import { calibrationLines } from './calibration.mjs';
import { PAIRINGS } from './pairings.mjs';
import { scaleLines } from './scale.mjs';
import { percent } from './words.mjs';

/** The page of `bench/results`: a row for every report. */
export function summaryOf(reports) {
  return [
    '# How strong the bots are',
    '',
    'The last run of every pairing (`npm run arena`): the first bot of each against the others. Every deal is played once from every seat, and the',
    'interval follows from how far apart the deals lie; reports without a number of deals are from before, when every game had a deal of its own. The files',
    'beside this one hold all figures, machine and seed included, and how well the bots knew their own chances.',
    '',
    '| pairing | bots | games | deals | wins | 95 % interval | test | without luck | escapes | ms a decision | of the processor | date | aim |',
    '| ------- | ---- | ----- | ----- | ---- | ------------- | ---- | ------------ | ------- | ------------- | ---------------- | ---- | --- |',
    ...Object.entries(reports).map(([name, report]) => rowOf(name, report)),
    '',
    ...scaleLines(reports),
    ...calibrationLines(reports),
  ].join('\n');
}

function rowOf(name, { games, sets, bots, date, test, withoutLuck }) {
  const [bot, other] = bots;
  const [low, high] = bot.interval.map(percent);
  const escapes = bot.meanSheet.escaped === undefined ? '' : percent(bot.meanSheet.escaped);
  const names = bots.map(({ name, seats }) => (seats === 1 ? name : `${seats} ${name}`)).join(', ');
  const found = test === undefined ? '' : `${test.finding} of ${percent(test.low)}, ${percent(test.high)}`;
  const skill = withoutLuck === undefined ? '' : `${percent(withoutLuck.winShare)} ± ${percent(withoutLuck.se)}`;
  const beside = (line) => (other === undefined ? bot[line] : `${bot[line]}, theirs ${other[line]}`);
  const cells = [
    name,
    names,
    games,
    sets ?? '',
    percent(bot.winShare),
    `${low} to ${high}`,
    found,
    skill,
    escapes,
    beside('msPerDecision'),
    bot.cpuMsPerDecision === undefined ? '' : beside('cpuMsPerDecision'),
    date,
  ];
  return `| ${[...cells, PAIRINGS[name]?.aim ?? ''].join(' | ')} |`;
}
