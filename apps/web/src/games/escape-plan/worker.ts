import { bots } from '@stakeout/bots/escape-plan';
import { escapePlanRules } from '@stakeout/escape-plan';
import type { AnyRules } from '@stakeout/kernel';
import { serve } from '../../session/local/local-worker.ts';

serve(escapePlanRules as AnyRules, bots);
