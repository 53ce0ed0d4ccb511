import type { Attack } from '../attack.ts';

/** Every attack there is, one line each, in the order of their names. */
export const ATTACKS: readonly Attack[] = [];
