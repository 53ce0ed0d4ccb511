import type { BotsOfGame } from '@stakeout/bots';
import type { Wire } from '../local/messages.ts';
import type { FromReviewer, ToReviewer } from './messages.ts';
import { Reviewer } from './reviewer.ts';

declare const self: Wire<ToReviewer, FromReviewer>;

/** What the script of a game's judge does. */
export function serveReviews(bots: BotsOfGame): void {
  new Reviewer(self, bots);
}
