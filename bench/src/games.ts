import { escapePlan } from '@stakeout/escape-plan';
import { gunrunners } from '@stakeout/gunrunners';
import type { AnyGame } from '@stakeout/kernel';

/** The games whose engines are measured. */
export const GAMES: readonly AnyGame[] = [gunrunners, escapePlan];
