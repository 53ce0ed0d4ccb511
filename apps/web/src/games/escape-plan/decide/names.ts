import {
  effectCode,
  isLocation,
  NODES_PER_TILE,
  type Node,
  nodeTerm,
  type PublicTable,
  priceCode,
  type Table,
  tileOf,
} from '@stakeout/escape-plan';
import { bitsOf, type Fact, headed, type Mark, mark, type Scene } from './panel.ts';

type Effect = Table['contacts'][number]['effect'];

/** Sandra and Costa are avoided like cops; they have the numbers after the three types. */
export const SANDRA = 3;
export const COSTA = 4;
const LOCATIONS_FROM = 4;
/** A location's term says what stands there and on which tile, in one number. */
const SPOT_BASE = 1000;

/** A location by what stands there, or a terrain, at the head of a row. */
export function spotName({ shown, words }: Pick<Scene, 'shown' | 'words'>, node: Node): string {
  if (!isLocation(node)) return headed(words.term('terrain', node % NODES_PER_TILE));
  const [, code] = nodeTerm(shown, node);
  return headed(words.term('kind', Math.floor(code / SPOT_BASE)));
}

/** A tile with what stands on it, so that it can be found on the map. */
export function tileName(scene: Pick<Scene, 'shown' | 'words' | 'say'>, tile: number): string {
  const first = tile * NODES_PER_TILE + LOCATIONS_FROM;
  const spots = [spotName(scene, first), spotName(scene, first + 1)].join(', ');
  return scene.say('tileWith', { tile: scene.words.term('tile', tile), spots });
}

/** A tile in two words. */
export function tileShort({ words, say }: Pick<Scene, 'words' | 'say'>, tile: number): string {
  return say('tile', { tile: words.term('tile', tile) });
}

/** Cops on a tile, with Sandra and Costa where they stand there. */
export function copsOn(shown: PublicTable, tile: number): readonly number[] {
  return [...bitsOf(shown.cops[tile] ?? 0), ...policeOn(shown, tile)];
}

/** Sandra plays with one or two players, Costa with one. */
function policeOn({ seats, status, at }: PublicTable, tile: number): readonly number[] {
  const stands = (pawn: number) => status[pawn] === 0 && tileOf(at[pawn] ?? -1) === tile;
  return [...(seats <= 2 && stands(seats) ? [SANDRA] : []), ...(seats === 1 && stands(seats + 1) ? [COSTA] : [])];
}

/** Other pawns on a location, who make it crowded (E14.3). */
export function crowdAt({ pawns, status, at }: PublicTable, seat: number, node: Node): number {
  let crowd = 0;
  for (let pawn = 0; pawn < pawns; pawn++) if (pawn !== seat && status[pawn] === 0 && at[pawn] === node) crowd++;
  return crowd;
}

export function copName({ words, shown }: Pick<Scene, 'words' | 'shown'>, cop: number): string {
  if (cop === COSTA) return words.pawn(shown.seats + 1);
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

/** Money, or that it is free; and the notoriety of a star. */
export function priceMarks({ words, say }: Pick<Scene, 'words' | 'say'>, cost: number, star = false): readonly Mark[] {
  const price = cost > 0 || !star ? [mark(words.term('price', priceCode(cost, false)))] : [];
  return star ? [...price, mark(say('plusNotoriety'), 'bad')] : price;
}

export function points({ say }: Pick<Scene, 'say'>, count: number): string {
  // A ride gives a point back (E11.6).
  return count < 0 ? say('rideGain') : say('points', { count });
}

/** Contact cards in use, those under handcuffs not counted (E15.8). */
export function contactsHeld({ board }: Pick<Scene, 'board'>): number {
  return board.contacts.filter((content, space) => content > 0 && (board.cuffed & (1 << space)) === 0).length;
}

export function incomeNow({ printed, board }: Pick<Scene, 'printed' | 'board'>): number {
  return printed.incomeByCubes[board.cubes] ?? 0;
}
