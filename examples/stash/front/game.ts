import { stashRules } from '@stakeout/stash';
import { spoken } from '@stakeout/web/kit';
import { library } from './library.ts';

/** Stash as the pages have it. */
export const stash = spoken(stashRules, library);
