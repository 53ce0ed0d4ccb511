import { shuffle } from '../chance-labels.ts';
import { isInCity } from '../city/city.ts';
import { distanceBetween } from '../city/graph.ts';
import { type Node, nodeOfKind, tileOf } from '../city/node.ts';
import type { AutomaCard } from '../data/table.ts';
import { LAST_DAY } from '../numbers.ts';
import type { Run } from '../procedures/procedure.ts';
import type { Pawn } from '../state.ts';
import { exitAt, isBlocked } from '../steps/visiting.ts';

/** Where a card of Sandra's or Costa's leads, or -1 while that is not in the city. */
export function nodeOfCard({ state, table }: Run, card: AutomaCard): Node {
  const node = card.place >= 0 ? (state.places[card.place] as Node) : nodeOfKind(table, card.kind);
  return node >= 0 && isInCity(state.city, tileOf(node)) ? node : -1;
}

/** E23.3: in the city, and no open exit before day 3. */
export function isPlayable(run: Run, card: AutomaCard): boolean {
  const node = nodeOfCard(run, card);
  if (node < 0) return false;
  const exit = exitAt(run.table, node);
  return exit < 0 || isBlocked(run.state, exit) || run.state.day === LAST_DAY;
}

/** Whether a card leads to the exit that is open on day 3. */
export function isOpenExit(run: Run, card: AutomaCard): boolean {
  const node = nodeOfCard(run, card);
  const exit = node < 0 ? -1 : exitAt(run.table, node);
  return exit >= 0 && !isBlocked(run.state, exit);
}

/** Side steps from a pawn's tile to a card's. */
export function distanceToCard(run: Run, pawn: Pawn, card: AutomaCard): number {
  const { state, table } = run;
  return distanceBetween(table, state.city, tileOf(state.at[pawn] as Node), tileOf(nodeOfCard(run, card)));
}

/** Reveals cards until one fits; those passed over are shuffled back, the one played leaves the game. -1 when none fits. */
export function drawCard({ state, chance }: Run, deck: number[], fits: (card: number) => boolean): number {
  const passed: number[] = [];
  let played = -1;
  while (played < 0 && deck.length > 0) {
    const card = deck.pop() as number;
    if (fits(card)) played = card;
    else passed.push(card);
  }
  if (passed.length > 0) {
    deck.push(...passed);
    shuffle(state, deck, 'automa', chance);
  }
  return played;
}
