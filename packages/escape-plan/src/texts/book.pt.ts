import { clausesPt } from './clauses.pt.ts';
import { rulingsPt } from './rulings.pt.ts';

/** The rulebook with its rulings. */
export const clauses: Readonly<Record<string, string>> = { ...clausesPt, ...rulingsPt };
