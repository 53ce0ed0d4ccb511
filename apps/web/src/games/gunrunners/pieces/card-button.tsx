import { type Card, roleOf } from '@stakeout/gunrunners';
import type { Target } from '../play/selection.ts';
import { useTable } from '../table-context.ts';
import './card-button.css';
import { CardFace, lookOf } from './card-face.tsx';
import { useCardTip } from './card-words.ts';
import { roleClause } from './roles.ts';

/** A card that can be touched. What a touch means, or why it means nothing, the table says. */
export function CardButton({
  card,
  target,
  name,
  tip = null,
  clause = null,
  isLookedAt = false,
  isLarge = false,
  isFirst = false,
}: {
  readonly card: Card;
  readonly target: Target;
  /** What it is and where it lies, for those who listen. */
  readonly name: string;
  /** What else there is to know about a card in this place. */
  readonly tip?: string | null;
  /** The clause about a card in this place; otherwise the one about its role. */
  readonly clause?: string | null;
  readonly isLookedAt?: boolean;
  readonly isLarge?: boolean;
  /** Where nothing of a group is legal, its first piece can still be reached by Tab. */
  readonly isFirst?: boolean;
}) {
  const { legal, parts, onTouch, say } = useTable();
  const isChosen = parts.includes(target);
  const isLegal = legal.has(target);
  const words = useCardTip(card, isLookedAt);
  const state = isChosen ? `, ${say('targetChosen')}` : isLegal ? `, ${say('targetLegal')}` : '';
  return (
    <button
      type="button"
      className={`gr-card-button ${isChosen ? 'is-chosen' : ''} ${isLegal ? 'is-legal' : ''} is-${lookOf(card, isLookedAt)}`}
      aria-label={name + state}
      aria-pressed={isChosen}
      tabIndex={isLegal || isChosen || isFirst ? 0 : -1}
      data-target={target}
      data-tip={tip === null ? words : `${words} ${tip}`}
      data-clause={clause ?? (lookOf(card, isLookedAt) === 'back' ? undefined : roleClause(roleOf(card)))}
      data-card={card}
      data-looked-at={isLookedAt || undefined}
      onClick={() => onTouch(target)}
    >
      <CardFace card={card} isLookedAt={isLookedAt} isLarge={isLarge} />
    </button>
  );
}
