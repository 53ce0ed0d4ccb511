import { useSay } from '../../../text/say.ts';
import type { Target } from '../play/targets.ts';
import { touching } from '../play/touching.ts';
import { useChoosing, useTable } from '../table-context.ts';
import { CARD_TEXTS } from './cards.texts.ts';
import { clauseOfPiece } from './clause-of-piece.ts';

/**
 * What a piece says of itself: what it is, what it does, and where it cannot be touched now, why not; with the clause. The
 * rules are asked only when somebody points at it.
 */
export function useTipNow(target: Target, tip: string) {
  const { session, snapshot, view, seat, isActing, words } = useTable();
  const { parts, standing } = useChoosing().selection;
  const say = useSay(CARD_TEXTS);
  const isOpen = parts.includes(target) || standing.legal.has(target) || standing.instead.has(target);
  const tell = ({ currentTarget }: { readonly currentTarget: Element }) =>
    currentTarget.setAttribute('data-tip', toldNow());
  return { 'data-tip': tip, onPointerOver: tell, onPointerDown: tell, onFocus: tell };

  function toldNow(): string {
    const [refusal] = isActing && !isOpen ? refusals() : [];
    const clause = refusal?.clause ?? clauseOfPiece(target, seat === null ? undefined : view.table.boards[seat]);
    const why =
      refusal === undefined ? '' : say('tipNotNow', { why: words.say({ id: refusal.reason, params: refusal.params }) });
    return [tip, why, clause === null ? '' : `(${clause})`].filter((part) => part !== '').join(' ');
  }

  function refusals() {
    return (
      touching.refusalsOf?.(snapshot, parts, target) ?? session.explain(touching.meaningOf(snapshot, parts, target))
    );
  }
}
