import { automa } from '../automa/automa.ts';
import type { FrameKind } from '../state.ts';
import { build, day, offers } from './day.ts';
import { adjust, approaches, line, part, reward } from './part.ts';
import type { Procedure } from './procedure.ts';
import { avoidStep, bonuses, turn, visit, wounds } from './turn.ts';

/** The frames that run by themselves. */
export const PROCEDURES: Readonly<Partial<Record<FrameKind, Procedure>>> = {
  day,
  offers,
  build,
  part,
  adjust,
  line,
  reward,
  approaches,
  turn,
  avoidStep,
  wounds,
  visit,
  bonuses,
  automa,
};
