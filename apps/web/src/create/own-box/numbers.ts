import type { Language } from '@stakeout/kernel';
import type { Option } from './box.ts';

/** A whole number as people type it, as “3” or “−$3k”; one of the words; or what was typed, for the rules to refuse. */
export function readNumber(typed: string, words: readonly Option[], language: Language): unknown {
  const text = typed.trim();
  const [, minus, digits] = /^([-−]?)\$?(\d{1,9})k?$/.exec(text) ?? [];
  if (digits !== undefined) return minus === '' ? Number(digits) : 0 - Number(digits);
  const word = words.find(({ label }) => label(language).toLowerCase() === text.toLowerCase());
  return word?.value ?? text;
}

/** How many, or `null` where it says nothing of the kind. */
export function readCount(typed: string, most: number): number | null {
  const text = typed.trim();
  return /^\d{1,3}$/.test(text) && Number(text) <= most ? Number(text) : null;
}
