import type { Lessons } from '@stakeout/kernel';
import { BASICS } from './basics.ts';
import { BUSTS } from './busts.ts';
import { OPERATIVES } from './operatives.ts';

export { POSITIONS } from './positions.data.ts';

/** What is done in every lesson of Gunrunners. */
export const LESSONS: Lessons = { ...BASICS, ...BUSTS, ...OPERATIVES };
