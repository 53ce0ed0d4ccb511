export { clausesPt as clauses } from './clauses.pt.ts';
