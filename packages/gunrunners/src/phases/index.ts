import type { Phase } from '../state.ts';
import { arrange } from './arrange.ts';
import { bust } from './bust.ts';
import type { AnyDecision } from './decision.ts';
import { deploy } from './deploy.ts';
import { flip } from './flip.ts';
import { hide } from './hide.ts';
import { operation } from './operation.ts';
import { place } from './place.ts';
import { roll } from './roll.ts';
import { station } from './station.ts';

/** The decision each phase waits for. A phase without one does not compile. */
export const DECISIONS: Readonly<Record<Exclude<Phase, 'over'>, AnyDecision>> = {
  station,
  roll,
  deploy,
  flip,
  place,
  operation,
  hide,
  arrange,
  bust,
};
