export { clausesEn as clauses } from './clauses.en.ts';
