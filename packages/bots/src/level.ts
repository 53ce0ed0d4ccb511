/** A strength of play that a person can choose. */
export type Level = 'easy' | 'medium' | 'hard';

/** All of them, weakest first. */
export const LEVELS: readonly Level[] = ['easy', 'medium', 'hard'];
