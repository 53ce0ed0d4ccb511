import { type AnyRules, malformed, type Result, refused } from '@stakeout/kernel';
import type { BotLevel } from '@stakeout/protocol';

/** Who sits at a seat of a match on this device. */
export type SeatPlan =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: BotLevel };

/** What a page asks for; bots get a name where it gives none. */
export interface MatchPlan {
  readonly game: string;
  /** As `configure` of the game takes it: options left out have their usual values. */
  readonly config: unknown;
  readonly seats: readonly SeatWish[];
  /** The deal of a day that is over, whose secret everybody may know. */
  readonly deal?: ToldDeal;
}

export interface ToldDeal {
  readonly day: string;
  readonly secret: string;
}

export type SeatWish =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: BotLevel; readonly name?: string };

/** The same limit as online, so that exports of both look alike. */
const NAME_LENGTH = 24;

/** Checks a plan and completes it. Every fault names its field. */
export function readPlan(
  game: AnyRules,
  plan: MatchPlan,
): Result<{ readonly config: unknown; readonly seats: readonly SeatPlan[] }> {
  const { min, max } = game.seats;
  const count = plan.seats.length;
  if (count < min || count > max) return refused([malformed('seats', 'seats.count', { min, max })]);
  const config = game.configure(plan.config, count);
  return config.ok ? { ok: true, value: { config: config.value, seats: namedSeats(plan.seats) } } : config;
}

/** Everybody with a name that nobody else at the table has: in a log, two of one name could not be told apart. */
function namedSeats(wishes: readonly SeatWish[]): SeatPlan[] {
  const taken = new Set<string>();
  const persons = wishes.map((wish, seat) => (wish.kind === 'person' ? unlike(nameOf(wish, seat), taken) : ''));
  return wishes.map((wish, seat) =>
    wish.kind === 'person'
      ? { kind: 'person', name: persons[seat] ?? '' }
      : { kind: 'bot', name: unlike(nameOf(wish, seat), taken), level: wish.level },
  );
}

function nameOf(wish: SeatWish, seat: number): string {
  const usual = wish.kind === 'person' ? `Player ${seat + 1}` : `${wish.level} bot`;
  const tidy = (wish.name ?? '')
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\s]+/gu, ' ')
    .trim();
  return [...tidy].slice(0, NAME_LENGTH).join('').trim() || usual;
}

function unlike(name: string, taken: Set<string>): string {
  let candidate = name;
  for (let number = 2; taken.has(likeness(candidate)); number++) candidate = `${name} ${number}`;
  taken.add(likeness(candidate));
  return candidate;
}

function likeness(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}
