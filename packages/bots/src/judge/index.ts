export { decisionsIn } from './choices.ts';
export { AS_GOOD } from './labels.ts';
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
export { reviewJson, type SayReason } from './review-json.ts';
export { judgeName, luckIn, reviewing, reviewOf, trying } from './reviewing.ts';
export { type OpenQuestion, weighOptions } from './weigh-options.ts';
