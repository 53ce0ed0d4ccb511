import { z } from 'zod';

/** A table, an invitation, a person: 128 random bits or more, so that none can be guessed. */
export const Token = z.string().regex(/^[A-Za-z0-9_-]{20,64}$/);

/** Made by the client, new for every intention and the same for every resend of it. */
export const IdempotencyKey = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/);

/** A seat's part of the match key: 32 random bytes as 64 hexadecimal digits. */
export const Nonce = z.string().regex(/^[0-9a-f]{64}$/);

export const SeatNumber = z.int().min(0).max(9);

/** How many entries the log of a match has. */
export const SequenceNumber = z.int().min(0).max(1_000_000);

/** A moment: milliseconds since 1970. */
export const Moment = z.int();
