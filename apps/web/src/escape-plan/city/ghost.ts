import type { Action, ActionOf } from '@stakeout/escape-plan';
import { partOf } from '../../table/selection/choices.ts';
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
export function ghostOf(parts: EscapeParts, legal: ReadonlySet<Target>, trial: Trial | null): Ghost | null {
  const tile = partOf(parts, 'stack')?.[0];
  if (tile === undefined) return null;
  const tried = trial?.tile === tile ? trial : null;
  const [q, r] = partOf(parts, 'cell') ?? [];
  const chosen = q === undefined || r === undefined ? null : { q, r };
  const cell = tried?.cell ?? chosen;
  if (cell === null) return null;
  const turned = tried?.turned ?? partOf(parts, 'turn')?.[0] ?? firstTurn(legal) ?? 0;
  return { tile, q: cell.q, r: cell.r, turned };
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

export function turnedBy(turned: number, steps: number): number {
  return (((turned + steps) % SIDES) + SIDES) % SIDES;
}
