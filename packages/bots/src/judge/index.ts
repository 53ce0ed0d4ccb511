export { type Lived, type LivedStep, livedBy } from './lived.ts';
export type {
  Books,
  CurvePoint,
  Label,
  Measured,
  Review,
  ReviewedDecision,
  ReviewedDraw,
  ReviewNews,
  ReviewSettings,
  WeighedLine,
} from './review.ts';
export { reviewing, reviewOf, trying } from './reviewing.ts';
export { type OpenQuestion, weighOptions } from './weigh-options.ts';
