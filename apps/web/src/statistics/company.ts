import { LEVELS } from '@stakeout/bots/level';
import type { BotLevel } from '@stakeout/protocol';

/** Whom a match was played against: people, bots of one level or of several, or nobody but the table. */
export const COMPANIES = ['people', ...LEVELS, 'mixed', 'alone'] as const;
export type Company = (typeof COMPANIES)[number];

/** One person among the others is enough: the match is one between people then. */
export function companyOf(others: readonly { readonly level: BotLevel | null }[]): Company {
  const [first, ...rest] = new Set(others.map(({ level }) => level ?? 'people'));
  if (first === undefined) return 'alone';
  if (first === 'people' || rest.includes('people')) return 'people';
  return rest.length === 0 ? first : 'mixed';
}
