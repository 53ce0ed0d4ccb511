import type { Outcome, Param, Refusal } from '@stakeout/kernel';
import { z } from 'zod';
import { SeatNumber } from './ids.ts';

/** The kernel's plain data as it travels. */

const Term = z.tuple([z.string(), z.number()]);
const ParamShape: z.ZodType<Param> = z.union([z.number(), z.string(), Term, z.array(Term)]);

/** Why something was not done: a clause of the rules, or the field at fault, and the id of a sentence; never a sentence. */
export const RefusalShape: z.ZodType<Refusal> = z.strictObject({
  clause: z.string().nullable(),
  field: z.string().nullable(),
  reason: z.string(),
  params: z.record(z.string(), ParamShape),
});

export const OutcomeShape: z.ZodType<Outcome> = z.strictObject({
  ending: z.string(),
  scores: z.array(z.number()),
  places: z.array(z.number()),
  winners: z.array(SeatNumber),
  tieBreaks: z.array(z.array(z.number())),
  sheet: z.array(z.record(z.string(), z.number())).exactOptional(),
});
