import { botsForAnyGame } from '@stakeout/bots/any-game';
import type { AnyRules } from '@stakeout/kernel';
import { stashRules } from '@stakeout/stash';
import { serveReviews } from '@stakeout/web/review-worker';

serveReviews(botsForAnyGame(stashRules as AnyRules));
