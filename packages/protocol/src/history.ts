import { z } from 'zod';
import { SeatNumber, SequenceNumber } from './ids.ts';
import { OutcomeShape } from './shapes.ts';

/**
 * The part of a match that its reader has seen: where it began, and every action that stands, with its events as they were
 * shown to the reader. Views follow by folding.
 */
export const History = z.strictObject({
  seq: SequenceNumber,
  /** Whose eyes it is for; `null` for spectators. */
  viewer: SeatNumber.nullable(),
  /** The view before the action numbered `from`. */
  from: SequenceNumber,
  view: z.unknown(),
  moves: z.array(z.strictObject({ seat: SeatNumber, events: z.array(z.unknown()) })),
  outcome: OutcomeShape.nullable(),
});
export type History = z.infer<typeof History>;
