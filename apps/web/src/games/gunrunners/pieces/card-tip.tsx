import { CardFace, lookOf } from './card-face.tsx';
import './card-tip.css';

const NARROW = 720;

/** The card at full size beside its tip, where its face is known. */
export function CardTip({ anchor }: { readonly anchor: Element }) {
  const card = Number(anchor.getAttribute('data-card') ?? 0);
  const isLookedAt = anchor.hasAttribute('data-looked-at');
  // In the hand a card is at its full size already, but on small screens.
  const isReadable = anchor.getAttribute('data-target')?.startsWith('hand') === true && innerWidth > NARROW;
  if (card === 0 || isReadable || lookOf(card, isLookedAt) === 'back') return null;
  return (
    <div className="gr-card-tip">
      <CardFace card={card} isLookedAt={isLookedAt} isLarge />
    </div>
  );
}
