import {
  COSTA,
  costaOf,
  effectCode,
  incomeOf,
  isLocation,
  locationNode,
  type Node,
  priceCode,
  spotTerm,
  type Table,
  terrainOf,
} from '@stakeout/escape-plan';
import { articled } from '@stakeout/kernel';
import { type Fact, headed, type Mark, mark, type Scene } from './panel.ts';

type Effect = Table['contacts'][number]['effect'];

/** A location by what stands there, or a terrain, at the head of a row. */
export function spotName({ shown, words }: Pick<Scene, 'shown' | 'words'>, node: Node): string {
  if (!isLocation(node)) return headed(words.term('terrain', terrainOf(node)));
  return headed(words.term(...spotTerm(shown, node)));
}

/** The same in a sentence, with its article. */
export function theSpot({ shown, words }: Pick<Scene, 'shown' | 'words'>, node: Node): string {
  if (!isLocation(node)) return words.node(node);
  const [kind, value] = spotTerm(shown, node);
  return words.term(articled(kind), value);
}

/** A tile with what stands on it, so that it can be found on the map. */
export function tileName(scene: Pick<Scene, 'shown' | 'words' | 'say'>, tile: number): string {
  const spots = [0, 1].map((slot) => spotName(scene, locationNode(tile, slot))).join(', ');
  return scene.say('tileWith', { tile: scene.words.term('tile', tile), spots });
}

/** A tile in two words. */
export function tileShort({ words, say }: Pick<Scene, 'words' | 'say'>, tile: number): string {
  return say('tile', { tile: words.term('tile', tile) });
}

export function copName({ words, shown }: Pick<Scene, 'words' | 'shown'>, cop: number): string {
  if (cop === COSTA) return words.pawn(costaOf(shown));
  return headed(words.term('cop', cop));
}

export function money({ words }: Pick<Scene, 'words'>, thousands: number): string {
  return words.term('money', thousands);
}

/** Why something cannot be paid. What there is to pay with is said only where it may be. */
export function tooPoor({ say, view, words }: Pick<Scene, 'say' | 'view' | 'words'>, price: number): string {
  const cost = money({ words }, price);
  return view.own === null ? say('tooDear', { cost }) : say('tooPoor', { cost, cash: money({ words }, view.own.cash) });
}

/** The cash of whoever decides, where it may be said. */
export function cashFacts({ say, view, words }: Pick<Scene, 'say' | 'view' | 'words'>): readonly Fact[] {
  return view.own === null ? [] : [{ label: say('factCash'), value: money({ words }, view.own.cash), tone: 'plain' }];
}

export function effectName({ words }: Pick<Scene, 'words'>, effect: Effect): string {
  return headed(words.term('effect', effectCode(effect)));
}

/** The same for whoever could use it now: of income it is said how much that is. */
export function effectNow(
  { words, say, printed, board }: Pick<Scene, 'words' | 'say' | 'printed' | 'board'>,
  effect: Effect,
): string {
  const name = effectName({ words }, effect);
  if (effect.kind !== 'INCOME') return name;
  return say('incomeNow', { effect: name, money: money({ words }, incomeOf(printed, board)) });
}

/** Money, or that it is free; and the notoriety of a star. */
export function priceMarks({ words, say }: Pick<Scene, 'words' | 'say'>, cost: number, star = false): readonly Mark[] {
  const price = cost > 0 || !star ? [mark(words.term('price', priceCode(cost, false)))] : [];
  return star ? [...price, mark(say('plusNotoriety'), 'bad')] : price;
}

/** What is paid with every use, not on taking it (E17.2). */
export function marksOfUse({ words, say }: Pick<Scene, 'words' | 'say'>, cost: number, star = false): readonly Mark[] {
  const price = mark(cost > 0 ? say('slotCost', { cost: words.term('money', cost) }) : say('freeUse'));
  return star ? [price, mark(say('starUse'), 'bad')] : [price];
}

export function points({ say }: Pick<Scene, 'say'>, count: number): string {
  // A ride gives a point back (E11.6).
  return count < 0 ? say('rideGain') : say('points', { count });
}
