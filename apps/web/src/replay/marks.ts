import { MARK_KINDS, type MarkKind } from '../games/front.ts';
import type { Move } from '../session/session.ts';

/** A step worth finding again on the slider. */
export interface Mark {
  /** The step after which it has happened. */
  readonly step: number;
  readonly kind: MarkKind;
}

/** Of all that a step brought, what weighs most. */
export function marksOf(moves: readonly Move[], markOf: (event: unknown) => MarkKind | null): readonly Mark[] {
  return moves.flatMap(({ events }, index): Mark[] => {
    const found = new Set(events.map(markOf));
    const kind = MARK_KINDS.find((wanted) => found.has(wanted));
    return kind === undefined ? [] : [{ step: index + 1, kind }];
  });
}
