import { automa } from '../automa/automa.ts';
import type { FrameKind } from '../state.ts';
import { build, day, offers } from './day.ts';
import { adjust, approaches, line, part, reward } from './part.ts';
import type { Procedure } from './procedure.ts';
import { avoidStep, bonuses, turn, visit, wounds } from './turn.ts';

/** The frames that run by themselves. */
const PROCEDURES: Readonly<Partial<Record<FrameKind, Procedure>>> = {
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

const byKind: ReadonlyMap<string, Procedure> = new Map(Object.entries(PROCEDURES));

/** The procedure of a frame, or `null` where somebody has to decide. */
export function procedureOf(kind: FrameKind): Procedure | null {
  return byKind.get(kind) ?? null;
}
