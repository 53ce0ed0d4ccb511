import { escapePlanBots } from '@stakeout/bots/escape-plan';
import { serve } from '../../session/local/local-worker.ts';

serve(escapePlanBots);
