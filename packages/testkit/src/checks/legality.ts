import { canonicalText } from '@stakeout/kernel';
import type { Check } from '../moment.ts';
import { mutated } from '../mutations.ts';

const MUTATIONS_PER_MOMENT = 4;

/** While the game goes on somebody has something to do; nobody else has; no choice is listed twice. */
export const checkLegalList: Check = ({ game, before, seats, seat: decider, legal }) => {
  const deciders = game.toAct(before);
  if (legal.length === 0) return 'a seat that is to act has nothing to do';
  for (let seat = 0; seat < seats; seat++) {
    if (!deciders.includes(seat) && game.legal(before, seat).length > 0) return `seat ${seat} has options out of turn`;
  }
  if (new Set(legal.map((action) => JSON.stringify(action))).size !== legal.length) return 'an action is listed twice';
  return JSON.stringify(game.legal(before, decider)) === JSON.stringify(legal) ? null : 'the list is not stable';
};

/** `explain` is empty exactly for what is listed: for every listed action, for other seats, and for mutated actions. */
export const checkExplanations: Check = ({ game, before, seats, seat, legal, dice }) => {
  const listed = new Set(legal.map((action) => canonicalText(action)));
  for (const action of legal) {
    const refusals = game.explain(before, seat, action);
    if (refusals.length > 0) return `${canonicalText(action)} is listed but refused by ${refusals[0]?.clause}`;
    const other = (seat + 1) % seats;
    if (!game.toAct(before).includes(other) && game.explain(before, other, action).length === 0) {
      return `${canonicalText(action)} is not refused to seat ${other}, which is not to act`;
    }
  }
  for (let count = 0; count < MUTATIONS_PER_MOMENT; count++) {
    const candidate = mutated(legal[dice.pick(legal.length)], dice);
    const refusals = game.explain(before, seat, candidate);
    const isListed = isPlain(candidate) && listed.has(canonicalText(candidate));
    if (isListed !== (refusals.length === 0)) return `explain and legal disagree about ${JSON.stringify(candidate)}`;
    for (const refusal of refusals) {
      if (refusal.clause === null && refusal.field === null) return 'a refusal names neither clause nor field';
      if (refusal.clause !== null && game.texts.en.clauses[refusal.clause] === undefined) {
        return `a refusal names ${refusal.clause}, which is no clause`;
      }
      if (game.texts.en.messages[refusal.reason] === undefined) return `no text for the refusal ${refusal.reason}`;
    }
  }
  return game.explain(before, -1, legal[0]).length > 0 ? null : 'a seat that does not exist may act';
};

function isPlain(value: unknown): boolean {
  try {
    canonicalText(value);
    return true;
  } catch {
    return false;
  }
}
