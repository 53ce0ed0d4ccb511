import { type Card, isBack, ORDINARY, roleOf, valueOfCard } from '@stakeout/gunrunners';
import type { Language } from '@stakeout/kernel';
import { type Thing, thingNamed } from '../../../table/phrase.ts';
import { sayIn } from '../../../text/say.ts';
import { gunrunners } from '../game.ts';
import { LOG_TEXTS } from './log.texts.ts';

/** What a card shows, without whose it is: that is said beside it. A card whose face is not known is a card. */
export function cardThing(card: Card, language: Language): Thing {
  const say = sayIn(LOG_TEXTS, language);
  const value = valueOfCard(card);
  if (card === 0 || isBack(card) || value === 0) return thingNamed(say('card'));
  if (roleOf(card) === ORDINARY) return thingNamed(say('agent', { value }));
  return thingNamed(
    say('operative', { role: gunrunners.texts[language].terms['theRole']?.(roleOf(card)) ?? '', value }),
  );
}
