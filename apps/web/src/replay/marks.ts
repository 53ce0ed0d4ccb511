import type { Move } from '../session/session.ts';

/** A step worth finding again on the slider. */
export interface Mark {
  /** The step after which it has happened. */
  readonly step: number;
  readonly kind: 'turn' | 'day' | 'hurt' | 'hot';
}

/** What matters most: it is seen from afar, and a replay that plays rests there. */
const HOT = new Set(['locationBusted', 'escaped', 'arrested']);
/** Wounds are red, as in the log, but there are many of them. */
const HURT = new Set(['wounded', 'handcuffed']);

export function marksOf(moves: readonly Move[]): readonly Mark[] {
  return moves.flatMap(({ events }, index): Mark[] => {
    const kind = kindOf(events.map(nameOf));
    return kind === null ? [] : [{ step: index + 1, kind }];
  });
}

function kindOf(names: readonly string[]): Mark['kind'] | null {
  if (names.some((name) => HOT.has(name))) return 'hot';
  if (names.includes('dayBegan')) return 'day';
  if (names.some((name) => HURT.has(name))) return 'hurt';
  return names.includes('turnBegan') ? 'turn' : null;
}

/**
 * What happened, by its name: Gunrunners names its events, Escape Plan tells of happenings. Its turns are many; the parts of
 * the day stand for them.
 */
function nameOf(event: unknown): string {
  const { type, what, phase } = event as { readonly type?: string; readonly what?: string; readonly phase?: string };
  if (type === 'happened') return what === 'turnBegan' ? '' : what === 'partBegan' ? 'turnBegan' : (what ?? '');
  return type === 'decisionPassed' && phase === 'roll' ? 'turnBegan' : (type ?? '');
}
