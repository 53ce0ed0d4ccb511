import type { EscapeSelection } from './play/targets.ts';

export interface KeyActions {
  /** Whether the table is on the screen at all. */
  readonly isShown: boolean;
  readonly selection: EscapeSelection;
  readonly isPlaying: boolean;
  readonly skip: () => void;
  readonly onLog: () => void;
  readonly onHint: () => void;
  readonly onKeys: () => void;
  readonly onSummary: () => void;
}

/** The keys of the table. They work wherever the focus is, but not while somebody writes or a sheet is open. */
export function useKeys(_actions: KeyActions): void {}
