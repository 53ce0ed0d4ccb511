import { canonicalText } from '../canonical.ts';
import type { AnyRules } from '../contract.ts';
import { commitmentTo, isHexKey } from './commitment.ts';
import { Differs } from './difference.ts';
import { commitmentToTerms, seatOfFreeBot, termsOf } from './fairness.ts';
import type { MatchHeader } from './log.ts';
import { dealOf, imaginedStart } from './origin.ts';

export function readSecret(secret: unknown): string {
  if (!isHexKey(secret)) throw new Differs('secret', 'is not 64 hexadecimal digits');
  return secret;
}

/** Whether the secret makes the cards of the match, and those of a match it was played on from. */
export function checkDeal(header: MatchHeader<unknown>, secret: string, game: AnyRules): void {
  checkChance(dealOf(header), secret);
  checkStart(header, game);
}

/** What the server gave to the cards must be what it was committed to. */
function checkChance(header: MatchHeader<unknown>, secret: string): void {
  const commitment = header.fairness === undefined ? commitmentTo(secret) : commitmentToTerms(secret, termsOf(header));
  if (commitment !== header.commitment) throw new Differs('secret', 'does not fit header.commitment');
  const bot = seatOfFreeBot(header, secret);
  if (bot !== null) throw new Differs(`header.nonces[${bot}]`, 'is a bot’s and does not follow from the secret');
}

/** Whether a made-up table is one of the game's at all: it comes through a copy unchanged, and everybody can look at it. */
function checkStart(header: MatchHeader<unknown>, game: AnyRules): void {
  const { origin } = dealOf(header);
  if (origin?.kind !== 'known') return;
  const isTable = () => {
    const start = imaginedStart(game, header);
    for (const seat of header.players.keys()) game.view(start, seat);
    return canonicalText(start) === canonicalText(origin.start);
  };
  if (!stumbles(isTable)) return;
  throw new Differs('header.origin.start', 'is no table of this game');
}

function stumbles(isTable: () => boolean): boolean {
  try {
    return !isTable();
  } catch {
    return true;
  }
}
