import { describe, expect, it } from 'vitest';
import type { TableSnapshot } from '../../session/session.ts';
import { forcedIn, onlyFormality, withoutForced } from './forced.ts';
import type { Touching } from './touching.ts';

type Action = 'roll' | 'place' | 'end';
const decision = { standing: () => null, touch: () => null, way: () => null };
const touching = {
  decisionIn: () => decision,
  meaningOf: () => null,
  forced: onlyFormality((action: Action) => (action === 'roll' ? 'roll' : action === 'place' ? 'only' : null)),
} as unknown as Touching<string, Action>;

function at(options: readonly Action[], more: Partial<TableSnapshot> = {}): TableSnapshot {
  return { viewer: 0, toAct: [0], options, undoable: 0, ...more } as TableSnapshot;
}

describe('what happens by itself', () => {
  it('is the one thing there is to do, if the game calls it a formality', () => {
    expect(forcedIn(touching, at(['place']), false)).toBe('place');
    expect(forcedIn(touching, at(['end']), true)).toBeNull();
    expect(forcedIn(touching, at(['place', 'end']), true)).toBeNull();
    expect(forcedIn(touching, at([]), true)).toBeNull();
  });

  it('is a roll only for those who want it so', () => {
    expect(forcedIn(touching, at(['roll']), false)).toBeNull();
    expect(forcedIn(touching, at(['roll']), true)).toBe('roll');
  });

  it('is nothing while the step before can be taken back, or for those who only watch', () => {
    expect(forcedIn(touching, at(['place'], { undoable: 1 }), true)).toBeNull();
    expect(forcedIn(touching, at(['place'], { viewer: null }), true)).toBeNull();
    expect(forcedIn(touching, at(['place'], { toAct: [1] }), true)).toBeNull();
  });

  it('leaves nothing to be touched', () => {
    const quiet = withoutForced(touching, ({ options }) => options.length === 1);
    expect(quiet.decisionIn(at(['place']))).toBeNull();
    expect(quiet.decisionIn(at(['place', 'end']))).toBe(decision);
  });
});
