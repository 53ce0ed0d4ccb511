import type { Selection } from './use-selection.ts';

/** What a player has chosen: nothing yet, unless a test says something else. */
export function selectionOf<Target extends string, Action>(
  chosen: Partial<Selection<Target, Action>>,
): Selection<Target, Action> {
  const nothing = () => undefined;
  return {
    moment: '',
    parts: [],
    standing: { legal: new Set(), instead: new Set(), plan: null, isDecided: false },
    trouble: null,
    isSending: false,
    isSettled: true,
    canUndo: false,
    onTouch: nothing,
    confirm: nothing,
    play: () => Promise.resolve(true),
    undo: nothing,
    dismiss: nothing,
    clear: nothing,
    whyNot: () => [],
    choose: nothing,
    ...chosen,
  };
}
