import { bots } from '@stakeout/bots/gunrunners';
import { gunrunnersRules } from '@stakeout/gunrunners';
import type { AnyRules } from '@stakeout/kernel';
import { serve } from '../../session/local/local-worker.ts';

serve(gunrunnersRules as AnyRules, bots);
