import { gunrunnersTable } from '@stakeout/bots/gunrunners/table';
import { serve } from '../../session/local/local-worker.ts';

serve(gunrunnersTable);
