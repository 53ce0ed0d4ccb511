import { escapePlanTable } from '@stakeout/bots/escape-plan/table';
import { serve } from '../../session/local/local-worker.ts';

serve(escapePlanTable);
