import type { Chance, EventSink } from '@stakeout/kernel';
import type { Table } from '../data/table.ts';
import type { Happening } from '../event.ts';
import type { Frame, State } from '../state.ts';

/** What a frame that runs by itself is given. */
export interface Run {
  readonly state: State;
  readonly table: Table;
  readonly frame: Frame;
  readonly chance: Chance;
  readonly events: EventSink<Happening> | null;
}

/** Takes one step: counts its frame on, pushes others on top, or pops itself. */
export type Procedure = (run: Run) => void;
