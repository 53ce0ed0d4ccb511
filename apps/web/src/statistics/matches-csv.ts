import { type Cell, csvOf } from './csv.ts';
import { byTime, type PlayedMatch } from './played-match.ts';

/** The columns, by names that stay the same in every language, for those who work on with them. */
const COLUMNS: readonly (readonly [name: string, cell: (match: PlayedMatch) => Cell])[] = [
  ['ended', ({ at }) => new Date(at).toISOString()],
  ['game', ({ game }) => game],
  ['where', ({ place }) => (place === 'local' ? 'device' : 'online')],
  ['match', ({ id }) => id],
  ['seats', ({ seats }) => seats],
  ['seat', ({ seat }) => seat + 1],
  ['against', ({ company }) => company],
  ['opponents', ({ others }) => others.map(({ name, level }) => `${name} (${level ?? 'person'})`).join('; ')],
  ['place', ({ rank }) => rank],
  ['score', ({ score }) => score],
  ['win_share', ({ share }) => points(100 * share)],
  ['resigned', ({ hasResigned }) => (hasResigned ? 'yes' : 'no')],
  ['judge', ({ judged }) => judged?.judge ?? null],
  ['chance_at_start', ({ judged }) => points(judged?.start.value)],
  ['chance_at_start_se', ({ judged }) => points(judged?.start.se)],
  ['decisions', ({ judged }) => judged?.decisions ?? null],
  ['given_away', ({ judged }) => points(judged?.given.value)],
  ['given_away_se', ({ judged }) => points(judged?.given.se)],
  ['luck', ({ judged }) => points(judged?.luck.value)],
  ['luck_se', ({ judged }) => points(judged?.luck.se)],
  ['others', ({ judged }) => points(judged?.others.value)],
  ['others_se', ({ judged }) => points(judged?.others.se)],
  ['doubtful', ({ judged }) => judged?.labels.doubtful ?? null],
  ['mistakes', ({ judged }) => judged?.labels.mistake ?? null],
  ['blunders', ({ judged }) => judged?.labels.blunder ?? null],
];

/** One row a match, in the order they were played; what was not judged is left empty. */
export function matchesCsv(matches: readonly PlayedMatch[]): string {
  const rows = [...matches].sort(byTime).map((match) => COLUMNS.map(([, cell]) => cell(match)));
  return csvOf([COLUMNS.map(([name]) => name), ...rows]);
}

/** Points to two places: what is finer than that is noise. */
function points(value: number | undefined): number | null {
  return value === undefined ? null : Math.round(100 * value) / 100;
}
