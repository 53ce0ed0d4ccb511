import type { Action, ActionOf } from '@stakeout/escape-plan';
import { partOf } from '../../../table/selection/choices.ts';
import type { EscapeParts, Target } from '../play/targets.ts';
import { type Cell, SIDES } from './geometry.ts';

/** A tile held over a cell: chosen, or only tried to see why it does not fit. */
export interface Ghost extends Cell {
  readonly tile: number;
  readonly turned: number;
}

/** What was tried by hand and is not legal, and for which choice it was tried. */
export interface Trial {
  readonly tile: number;
  readonly cell: Cell | null;
  readonly turned: number;
}

/** The tile to be seen over the city, or `null` while no tile or no cell is chosen. */
export function ghostOf(
  tile: number,
  parts: EscapeParts,
  legal: ReadonlySet<Target>,
  trial: Trial | null,
): Ghost | null {
  if (tile < 0) return null;
  const tried = trial?.tile === tile ? trial : null;
  const [q, r] = partOf(parts, 'cell') ?? [];
  const chosen = q === undefined || r === undefined ? null : { q, r };
  const cell = tried?.cell ?? chosen;
  if (cell === null) return null;
  const turned = tried?.turned ?? partOf(parts, 'turn')?.[0] ?? firstTurn(legal) ?? 0;
  return { tile, q: cell.q, r: cell.r, turned };
}

/** The tile that is held: the one chosen, or the only one that still lies face up, which needs no choosing; otherwise -1. */
export function heldTile(parts: EscapeParts, faceUp: readonly number[]): number {
  const left = faceUp.filter((tile) => tile >= 0);
  return partOf(parts, 'stack')?.[0] ?? (left.length === 1 ? (left[0] ?? -1) : -1);
}

/** The first turn that is legal on the chosen cell. */
export function firstTurn(legal: ReadonlySet<Target>): number | null {
  for (let turned = 0; turned < SIDES; turned++) if (legal.has(`turn:${turned}`)) return turned;
  return null;
}

/** Laying the tile as it is held. */
export function layingOf({ tile, q, r, turned }: Ghost): ActionOf<'layTile'> {
  return { type: 'layTile', tile, q, r, turned };
}

export function canLay(options: readonly Action[], ghost: Ghost): boolean {
  const { tile, q, r, turned } = ghost;
  return options.some(
    (option) =>
      option.type === 'layTile' && option.tile === tile && option.q === q && option.r === r && option.turned === turned,
  );
}

/** Whether a tile may lie on a cell in some way; with no tile chosen yet, whether any may. */
export function fitsOn(options: readonly Action[], tile: number, { q, r }: Cell): boolean {
  return options.some(
    (option) => option.type === 'layTile' && (tile < 0 || option.tile === tile) && option.q === q && option.r === r,
  );
}

/** Where a tile fits, turning goes on to the next way in which it may lie: what is seen is what Confirm would do. */
export function nextFitting(options: readonly Action[], ghost: Ghost, steps: number): number {
  for (let far = 1; far < SIDES; far++) {
    const turned = turnedBy(ghost.turned, steps * far);
    if (canLay(options, { ...ghost, turned })) return turned;
  }
  return ghost.turned;
}

export function turnedBy(turned: number, steps: number): number {
  return (((turned + steps) % SIDES) + SIDES) % SIDES;
}
