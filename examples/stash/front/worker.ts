import { botsForAnyGame } from '@stakeout/bots/any-game';
import type { AnyRules } from '@stakeout/kernel';
import { stashRules } from '@stakeout/stash';
import { serve } from '@stakeout/web/worker';

serve(botsForAnyGame(stashRules as AnyRules));
