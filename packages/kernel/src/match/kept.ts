import { hashOf } from '../canonical.ts';
import type { Seat } from '../contract.ts';
import { compare, type Difference, Differs, differenceIn, type KeptPart } from './difference.ts';
import type { HeaderSeat, MatchHeader } from './log.ts';

/**
 * What a player keeps of a match, so that whoever ran it cannot say later that something else was promised. All of it is as the
 * player was shown it before their nonce left them, but for `start`.
 */
export interface Kept {
  readonly fairness: 1 | 2;
  readonly matchId: string;
  readonly commitment: string;
  readonly game: string;
  readonly rulesVersion: string;
  /** The canonical hash of the configuration, which may be large. */
  readonly configHash: string;
  /** How many seats there were. */
  readonly seats: number;
  /** The seats that bots had: declared a person's, their nonces could be chosen. */
  readonly bots: readonly Seat[];
  /** The player's own seat, and the name and nonce they gave. */
  readonly seat: Seat;
  readonly name: string;
  readonly nonce: string;
  /** The rest of the header as it was shown when the match began; `null` as long as it was not. */
  readonly start: KeptStart | null;
}

export interface KeptStart {
  readonly players: readonly string[];
  readonly seats: readonly HeaderSeat[];
  readonly nonces: readonly string[];
}

/** The first thing in a match's header that is not as the player kept it. Whatever was not kept is not looked at. */
export function checkKept(header: MatchHeader<unknown>, kept: Partial<Kept>): Difference | null {
  return differenceIn(() => {
    // Its key may be the promised one; its moves are nobody's promise.
    if (header.origin !== undefined && Object.values(kept).some((part) => part !== undefined)) {
      throw new Differs('header.origin', 'makes it a match that was played on from another', 'table');
    }
    mustBe('matchId', header.matchId, kept.matchId, 'table');
    mustBe('fairness', header.fairness ?? 1, kept.fairness, 'commitment');
    mustBe('commitment', header.commitment, kept.commitment, 'commitment');
    mustHaveTerms(header, kept);
    mustHaveBots(header, kept.bots ?? []);
    if (kept.seat !== undefined) mustHaveSeat(header, kept.seat);
    if (kept.nonce !== undefined) mustHaveNonce(header.nonces, kept.nonce, kept.seat);
    if (kept.name !== undefined) mustHaveName(header.players, kept.name, kept.seat);
    if (kept.start) mustHaveStarted(header, kept.start);
  });
}

function mustBe(field: keyof MatchHeader<unknown>, found: unknown, expected: unknown, kept: KeptPart): void {
  if (expected !== undefined) compare(`header.${field}`, found, expected, { words: 'you were shown', kept });
}

function mustHaveTerms({ game, rulesVersion, players, config }: MatchHeader<unknown>, kept: Partial<Kept>): void {
  mustBe('game', game, kept.game, 'terms');
  mustBe('rulesVersion', rulesVersion, kept.rulesVersion, 'terms');
  if (kept.seats !== undefined && players.length !== kept.seats) {
    throw new Differs('header.players', `has ${players.length} names, you were shown ${kept.seats} seats`, 'terms');
  }
  if (kept.configHash !== undefined && hashOf(config) !== kept.configHash) {
    throw new Differs('header.config', 'is not the one you were shown', 'terms');
  }
}

function mustHaveBots({ seats }: MatchHeader<unknown>, bots: readonly Seat[]): void {
  // Headers of version 1 do not say who plays.
  const person = seats === undefined ? undefined : bots.find((seat) => seats[seat]?.kind !== 'bot');
  if (person !== undefined)
    throw new Differs(`header.seats[${person}].kind`, 'is a person, you were shown a bot', 'bots');
}

function mustHaveSeat({ players, seats }: MatchHeader<unknown>, seat: Seat): void {
  if (players[seat] === undefined) throw new Differs(`header.players[${seat}]`, 'is missing: it is your seat', 'seat');
  if (seats?.[seat]?.kind === 'bot')
    throw new Differs(`header.seats[${seat}].kind`, 'is a bot: it is your seat', 'seat');
}

function mustHaveNonce(nonces: readonly string[], nonce: string, seat: Seat | undefined): void {
  const found = nonces.indexOf(nonce);
  if (found >= 0 && found === (seat ?? found)) return;
  const place = seat === undefined ? 'header.nonces' : `header.nonces[${seat}]`;
  const elsewhere = found < 0 ? 'yours is nowhere' : `yours stands at seat ${found}`;
  throw new Differs(place, `${seat === undefined ? 'are other ones' : 'is another one'}; ${elsewhere}`, 'nonce');
}

function mustHaveName(players: readonly string[], name: string, seat: Seat | undefined): void {
  if (seat === undefined ? players.includes(name) : players[seat] === name) return;
  const place = seat === undefined ? 'header.players' : `header.players[${seat}]`;
  throw new Differs(place, `${seat === undefined ? 'lack' : 'is not'} ${JSON.stringify(name)}, your name`, 'name');
}

function mustHaveStarted({ players, seats, nonces }: MatchHeader<unknown>, start: KeptStart): void {
  const told = { words: 'when it began you were shown', kept: 'start' } as const;
  compare('header.players', players, start.players, told);
  if (seats !== undefined) compare('header.seats', seats, start.seats, told);
  compare('header.nonces', nonces, start.nonces, told);
}
