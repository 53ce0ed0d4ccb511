import { canonicalText } from '@stakeout/kernel';
import type { BotsOfGame, Reason } from '../bots-of-game.ts';
import { type Course, scaleAt } from './course.ts';
import type { Line } from './judging.ts';
import { isFault, isSpread, labelOf, POINTS } from './labels.ts';
import type { ReviewedDecision, WeighedLine } from './review.ts';
import { Sample } from './sample.ts';
import type { Entrant, Weighing } from './weighing.ts';

/** What a decision comes to, once it has been weighed. */
export function verdictOn(bots: BotsOfGame, course: Course, weighing: Weighing): ReviewedDecision {
  const { choice, favourite, ranking, isPlayedBest } = weighing;
  const played = weighing.played.line;
  const { steps } = course.lived;
  const { lift, slope } = scaleAt(course, choice.step);
  const scale = slope * POINTS;
  const { value: loss, se } = weighing.loss.times(scale);
  const spread = weighing.spread.times(scale);
  const found = labelOf(loss, se);
  const counted = isFault(found) || isSpread(spread.value, spread.se);
  const best = weighing.best.times(scale);
  return {
    seq: steps[choice.step]?.seq ?? 0,
    through: steps[choice.step + choice.played.length - 1]?.seq ?? 0,
    step: choice.step,
    counted,
    options: ranking.length,
    loss,
    se,
    label: counted ? found : null,
    chance: { value: best.value + lift * POINTS, se: best.se },
    played,
    best: favourite.line,
    worst: weighing.worst.line,
    spread,
    reason: isPlayedBest ? null : reasonFor(bots, course, choice.step, played, favourite.line),
    scoreLoss: weighing.scoreLoss.times(1),
    lines: ranking.map((entrant) => weighed(entrant, lift, slope)),
  };
}

/** Why the better option is better: the reason for the first action in which it differs from what was played. */
function reasonFor(bots: BotsOfGame, { lived }: Course, step: number, played: Line, best: Line): Reason | null {
  const at = best.findIndex((action, index) => canonicalText(action) !== canonicalText(played[index] ?? null));
  const view = lived.steps[step + at]?.view;
  return at < 0 || bots.reasonFor === undefined ? null : bots.reasonFor(view, best[at], null);
}

function weighed({ line, rewards, scores }: Entrant, lift: number, slope: number): WeighedLine {
  const shares = new Sample();
  for (const share of rewards) shares.add(share);
  const { value, se } = shares.times(slope * POINTS);
  return { actions: line, value: value + lift * POINTS, se, score: scores.mean, visits: shares.count };
}
