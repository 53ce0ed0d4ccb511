import { equipmentOf, fixerOf, isTreasure, type PublicBoard } from '@stakeout/escape-plan';
import { kindOf, placesOf } from '../../../table/selection/choices.ts';
import type { Target } from '../play/targets.ts';

/** The clause behind each kind of piece, for whoever asks what it is. */
const CLAUSES: Readonly<Record<string, string>> = {
  contact: 'E17.2',
  slot: 'E17.8',
  asset: 'E18.2',
  member: 'E17.6',
  ability: 'E17.6',
  firstAid: 'E17.5',
  can: 'E11.5',
  rest: 'E10.1',
  disc: 'E9.2',
  display: 'E16.1',
  fixer: 'E15.4',
  equipment: 'E15.7',
  locker: 'E15.8',
  value: 'E15.8',
  key: 'E15.4',
  place: 'E7.3',
  stack: 'E7.1',
  cell: 'E7.2',
  turn: 'E7.2',
  cop: 'E12.2',
  heal: 'E13.3',
};

/** The clause that says what a piece is for, or `null` where none is worth naming. */
export function clauseOfPiece(target: Target, board: Pick<PublicBoard, 'items'> | undefined): string | null {
  if (kindOf(target) !== 'item') return CLAUSES[kindOf(target)] ?? null;
  const item = board?.items[placesOf(target)[0] ?? -1] ?? 0;
  if (equipmentOf(item) >= 0) return 'E17.3';
  if (fixerOf(item) >= 0) return 'E17.4';
  return isTreasure(item) ? 'E22.2' : 'E15.4';
}
