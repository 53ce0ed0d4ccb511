import {
  COPS,
  type Effect,
  effectCode,
  effectOfText,
  effectTexts,
  LOCATION_KINDS,
  PLACES,
  SPOTS,
  STACKS,
  STEPS,
  TERRAINS,
} from '@stakeout/escape-plan';
import type { AnyGame, Language } from '@stakeout/kernel';
import { type Kind, type Option, same } from '../../../create/own-box/box.ts';
import { termOf } from '../../../create/own-box/cells.ts';
import { type Wording, wording } from '../../../text/say.ts';
import { CARD_TEXTS } from '../cards/cards.texts.ts';
import { boxTexts } from './box.texts.ts';

export const NUMBER: Kind = { type: 'number' };
export const MONEY: Kind = { type: 'number', isMoney: true };
/** What may be below nothing. */
export const SIGNED: Kind = { type: 'number', isSigned: true };
export const LOSS: Kind = { type: 'number', isMoney: true, isSigned: true };
export const FLAG: Kind = { type: 'flag' };
export const TEXT: Kind = { type: 'text' };

/** Only letters: there is little room, and the terrain has its name beside it. */
function initialOf(label: Wording): Wording {
  return (language) => label(language).slice(0, 1);
}

function named(game: AnyGame, values: readonly string[], term: string, index = (at: number) => at): Option[] {
  return values.map((value, at) => {
    const label = termOf(game, term, index(at));
    return { value, label, short: initialOf(label) };
  });
}

/** What may stand on a tile, or where a card of Sandra or Costa leads. */
function spots(game: AnyGame, toChoose: readonly string[]): Kind {
  const indexOf = (at: number) => (SPOTS as readonly (string | undefined)[]).indexOf(toChoose[at]);
  return { type: 'choice', options: named(game, toChoose, 'kind', indexOf) };
}

/** Where cards of Sandra and Costa lead. */
const GOALS: readonly string[] = [
  ...PLACES,
  ...LOCATION_KINDS.filter((kind) => kind.startsWith('STORE') || kind.startsWith('EXIT')),
];

/** Kinds of values in the words of the game; made once, since there are many. */
export interface Kinds {
  readonly terrain: Kind;
  readonly terrains: Kind;
  readonly cops: Kind;
  readonly location: Kind;
  readonly goal: Kind;
  readonly effect: Kind;
}

export function kindsOf(game: AnyGame): Kinds {
  return {
    terrain: { type: 'choice', options: named(game, TERRAINS, 'terrain') },
    terrains: { type: 'set', options: named(game, TERRAINS, 'terrain') },
    cops: { type: 'set', options: named(game, COPS, 'cops', (cop) => 1 << cop) },
    location: spots(game, LOCATION_KINDS),
    goal: spots(game, GOALS),
    effect: { type: 'choice', options: effects(game) },
  };
}

function effects(game: AnyGame): readonly Option[] {
  return effectTexts().map((value) => {
    const effect = effectOfText(value) as Effect;
    return { value, label: termOf(game, 'effect', effectCode(effect)) };
  });
}

export const STACK: Kind = {
  type: 'choice',
  options: STACKS.map((value, at) => ({ value, label: at === 0 ? wording(boxTexts, 'startStack') : same(value) })),
};

export const STEP: Kind = {
  type: 'choice',
  options: STEPS.map((value) => ({ value, label: wording(CARD_TEXTS, `step${value}`) })),
};

/** Words that stand one after another. */
export function together(...parts: readonly Wording[]): Wording {
  return (language: Language) => parts.map((part) => part(language)).join(', ');
}
