import { CardFace, lookOf } from './card-face.tsx';
import './card-tip.css';

/** The card at full size beside its tip, where its face is known. */
export function CardTip({ anchor }: { readonly anchor: Element }) {
  const card = Number(anchor.getAttribute('data-card') ?? 0);
  const isLookedAt = anchor.hasAttribute('data-looked-at');
  // Where a card says what it does it need not be shown again.
  const isReadable = anchor.querySelector('.gr-card-effect')?.checkVisibility() === true;
  if (card === 0 || isReadable || lookOf(card, isLookedAt) === 'back') return null;
  return (
    <div className="gr-card-tip">
      <CardFace card={card} isLookedAt={isLookedAt} isLarge />
    </div>
  );
}
