import type { Language } from '@stakeout/kernel';

const ENDINGS: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'st', two: 'nd', few: 'rd' };

/** A place among others: 2nd, 2º. */
export function ordinal(place: number, language: Language): string {
  if (language === 'pt') return `${place}º`;
  return `${place}${ENDINGS[new Intl.PluralRules('en', { type: 'ordinal' }).select(place)] ?? 'th'}`;
}
