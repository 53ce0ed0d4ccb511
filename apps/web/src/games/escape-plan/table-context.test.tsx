import type { Action } from '@stakeout/escape-plan';
import { describe, expect, it } from 'vitest';
import { show } from '../../render.fixture.tsx';
import { selectionOf } from '../../table/selection/selection.fixture.ts';
import { NO_PREVIEW } from './play/preview.ts';
import type { Target } from './play/targets.ts';
import { ChoosingProvider, useTarget } from './table-context.ts';

function Piece({ target }: { readonly target: Target }) {
  const { look, isOpen } = useTarget(target);
  return <i>{isOpen ? look : 'dark'}</i>;
}

describe('what can be touched at the table', () => {
  it('[E7.1] keeps its light when another cell is chosen in its place, and no more than that', () => {
    const selection = selectionOf<Target, Action>({
      parts: ['stack:1', 'cell:0:1'],
      standing: {
        legal: new Set(['turn:2']),
        instead: new Set(['cell:1:0', 'stack:2']),
        plan: null,
        isDecided: false,
      },
    });
    const targets: readonly Target[] = ['cell:0:1', 'turn:2', 'cell:1:0', 'stack:2', 'cell:5:5'];
    const shown = show(
      <ChoosingProvider value={{ selection, preview: NO_PREVIEW }}>
        {targets.map((target) => (
          <Piece key={target} target={target} />
        ))}
      </ChoosingProvider>,
    );
    expect(shown.all('i')).toEqual(['is-chosen', 'is-legal', 'is-instead', 'is-instead', 'dark']);
  });
});
