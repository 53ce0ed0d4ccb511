import { escapePlanRules } from '@stakeout/escape-plan';
import { spoken } from '../../text/spoken.ts';
import { library } from './library.ts';

/** Escape Plan as the pages have it. */
export const escapePlan = spoken(escapePlanRules, library);
