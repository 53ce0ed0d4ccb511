import { gunrunnersBots } from '@stakeout/bots/gunrunners';
import { serveReviews } from '../../session/review/review-worker.ts';

serveReviews(gunrunnersBots);
