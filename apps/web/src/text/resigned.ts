import type { Language } from '@stakeout/kernel';
import { sayIn } from './say.ts';
import type { Sentences } from './sentences.ts';

const TEXTS: Sentences<'resigned'> = {
  en: { resigned: '{name} (resigned)' },
  pt: { resigned: '{name} (desistiu)' },
};

/** A name among results. Whoever gave up may still have a good place, which a bot won for them: that is said beside it. */
export function withResigned(name: string, hasResigned: boolean, language: Language): string {
  return hasResigned ? sayIn(TEXTS, language)('resigned', { name }) : name;
}
