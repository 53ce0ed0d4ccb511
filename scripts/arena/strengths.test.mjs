import { expect, it } from 'vitest';
import { calibrationLines } from './calibration.mjs';
import { scaleLines } from './scale.mjs';
import { strengthsFrom } from './strengths.mjs';

const report = (level, winShare, interval, more = {}) => ({
  games: 80,
  date: '2026-11-18',
  bots: [
    { name: level, winShare, interval },
    { name: 'hard', winShare: 1 - winShare, interval: interval.map((end) => 1 - end).reverse() },
  ],
  ...more,
});
const told = (reports) =>
  [...strengthsFrom(reports).matchAll(/level: '(\w+)', beatsHard: ([\d.]+)/g)].map(([, ...row]) => row);

it('tells how often a level beats hard', () => {
  const reports = { 'gunrunners-level-medium': report('medium', 0.15, [0.09, 0.25]) };
  expect(told(reports)).toEqual([['medium', '0.15']]);
  expect(strengthsFrom(reports)).toContain('gunrunners-level-medium.json, 2026-11-18: medium and hard, 80 games.');
});

it.each([
  ['may be as strong as hard', 'gunrunners-level-master', report('master', 0.55, [0.44, 0.66])],
  ['thought for longer or shorter than people meet it', 'gunrunners-level-easy', report('easy@5', 0.1, [0.05, 0.2])],
  ['has hardly played', 'gunrunners-level-easy', report('easy', 0.1, [0.05, 0.2], { games: 10 })],
  ['nobody can choose', 'gunrunners-level-classic', report('classic', 0.3, [0.2, 0.4])],
  ['was measured for something else', 'gunrunners-hard-easy', report('easy', 0.1, [0.05, 0.2])],
])('tells nothing of a level that %s', (_, name, report) => {
  expect(told({ [name]: report })).toEqual([]);
});

it('puts the levels of a game on one scale, weakest first, with classic from its own contest', () => {
  const rows = scaleLines({
    'gunrunners-hard-classic-2': {
      ...report('hard@145', 0.66, [0.6, 0.72]),
      bots: [
        { name: 'hard@145', winShare: 0.66, interval: [0.6, 0.72] },
        { name: 'classic@100', winShare: 0.34, interval: [0.28, 0.4] },
      ],
    },
    'gunrunners-level-easy': report('easy', 0, [0, 0.05]),
  }).filter((line) => line.startsWith('| gunrunners'));
  expect(rows).toEqual([
    '| gunrunners | easy | hard | 80 | 0.0 % | 0.0 % to 5.0 % | −∞ (−∞ to −512) | 2026-11-18 |',
    '| gunrunners | classic@100 | hard@145 | 80 | 34.0 % | 28.0 % to 40.0 % | −115 (−164 to −70) | 2026-11-18 |',
  ]);
});

it('sets what bots told of their chances beside what came, for those that played themselves', () => {
  const row = { bot: 'hard@200', from: 0.6, to: 0.7, predictions: 30, predicted: 0.65, actual: 0.62, se: 0.04 };
  const reports = {
    'gunrunners-calibration-3': { games: 12, bots: [{ name: 'hard@200' }], reliability: [row] },
    'gunrunners-hard-easy': { games: 12, bots: [{ name: 'hard' }], reliability: [row] },
  };
  expect(calibrationLines(reports).filter((line) => line.startsWith('| gunrunners'))).toEqual([
    '| gunrunners | 3 | hard@200 | 12 | 60 to 70 % | 30 | 65.0 % | 62.0 % | -3.0 % | 4.0 % |',
  ]);
});
