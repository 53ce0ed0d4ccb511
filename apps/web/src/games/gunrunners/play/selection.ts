import { type Action, type Card, faceUp, gunrunnersRules, type View } from '@stakeout/gunrunners';
import { FastChance, type Seat } from '@stakeout/kernel';
import {
  type Choice as AnyChoice,
  type Parts as AnyParts,
  type Standing as AnyStanding,
  kindOf,
  placesOf,
  standingAfter as standingOf,
  touch as touchOne,
} from '../../../table/selection/choices.ts';
import type { Selection } from '../../../table/selection/use-selection.ts';

/** Something on the table that a player can touch. */
export type Target =
  | 'die'
  /** One of several kinds of 1 to begin with, by its card. */
  | `start:${number}`
  | `hand:${number}`
  | `probation:${number}`
  | `slot:${number}`
  | `agent:${number}:${number}`
  | `dossier:${number}`;

/** What a player has touched so far, in that order. */
export type Parts = AnyParts<Target>;
export type Choice = AnyChoice<Target, Action>;
export type Standing = AnyStanding<Target, Action>;
export type GunrunnersSelection = Selection<Target, Action>;

/** The choices that a seat has, each with the touches that make it. Declining has a button of its own. */
export function choicesOf(view: View, seat: Seat, options: readonly Action[]): readonly Choice[] {
  const choices = options
    .filter(({ type }) => type !== 'decline' && type !== 'arrange')
    .map((action) => ({ plan: [action], ways: waysTo(action, view, seat, options) }));
  return [...choices, ...swaps(view, seat, options)];
}

/** What is legal after these touches. */
export function standingAfter(view: View, choices: readonly Choice[], parts: Parts): Standing {
  return view.phase === 'arrange' ? arranging(view, parts) : standingOf(choices, parts);
}

/** The parts after one more touch, or `null` when it is not legal. */
export function touch(view: View, choices: readonly Choice[], parts: Parts, target: Target): Parts | null {
  return view.phase === 'arrange' ? touchLayout(view, parts, target) : touchOne(choices, parts, target);
}

/** A location as a whole stands for the end of its field where only that can be meant. */
export function touchOrAlias(view: View, choices: readonly Choice[], parts: Parts, target: Target): Parts | null {
  const direct = touch(view, choices, parts, target);
  if (direct !== null || kindOf(target) !== 'dossier') return direct;
  const slot: Target = `slot:${placesOf(target)[0] ?? 0}`;
  const isOpen = standingAfter(view, choices, parts).legal.has(slot);
  return isOpen ? touch(view, choices, parts, slot) : null;
}

/** The probationary agents as they would lie after the swaps chosen so far (G7.5). */
export function layoutAfter(view: View, parts: Parts): readonly Card[] {
  const layout = view.probation.map(faceUp);
  for (let index = 0; index + 1 < parts.length; index += 2) {
    const one = placesOf(parts[index] as Target)[0] as number;
    const other = placesOf(parts[index + 1] as Target)[0] as number;
    [layout[one], layout[other]] = [layout[other] as Card, layout[one] as Card];
  }
  return layout;
}

/** The cards to begin with, where there is more than one kind of them (G3.4); no hand has been dealt yet. */
export function startingChoice(options: readonly Action[]): readonly Card[] {
  const cards = new Set(options.flatMap((action) => (action.type === 'station' ? [action.card] : [])));
  return cards.size > 1 ? [...cards] : [];
}

function waysTo(action: Action, view: View, seat: Seat, options: readonly Action[]): readonly Parts[] {
  switch (action.type) {
    case 'roll':
      return [[], ['die']];
    case 'inspect':
      return [[]];
    case 'station': {
      const place: Target = `probation:${action.location}`;
      return startingChoice(options).length === 0 ? [[place]] : bothOrders(`start:${action.card}`, place);
    }
    case 'flip':
      return [[`probation:${action.location}`]];
    case 'commit':
      return handParts(view, seat, action.card).map((hand) => [hand]);
    case 'place':
      return handParts(view, seat, action.card).flatMap((hand) => bothOrders(hand, `probation:${view.site}`, [hand]));
    case 'undercover':
      return handParts(view, seat, action.card).flatMap((hand) => bothOrders(hand, `slot:${action.location}`));
    case 'transfer':
      return [[`agent:${action.from}:${action.index}`, `slot:${action.to}`]];
    case 'peek':
    case 'sabotage':
      return [[`agent:${action.location}:${action.index}`]];
    case 'hide':
      return [[`slot:${action.location}`]];
    case 'run':
      return [[`dossier:${action.from}`, `dossier:${action.to}`]];
    case 'bust':
      return [[`dossier:${action.location}`]];
    case 'decline':
    case 'arrange':
      return [];
  }
}

function bothOrders(one: Target, other: Target, ...more: Parts[]): readonly Parts[] {
  return [[one, other], [other, one], ...more];
}

/** Cards alike are the same choice, but each can be touched. */
function handParts(view: View, seat: Seat, card: Card): readonly Target[] {
  const hand = view.hands[seat] ?? [];
  return hand.flatMap((held, index) => (held === card ? [`hand:${index}` as const] : []));
}

/**
 * G6.3, `pt`: committing a card shows nothing and draws nothing, so whom to flip can be chosen along with it. Which flips
 * the rules then allow is asked of the rules, in a world that looks like this one.
 */
function swaps(view: View, seat: Seat, options: readonly Action[]): readonly Choice[] {
  const commits = options.filter((action) => action.type === 'commit');
  const [first] = commits;
  if (first === undefined) return [];
  const chance = new FastChance(1);
  const world = gunrunnersRules.determinize(view, seat, chance);
  gunrunnersRules.applyInPlace(world, seat, first, chance, null);
  const flips = gunrunnersRules.legal(world, seat).filter((action) => action.type === 'flip');
  return commits.flatMap((commit) =>
    flips.map((flip) => ({
      plan: [commit, flip],
      ways: handParts(view, seat, commit.card).flatMap((hand) => bothOrders(hand, `probation:${flip.location}`)),
    })),
  );
}

/** G7.5: two touches swap two agents, as often as wanted; every layout reached in this way is legal. */
function arranging(view: View, parts: Parts): Standing {
  const legal = new Set<Target>();
  for (const [location, card] of view.probation.entries()) if (card !== 0) legal.add(`probation:${location}`);
  const isWhole = parts.length % 2 === 0;
  const plan: readonly Action[] | null = isWhole ? [{ type: 'arrange', cards: layoutAfter(view, parts) }] : null;
  // Two more agents can always be swapped.
  return { legal, instead: new Set(), plan, isDecided: false };
}

function touchLayout(view: View, parts: Parts, target: Target): Parts | null {
  if (kindOf(target) !== 'probation' || view.probation[placesOf(target)[0] as number] === 0) return null;
  const isPutBack = parts.length % 2 === 1 && parts[parts.length - 1] === target;
  return isPutBack ? parts.slice(0, -1) : [...parts, target];
}
