import { z } from 'zod';
import { Moment, SeatNumber, Token } from './ids.ts';
import { OutcomeShape } from './shapes.ts';
import { BotLevel, TableStatus } from './tables.ts';

/** A day as the whole world counts it: 2026-11-18, by UTC. */
export const Day = z.iso.date();

/** The deal of a day: one key for everybody, committed to the day before and revealed the day after. */
export const DailyDeal = z.strictObject({
  day: Day,
  game: z.string(),
  /** The name under which the key is made; the id of the match in every file of an attempt. */
  matchId: z.string(),
  config: z.unknown(),
  seats: z.int().min(1).max(10),
  /** Where whoever tries it sits. */
  person: SeatNumber,
  bots: z.strictObject({ level: BotLevel, iterations: z.int() }),
  /** The hash of its secret. */
  commitment: z.string(),
  /** Once the day is over. */
  secret: z.string().nullable(),
  /** Your own attempt, if you have begun one: there is one for each deal. */
  yours: z.strictObject({ table: Token, status: TableStatus }).nullable(),
});
export type DailyDeal = z.infer<typeof DailyDeal>;

/** The deals of today, those of the day before with their secrets, and what those of tomorrow are committed to. */
export const DailyDeals = z.strictObject({
  today: z.array(DailyDeal),
  before: z.array(DailyDeal),
  tomorrow: z.array(z.strictObject({ day: Day, game: z.string(), commitment: z.string() })),
  /** When today is over. */
  endsAt: Moment,
});
export type DailyDeals = z.infer<typeof DailyDeals>;

/** What came of an attempt. */
export const DailyResult = z.strictObject({
  name: z.string(),
  isYou: z.boolean(),
  outcome: OutcomeShape,
  /** Whether the person gave up and a bot played the rest. */
  resigned: z.boolean(),
  /** What draws and rolls brought, in points of win share with its standard error; `null` until it has been reckoned. */
  luck: z.strictObject({ value: z.number(), se: z.number() }).nullable(),
  /** Where the match can be watched. */
  watchPath: z.string(),
  finishedAt: Moment,
});
export type DailyResult = z.infer<typeof DailyResult>;

/** The deal with what came of it, best first. */
export const DailyResults = z.strictObject({ deal: DailyDeal, results: z.array(DailyResult) });
export type DailyResults = z.infer<typeof DailyResults>;
