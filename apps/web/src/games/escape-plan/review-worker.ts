import { escapePlanBots } from '@stakeout/bots/escape-plan';
import { serveReviews } from '../../session/review/review-worker.ts';

serveReviews(escapePlanBots);
