import { type Action as EscapePlanAction, type View as EscapePlanView, escapePlan } from '@stakeout/escape-plan';
import { type Action as GunrunnersAction, type View as GunrunnersView, gunrunners } from '@stakeout/gunrunners';
import { type GameTexts, type Language, type Message, say, textsAt } from '@stakeout/kernel';
import { REASON_TEXTS as escapePlanTexts } from './escape-plan/reasons.texts.ts';
import { reasonFor as reasonInEscapePlan } from './escape-plan/reasons.ts';
import { REASON_TEXTS as gunrunnersTexts } from './gunrunners/reasons.texts.ts';
import { reasonFor as reasonInGunrunners } from './gunrunners/reasons.ts';

/** Why an option is good: a sentence, and the clause of the rules it makes use of. */
export interface Reason {
  readonly reason: Message;
  readonly clause: string;
}

type Sentences = Readonly<Record<Language, Readonly<Record<string, string>>>>;

interface Advocate {
  readonly reasonFor: (view: unknown, action: unknown) => Message & { readonly clause: string };
  readonly sentences: Sentences;
  readonly texts: GameTexts;
}

const ADVOCATES: ReadonlyMap<string, Advocate> = new Map<string, Advocate>([
  [
    'gunrunners',
    {
      reasonFor: (view, action) => reasonInGunrunners(view as GunrunnersView, action as GunrunnersAction),
      sentences: gunrunnersTexts,
      texts: gunrunners.texts,
    },
  ],
  [
    'escape-plan',
    {
      reasonFor: (view, action) => reasonInEscapePlan(view as EscapePlanView, action as EscapePlanAction),
      sentences: escapePlanTexts,
      texts: escapePlan.texts,
    },
  ],
]);

export function reasonFor(game: string, view: unknown, action: unknown): Reason {
  const { clause, id, params } = advocateOf(game).reasonFor(view, action);
  return { reason: { id, params }, clause };
}

/** The reason in a language, with the names of things as the table of the view has them. */
export function sayReason(game: string, language: Language, reason: Message, view: unknown): string {
  const { sentences, texts } = advocateOf(game);
  return say({ ...textsAt(texts[language], view), messages: sentences[language] }, reason);
}

function advocateOf(game: string): Advocate {
  const advocate = ADVOCATES.get(game);
  if (advocate === undefined) throw new Error(`nobody gives reasons in ${game}`);
  return advocate;
}
