import { gunrunnersRules } from '@stakeout/gunrunners';
import { spoken } from '../../text/spoken.ts';
import { library } from './library.ts';

/** Gunrunners as the pages have it. */
export const gunrunners = spoken(gunrunnersRules, library);
