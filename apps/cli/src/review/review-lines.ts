import type { Measured, Review, ReviewedDecision, ReviewedDraw, SayReason } from '@stakeout/bots';

/** At most so many moments are told, and so many draws of each kind. */
const MOMENTS = 5;
const DRAWS = 3;

/** What the lines are made with. */
interface Saying {
  /** Who sits there. */
  readonly player: string;
  readonly sayLine: (decision: ReviewedDecision, line: readonly unknown[]) => string;
  readonly sayReason: SayReason;
}

/** A review for people. */
export function reviewLines(review: Review, saying: Saying): string[] {
  const { game, seat, judge, seed, books, decisions, draws } = review;
  const counted = decisions.filter((decision) => decision.counted);
  const moments = decisions
    .filter(({ label }) => label === 'doubtful' || label === 'mistake' || label === 'blunder')
    .sort((one, other) => other.loss - one.loss)
    .slice(0, MOMENTS);
  return [
    `${game}, seat ${seat + 1} (${saying.player}), in points of 100 for a win`,
    '',
    row('chance at the start', books.start),
    row('given away', { value: -books.given.value, se: books.given.se }),
    row('luck', books.luck),
    row('the others', books.others),
    row('not accounted for', books.residual),
    row('result', { value: books.result, se: 0 }),
    '',
    `${decisions.length} decisions, ${counted.length} of them mattered`,
    ...moments.flatMap((moment) => ['', ...momentLines(moment, saying)]),
    ...drawLines(
      'luckiest',
      draws.toSorted((one, other) => other.luck - one.luck).filter(({ luck }) => luck > 0),
    ),
    ...drawLines(
      'unluckiest',
      draws.toSorted((one, other) => one.luck - other.luck).filter(({ luck }) => luck < 0),
    ),
    '',
    `judged by ${judge}, seed ${seed}`,
  ];
}

function row(name: string, { value, se }: Measured): string {
  const error = se === 0 ? '' : ` ± ${se.toFixed(1)}`;
  return `${name.padEnd(22)}${value.toFixed(1).padStart(7)}${error}`;
}

function momentLines(moment: ReviewedDecision, { sayLine, sayReason }: Saying): string[] {
  const { seq, label, loss, se, chance, played, best, clause } = { ...moment, clause: moment.reason?.clause };
  const reason = sayReason(moment);
  const after = chance.value - loss;
  return [
    `${seq}: ${label}, ${loss.toFixed(1)} ± ${se.toFixed(1)} points (${chance.value.toFixed(0)} → ${after.toFixed(0)})`,
    `  played: ${sayLine(moment, played)}`,
    `  better: ${sayLine(moment, best)}`,
    ...(reason === null ? [] : [`  ${reason} (${clause})`]),
    `  score: ${moment.scoreLoss.value.toFixed(1)} ± ${moment.scoreLoss.se.toFixed(1)} less`,
  ];
}

function drawLines(title: string, draws: readonly ReviewedDraw[]): string[] {
  if (draws.length === 0) return [];
  const told = draws
    .slice(0, DRAWS)
    .map(({ seq, label, luck, se }) => `  ${seq}: ${label}, ${luck.toFixed(1)} ± ${se.toFixed(1)}`);
  return ['', `${title} draws:`, ...told];
}
