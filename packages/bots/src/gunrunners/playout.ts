import {
  type Action,
  actions,
  type Card,
  canGoUndercover,
  EDITION_RULES,
  gunrunnersRules,
  ORDINARY,
  ownerOf,
  roleOf,
  valueOfCard,
} from '@stakeout/gunrunners';
import type { Chance, Seat } from '@stakeout/kernel';
import { Appraisal } from './appraisal.ts';
import type { World } from './table.ts';

const ROLL: Action = { type: 'roll' };
/** One decision in so many is made blindly: people surprise each other. */
const SURPRISE = 8;
/** Worse than any option. */
const WORST = -0x4000_0000;

const appraisal = new Appraisal();

/** Who decides next, or -1 when the game is over. */
export function moverOf(world: World): Seat | -1 {
  if (world.phase === 'over') return -1;
  return world.power >= 0 ? world.power : world.active;
}

/** Plays an action, and the roll that follows it if one does: rolling is nobody's choice. */
export function playOn(world: World, seat: Seat, action: Action, chance: Chance): void {
  gunrunnersRules.applyInPlace(world, seat, action, chance, null);
  if (world.phase === 'roll') gunrunnersRules.applyInPlace(world, world.active, ROLL, chance, null);
}

/** Plays to the end of the game, everybody taking what looks best to them, with a pinch of surprise: once in so many times. */
export function playOut(world: World, chance: Chance, surprise: number = SURPRISE): void {
  for (let seat = moverOf(world); seat >= 0; seat = moverOf(world))
    playOn(world, seat, pick(world, seat, chance, surprise), chance);
}

/** Plays so many decisions in the same way; `false` when the game ends before. */
export function playFor(world: World, chance: Chance, decisions: number): boolean {
  for (let count = 0; count < decisions; count++) {
    const seat = moverOf(world);
    if (seat < 0) return false;
    playOn(world, seat, pick(world, seat, chance), chance);
  }
  return moverOf(world) >= 0;
}

/** What a seat does at first sight, with a pinch of surprise. */
export function pick(world: World, seat: Seat, chance: Chance, surprise: number = SURPRISE): Action {
  const isSurprise = chance.below('surprise', 0, surprise) === 0;
  if (!isSurprise && world.phase === 'deploy' && EDITION_RULES[world.edition].flipsFirst) {
    const deployment = pickDeployment(world, seat);
    if (deployment !== null) return deployment;
  }
  const options = gunrunnersRules.legal(world, seat);
  if (isSurprise) return options[chance.below('playout', 0, options.length)] as Action;
  return options.length === 1 ? (options[0] as Action) : pickBest(world, seat, options);
}

function pickBest(world: World, seat: Seat, options: readonly Action[]): Action {
  appraisal.begin(world, seat, seat);
  const hidden = world.phase === 'deploy' ? cardToHide(world.hands[seat] as Card[]) : 0;
  let best = options[0] as Action;
  let highest = WORST;
  for (let index = 0; index < options.length; index++) {
    const option = options[index] as Action;
    if (option.type === 'undercover' && option.card !== hidden) continue;
    const worth = appraisal.of(option);
    if (worth > highest) {
      highest = worth;
      best = option;
    }
  }
  return best;
}

/**
 * The decision that is made most often, without listing everything that is legal: whom to flip among the others' agents, or
 * where to hide the best card. Gives `null` in the rare case that all agents are the seat's own.
 */
function pickDeployment(world: World, seat: Seat): Action | null {
  appraisal.begin(world, seat, seat);
  let best: Action | null = null;
  let highest = WORST;
  for (let location = 0; location < world.locations; location++) {
    if (ownerOf(world.probation[location] as Card) === seat) continue;
    const worth = appraisal.of(actions.flip(location));
    if (worth > highest) {
      highest = worth;
      best = actions.flip(location);
    }
  }
  if (best === null || !canGoUndercover(world, seat)) return best;
  const hidden = cardToHide(world.hands[seat] as Card[]);
  for (let location = 0; location < world.locations; location++) {
    const worth = appraisal.of(actions.undercover(hidden, location));
    if (worth > highest) {
      highest = worth;
      best = actions.undercover(hidden, location);
    }
  }
  return best;
}

/** To save time only one card is thought of for undercover work: the best ordinary agent, or whatever there is. */
function cardToHide(hand: readonly Card[]): Card {
  let best = 0;
  for (let index = 0; index < hand.length; index++) {
    const card = hand[index] as Card;
    if (best === 0 || (roleOf(card) === ORDINARY && valueOfCard(card) >= valueOfCard(best))) best = card;
  }
  return best;
}
