import { type Card, ORDINARY, ownerOf, roleOf, valueOfCard } from '@stakeout/gunrunners';
import { useTable } from '../table-context.ts';
import { lookOf } from './card-face.tsx';

/** What a card is and does, in a sentence or two. */
export function useCardTip(card: Card, isLookedAt = false): string {
  const { say, language, session, seat, nameOf } = useTable();
  const look = lookOf(card, isLookedAt);
  if (look === 'back') {
    if (valueOfCard(card) > 0) return say('tipKnownOne');
    return ownerOf(card) === seat ? say('tipOwnBack') : say('tipBack', { owner: nameOf(ownerOf(card)) });
  }
  const words = session.game.texts[language].terms['card']?.(card % 1000) ?? '';
  const sentence = `${words.charAt(0).toLocaleUpperCase()}${words.slice(1)}. ${say(`effect${roleOf(card)}`)}`;
  const power = roleOf(card) === ORDINARY ? '' : ` ${say('tipOperative')}`;
  return look === 'secret' ? `${sentence} ${say('tipOnlyYou')}` : sentence + power;
}

/** A card for those who listen: whose it is, and what, if that is known. */
export function useSpokenCard(): (card: Card) => string {
  const { language, session } = useTable();
  return (card) => session.game.texts[language].terms['card']?.(card) ?? '';
}
