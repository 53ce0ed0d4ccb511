import { compileEffect, EFFECT_ARGUMENTS } from './compile-cards.ts';
import { Reader } from './reader.ts';
import { COPS, type Effect, type EffectKind } from './table.ts';

/** What an effect as it is written in a box does, or `null` where the rules know none such. */
export function effectOfText(text: unknown): Effect | null {
  const reader = new Reader();
  const effect = compileEffect(reader, 'effect', text);
  return reader.refusals.length === 0 ? effect : null;
}

/** Numbers that cards show; the rules take up to nine. */
const AMOUNTS = [1, 2, 3];

/** Every effect that a card may have, as it is written in a box. */
export function effectTexts(): readonly string[] {
  const texts = Object.entries(EFFECT_ARGUMENTS).flatMap(([kind, wanted]) => {
    if (wanted === 'none') return [kind];
    if (wanted === 'number') return amountsOf(kind as EffectKind).map((amount) => `${kind}:${amount}`);
    return (wanted === 'cop' ? COPS.map((cop) => [cop]) : groupsOfCops()).map((cops) => `${kind}:${cops.join(',')}`);
  });
  return texts.filter((text) => effectOfText(text) !== null);
}

function amountsOf(kind: EffectKind): readonly number[] {
  // One cop is avoided by it, whatever the number.
  return kind === 'AVOID_ANY' ? [1] : AMOUNTS;
}

function groupsOfCops(): readonly (readonly string[])[] {
  return Array.from({ length: (1 << COPS.length) - 1 }, (_, mask) =>
    COPS.filter((_name, bit) => ((mask + 1) & (1 << bit)) !== 0),
  );
}
