import type { Lessons } from '@stakeout/kernel';
import { GEAR } from './gear.ts';
import { VISITS } from './visits.ts';
import { WAYS } from './ways.ts';

export { POSITIONS } from './positions.data.ts';

/** What is done in every lesson of Escape Plan. */
export const LESSONS: Lessons = { ...WAYS, ...VISITS, ...GEAR };
