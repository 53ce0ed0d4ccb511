import type { Library } from '../../text/spoken.ts';
import type { BoardTextId } from './board/board.texts.ts';
import type { CityTextId } from './city/city.texts.ts';
import type { DecideTextId } from './decide/decide.texts.ts';
import type { OutlookTextId } from './outlook/outlook.texts.ts';
import type { PlatesTextId } from './plates/plates.texts.ts';
import type { PromptTextId } from './prompt/prompts.texts.ts';
import type { RailTextId } from './rail/rail.texts.ts';

/** What the parts of the table say is much: a table loads it in the reader's language alone. */
interface PageSentences {
  readonly plates: Readonly<Record<PlatesTextId, string>>;
  readonly outlook: Readonly<Record<OutlookTextId, string>>;
  readonly city: Readonly<Record<CityTextId, string>>;
  readonly rail: Readonly<Record<RailTextId, string>>;
  readonly board: Readonly<Record<BoardTextId, string>>;
  readonly decide: Readonly<Record<DecideTextId, string>>;
  readonly prompt: Readonly<Record<PromptTextId, string>>;
}

/** Where everything lies that Escape Plan says. */
export const library: Library<PageSentences> = {
  words: {
    en: () => import('./words.en.ts'),
    pt: () => import('./words.pt.ts'),
  },
  clauses: {
    en: () => import('@stakeout/escape-plan/texts/book.en'),
    pt: () => import('@stakeout/escape-plan/texts/book.pt'),
  },
  reasons: () => import('@stakeout/bots/escape-plan/reasons'),
};
