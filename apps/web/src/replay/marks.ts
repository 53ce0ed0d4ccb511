import type { Move } from '../session/session.ts';

/** A step worth finding again on the slider. */
export interface Mark {
  /** The step after which it has happened. */
  readonly step: number;
  readonly kind: 'turn' | 'hot';
}

/** Busts and wounds are hot, as in the log; the rest of the marks are the beginnings of turns. */
const HOT = new Set(['locationBusted', 'wounded', 'handcuffed', 'escaped', 'arrested']);

export function marksOf(moves: readonly Move[]): readonly Mark[] {
  return moves.flatMap(({ events }, index): Mark[] => {
    const names = events.map(nameOf);
    const step = index + 1;
    if (names.some((name) => HOT.has(name))) return [{ step, kind: 'hot' }];
    return names.includes('turnBegan') ? [{ step, kind: 'turn' }] : [];
  });
}

/** What happened, by its name: Gunrunners names its events, Escape Plan tells of happenings. */
function nameOf(event: unknown): string {
  const { type, what, phase } = event as { readonly type?: string; readonly what?: string; readonly phase?: string };
  if (type === 'happened') return what ?? '';
  return type === 'decisionPassed' && phase === 'roll' ? 'turnBegan' : (type ?? '');
}
