import type { AutomaTurn } from '../automa/automa-turns.ts';
import type { Strip } from './strips.ts';

/** What is being told over the table, beside the pieces that move. */
export interface Story {
  /** What the police do; it stays for a while after it has been told. */
  readonly police: PoliceStory | null;
  readonly strip: Strip | null;
  /** The last turns of the police, for whoever asks for them again. */
  readonly last: readonly AutomaTurn[];
}

export interface PoliceStory {
  readonly turns: readonly AutomaTurn[];
  /** How many steps of the last of these turns have been told. */
  readonly told: number;
  readonly isTelling: boolean;
}

export const NO_STORY: Story = { police: null, strip: null, last: [] };

/** The turns of the police once all of them has been told. */
export function toldPolice(turns: readonly AutomaTurn[]): PoliceStory | null {
  const last = turns.at(-1);
  return last === undefined ? null : { turns, told: last.steps.length, isTelling: false };
}
