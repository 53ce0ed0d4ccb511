import type { ReactNode } from 'react';
import { useSay } from '../../../text/say.ts';
import { useTipNow } from '../cards/use-tip-now.ts';
import type { Target } from '../play/targets.ts';
import { useTarget } from '../table-context.ts';
import { BOARD_TEXTS } from './board.texts.ts';
import './piece.css';

interface Spoken {
  /** What it is and where it lies, for those who listen. */
  readonly name: string;
  readonly tip: string;
  readonly children: ReactNode;
}

/** A piece of a board: one of the own board can be touched, another only looked at. */
export function Piece({
  target,
  isFirst,
  ...spoken
}: Spoken & { readonly target: Target | null; readonly isFirst?: boolean }) {
  if (target !== null) return <PieceButton target={target} isFirst={isFirst ?? false} {...spoken} />;
  const { name, tip, children } = spoken;
  return (
    <span className="ep-piece" role="img" aria-label={name} data-tip={tip}>
      {children}
    </span>
  );
}

/** What a touch means, or why it means nothing, the table says. */
function PieceButton({
  target,
  isFirst,
  name,
  tip,
  children,
}: Spoken & {
  readonly target: Target;
  /** Where nothing is legal, the first piece can still be reached by Tab. */
  readonly isFirst: boolean;
}) {
  const say = useSay(BOARD_TEXTS);
  const { isChosen, isLegal, isOpen, look, onTouch } = useTarget(target);
  const tipNow = useTipNow(target, tip);
  const state = isChosen ? `, ${say('chosen')}` : isLegal ? `, ${say('legal')}` : '';
  return (
    <button
      type="button"
      className={`ep-piece is-button ${look}`}
      aria-label={name + state}
      aria-pressed={isChosen}
      tabIndex={isOpen || isFirst ? 0 : -1}
      data-target={target}
      {...tipNow}
      onClick={onTouch}
    >
      {children}
    </button>
  );
}
