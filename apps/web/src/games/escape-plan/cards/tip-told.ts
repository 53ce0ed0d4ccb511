import type { PublicBoard } from '@stakeout/escape-plan';
import type { Refusal } from '@stakeout/kernel';
import type { Say } from '../../../text/say.ts';
import type { EscapeParts, Target } from '../play/targets.ts';
import { touching } from '../play/touching.ts';
import type { TableContext } from '../table-context.ts';
import type { CardTextId } from './cards.texts.ts';
import { clauseOfPiece } from './clause-of-piece.ts';

/** A piece that somebody points at. */
export interface Asked {
  readonly target: Target;
  readonly tip: string;
  readonly parts: EscapeParts;
  /** Whether it can be touched now. */
  readonly isOpen: boolean;
  readonly table: Pick<TableContext, 'session' | 'snapshot' | 'view' | 'seat' | 'isActing' | 'words'>;
  readonly say: Say<CardTextId>;
}

/** What it is and does; where it cannot be touched now, why not; and the clause. */
export function tipTold({ target, tip, parts, isOpen, table, say }: Asked): string {
  const { view, seat, isActing, words } = table;
  const [refusal] = isActing && !isOpen ? refusalsOf(table, parts, target) : [];
  const board: PublicBoard | undefined = seat === null ? undefined : view.table.boards[seat];
  const clause = refusal?.clause ?? clauseOfPiece(target, board);
  const why =
    refusal === undefined ? '' : say('tipNotNow', { why: words.say({ id: refusal.reason, params: refusal.params }) });
  return [tip, why, clause === null ? '' : `(${clause})`].filter((part) => part !== '').join(' ');
}

function refusalsOf({ session, snapshot }: Asked['table'], parts: EscapeParts, target: Target): readonly Refusal[] {
  return touching.refusalsOf?.(snapshot, parts, target) ?? session.explain(touching.meaningOf(snapshot, parts, target));
}
