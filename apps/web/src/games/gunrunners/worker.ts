import { gunrunnersBots } from '@stakeout/bots/gunrunners';
import { serve } from '../../session/local/local-worker.ts';

serve(gunrunnersBots);
