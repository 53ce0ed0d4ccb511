import type { Target } from '../play/targets.ts';
import { useTable } from '../table-context.ts';
import { clauseOfPiece } from './clause-of-piece.ts';

/** What a piece says of itself to whoever points at it, and by which clause. Why it cannot be touched now, the tip adds. */
export function useTipNow(target: Target, tip: string) {
  const { view, seat } = useTable();
  const clause = clauseOfPiece(target, seat === null ? undefined : view.table.boards[seat]);
  return { 'data-tip': tip, 'data-clause': clause ?? undefined };
}
