import type { Loss } from './trainer.ts';

export const MOST_SEATS = 4;
/** The target of an answer that is not asked for, as of a seat that is not at the table. */
export const ABSENT = -1;
/** What the lead in crates counts beside the win. */
const WEIGHT_OF_LEAD = 0.5;
/** The least chance that is given to anything, so that what comes all the same costs something, but not everything. */
const LEAST = 1e-9;

/**
 * Cross-entropy of the shares of the win among the seats at the table; that is the error which is told. What the lead of each is worth,
 * from 0 to 1, is learnt besides. Of eight answers the first four are about the win, the others about the lead.
 */
export const lossOfWinAndLead: Loss = (answer, targets, at, slopes) => {
  let sum = 0;
  for (let seat = 0; seat < MOST_SEATS; seat++)
    if (targets[at + seat] !== ABSENT) sum += Math.exp(answer[seat] as number);
  let loss = 0;
  for (let seat = 0; seat < MOST_SEATS; seat++) {
    const target = targets[at + seat] as number;
    const lead = MOST_SEATS + seat;
    slopes[seat] = 0;
    slopes[lead] = 0;
    if (target === ABSENT) continue;
    const share = Math.exp(answer[seat] as number) / sum;
    slopes[seat] = share - target;
    if (target > 0) loss -= target * Math.log(Math.max(share, LEAST));
    slopes[lead] = WEIGHT_OF_LEAD * (chanceOf(answer[lead] as number) - (targets[at + lead] as number));
  }
  return loss;
};

/**
 * Cross-entropy of answers that are each something between 0 and 1. The error which is told is the square of how far one of them is off: of what
 * may be anything in between, cross-entropy would mostly tell how far from sure it was.
 */
export function lossOfEach(told: number): Loss {
  return (answer, targets, at, slopes) => {
    for (let index = 0; index < slopes.length; index++) {
      const target = targets[at + index] as number;
      slopes[index] = target === ABSENT ? 0 : chanceOf(answer[index] as number) - target;
    }
    return (slopes[told] as number) ** 2;
  };
}

function chanceOf(value: number): number {
  return 1 / (1 + Math.exp(-value));
}
