import type { ClockRule } from '@stakeout/protocol';
import type { Luck } from './luck.ts';

/** How a seat that a client of the drill plays behaves. */
export interface ClientSeat {
  readonly kind: 'client';
  readonly policy: 'random' | 'greedy';
  /** From this length of the log on it falls asleep once, until a bot stands in; `null` for never. */
  readonly napsAt: number | null;
  /** From this length of the log on it gives up. */
  readonly resignsAt: number | null;
}

export type SeatPlan = ClientSeat | { readonly kind: 'bot' };

export interface TablePlan {
  readonly game: string;
  readonly config: Record<string, unknown>;
  readonly seats: readonly SeatPlan[];
  readonly clock: ClockRule | null;
  /** Whether somebody looks on. */
  readonly isWatched: boolean;
  /** About how many actions its match will have. */
  readonly length: number;
}

interface Shape {
  readonly game: 'gunrunners' | 'escape-plan';
  readonly seats: number;
  readonly config: Record<string, unknown>;
}

const english = (seats: number): Shape => ({ game: 'gunrunners', seats, config: { edition: 'en' } });
const portuguese = (seats: number): Shape => ({ game: 'gunrunners', seats, config: { edition: 'pt' } });
const heist = (seats: number): Shape => ({ game: 'escape-plan', seats, config: {} });

/** Every number of seats of both games and both editions, the shorter matches first. */
const SHAPES: readonly Shape[] = [
  english(2),
  portuguese(3),
  heist(1),
  english(4),
  heist(2),
  portuguese(2),
  english(3),
  heist(3),
  portuguese(4),
  heist(4),
  portuguese(3),
  heist(5),
];

/** About how many actions each seat brings to a match. */
const ACTIONS_PER_SEAT = { gunrunners: 40, 'escape-plan': 95 } as const;

/** The shortest that a clock may be set to. */
const CLOCK: ClockRule = { kind: 'live', perMove: 5000, bank: 500 };

/** So many tables, the same ones for the same chance. What is special about some of them comes round regularly. */
export function planTables(count: number, luck: Luck): readonly TablePlan[] {
  return Array.from({ length: count }, (_, index) => planTable(index, luck));
}

function planTable(index: number, luck: Luck): TablePlan {
  const shape = SHAPES[index % SHAPES.length] ?? english(2);
  const { game, config } = shape;
  const length = shape.seats * ACTIONS_PER_SEAT[game];
  const hasClock = index % 5 === 0;
  const bots = shape.seats > 1 && index % 3 === 0 ? 1 : 0;
  const clients = shape.seats - bots;
  const napper = hasClock ? luck.pick(clients) : null;
  const quitter = index % 6 === 3 ? luck.pick(clients) : null;
  const seats: SeatPlan[] = Array.from({ length: clients }, (_, seat) =>
    clientSeat(luck, {
      napsAt: seat === napper ? luck.pick(Math.ceil(length / 8)) : null,
      resignsAt: seat === quitter ? Math.floor(luck.between(0.3, 0.6) * length) : null,
    }),
  );
  // The bot sits anywhere among them.
  const place = luck.pick(clients + 1);
  const withBots = bots === 0 ? seats : seats.toSpliced(place, 0, { kind: 'bot' });
  return { game, config, seats: withBots, clock: hasClock ? CLOCK : null, isWatched: index % 4 === 1, length };
}

function clientSeat(luck: Luck, moments: Pick<ClientSeat, 'napsAt' | 'resignsAt'>): ClientSeat {
  return { kind: 'client', policy: luck.isHit(0.5) ? 'random' : 'greedy', ...moments };
}
