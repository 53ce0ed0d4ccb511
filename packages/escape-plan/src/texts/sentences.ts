import type { HappeningType } from '../happening.ts';

/** Sentences by message id: a line of the log for every kind of happening, and all the others. */
export type Sentences = Readonly<Record<`log.${HappeningType}`, string>> & Readonly<Record<string, string>>;
