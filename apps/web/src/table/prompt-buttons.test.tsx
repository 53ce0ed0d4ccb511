import { describe, expect, it } from 'vitest';
import { show } from '../render.fixture.tsx';
import { type AtOnce, PromptButtons } from './prompt-buttons.tsx';
import { selectionOf } from './selection/selection.fixture.ts';
import type { Selection } from './selection/use-selection.ts';

type Choosing = Selection<'card', { readonly type: string }>;

const NOWHERE: Choosing['standing'] = { legal: new Set(), instead: new Set(), plan: null, isDecided: false };
const SOMEWHERE: Choosing['standing'] = { ...NOWHERE, legal: new Set(['card']) };
const END: AtOnce = { type: 'pass', label: 'End the turn', isMain: true, press: () => undefined };

/** The buttons in their order, each with whether it can be pressed, or only keeps its place. */
function buttons(chosen: Partial<Choosing>) {
  const selection = selectionOf({ standing: SOMEWHERE, ...chosen });
  const shown = show(<PromptButtons isActing selection={selection} atOnce={[END]} />);
  return shown.parts('button').map(({ text, opening }) => {
    const isShut = /aria-disabled="true"| disabled\b/.test(opening);
    return [text, opening.includes('is-gone') ? 'gone' : isShut ? 'shut' : 'open'];
  });
}

describe('the buttons of a prompt', () => {
  const chosen: Partial<Choosing> = {
    parts: ['card'],
    standing: { ...NOWHERE, plan: [{ type: 'use' }] },
    canUndo: true,
  };

  it('let what is done at once be pressed only when it has been seen for a while', () => {
    expect(buttons({ isSettled: false })[0]).toEqual(['End the turn', 'shut']);
    expect(buttons({ isSettled: true })[0]).toEqual(['End the turn', 'open']);
  });

  it('offer nothing at once beside what is chosen', () => {
    expect(buttons(chosen)).toEqual([
      ['Undo', 'open'],
      ['Confirm', 'open'],
    ]);
  });

  it('keep the places of Undo and Confirm where there is nothing to choose: nothing else comes to stand there', () => {
    expect(buttons({ standing: NOWHERE })).toEqual([
      ['End the turn', 'open'],
      ['Undo', 'gone'],
      ['Confirm', 'gone'],
    ]);
  });

  it('confirm nothing while a move is on its way', () => {
    expect(buttons({ ...chosen, isSending: true })[1]).toEqual(['Confirm', 'shut']);
  });
});
