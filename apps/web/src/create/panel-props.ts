import type { Draft } from './draft.ts';
import type { Fault } from './fault.ts';

/** What every part of the form is given: the draft, what is wrong with it, and how to change it. */
export interface PanelProps {
  readonly draft: Draft;
  readonly faults: readonly Fault[];
  /** The id of the game, for links to its rulebook. */
  readonly game: string;
  readonly onChange: (change: Partial<Draft>) => void;
}
