import type { Stage } from './stage.ts';

/** A way to hurt the server that worked once. It is tried again for ever, so that it never works again. */
export interface Attack {
  /** As it is called on the command line. */
  readonly name: string;
  /** What whoever attacks tries to do, in one line. */
  readonly aim: string;
  /** Attacks a server of its own. Throws `Succeeded` when the server gives way; what was measured on the way is told. */
  run(stage: Stage): Promise<Figures>;
}

/** What was measured, in words and numbers for the report. */
export type Figures = Readonly<Record<string, number | string>>;

/** The attack worked: what whoever attacks got. */
export class Succeeded extends Error {}

/** The attack has worked unless this holds. */
export function mustHold(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Succeeded(otherwise);
}
