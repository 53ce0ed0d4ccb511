import { clausesEn } from './clauses.en.ts';
import { rulingsEn } from './rulings.en.ts';

/** The rulebook with its rulings. */
export const clauses: Readonly<Record<string, string>> = { ...clausesEn, ...rulingsEn };
