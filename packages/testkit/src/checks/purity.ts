import { apply } from '@stakeout/kernel';
import type { Check } from '../moment.ts';
import { faultOfPlainData, firstDifference, freezeThrough, saysTheSame, sharedPart } from '../plain-data.ts';

/** The state is plain data, every field is there, and written down and read back it is the same. */
export const checkRoundTrip: Check = ({ after }) => {
  const fault = faultOfPlainData(after);
  if (fault !== null) return `the state is not plain data: ${fault}`;
  const text = JSON.stringify(after);
  return JSON.stringify(JSON.parse(text)) === text ? null : 'the state does not survive JSON';
};

/** A copy is equal, and shares nothing that could be changed. */
export const checkCopy: Check = ({ game, before }) => {
  const copy = game.copy(before);
  if (!saysTheSame(copy, before)) return `the copy differs at ${firstDifference(before, copy)}`;
  const shared = sharedPart(before, copy);
  return shared === null ? null : `the copy shares ${shared}`;
};

/** `apply` leaves its input alone, draws nothing but the chance it is given, and does the same without anyone listening. */
export const checkApply: Check = ({ game, before, seat, action, chance, after }) => {
  const text = JSON.stringify(before);
  const again = apply(game, before, seat, action, chance);
  if (JSON.stringify(before) !== text) return 'apply changed the state it was given';
  if (!saysTheSame(again.state, after))
    return `the same action gave another state at ${firstDifference(after, again.state)}`;
  const quiet = game.copy(before);
  game.applyInPlace(quiet, seat, action, chance, null);
  return saysTheSame(quiet, after) ? null : `without events the state differs at ${firstDifference(after, quiet)}`;
};

/** Looking changes nothing, not even for a moment: everything that only reads works on a frozen state. */
export const checkReaders: Check = ({ game, before, seat, viewer, legal }) => {
  const frozen = freezeThrough(game.copy(before));
  try {
    game.toAct(frozen);
    game.legal(frozen, seat);
    game.explain(frozen, seat, legal[0]);
    game.outcome(frozen);
    game.copy(frozen);
    game.view(frozen, viewer);
  } catch (error) {
    if (error instanceof TypeError) return `something that only reads changes the state: ${error.message}`;
    throw error;
  }
  return null;
};

/** Every piece is there exactly once, and the game knows when it is over. */
export const checkConservation: Check = ({ game, after, conserved }) => {
  const complaint = conserved(after);
  if (complaint !== null) return complaint;
  const isOver = game.toAct(after).length === 0;
  return isOver === (game.outcome(after) !== null) ? null : 'the outcome and the end of the game disagree';
};
