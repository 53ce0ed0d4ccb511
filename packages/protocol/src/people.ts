import { z } from 'zod';
import { Moment, Token } from './ids.ts';
import { DisplayName } from './text.ts';

/** Makes a guest, or renames the one whose cookie is sent. */
export const IntroduceMe = z.strictObject({ name: DisplayName });

export const Me = z.strictObject({ id: Token, name: z.string() });
export type Me = z.infer<typeof Me>;

/** A link that is used signs all other devices out, unless it is made to add one. */
export const MakeRecovery = z.strictObject({ keepsOthers: z.boolean().default(false) });
export type MakeRecovery = z.input<typeof MakeRecovery>;

/** A link that takes an identity to another device. It works once. */
export const Recovery = z.strictObject({ token: Token, path: z.string(), expiresAt: Moment });
export type Recovery = z.infer<typeof Recovery>;

export const UseRecovery = z.strictObject({ token: Token });

/** A device on which one is signed in. */
export const SessionInfo = z.strictObject({
  id: Token,
  /** Browser and system, as far as they are known. */
  device: z.string().nullable(),
  /** Whether it is the one that asks. */
  isThis: z.boolean(),
  createdAt: Moment,
  /** Give or take an hour. */
  usedAt: Moment,
});
export type SessionInfo = z.infer<typeof SessionInfo>;

/** The latest used first. */
export const SessionList = z.strictObject({ sessions: z.array(SessionInfo) });
export type SessionList = z.infer<typeof SessionList>;

/** Addresses and keys are plain letters. */
const PLAIN = /^[\x21-\x7e]*$/;

/** What a browser's push manager gives, and the language reminders are written in. */
export const SubscribePush = z.strictObject({
  endpoint: z
    .url({ protocol: /^https$/ })
    .max(1000)
    .regex(PLAIN),
  keys: z.strictObject({ p256dh: z.string().max(200).regex(PLAIN), auth: z.string().max(100).regex(PLAIN) }),
  language: z.enum(['en', 'pt']),
});
export type SubscribePush = z.infer<typeof SubscribePush>;

export const UnsubscribePush = z.strictObject({ endpoint: z.string().max(1000).regex(PLAIN) });

/** The server's public key for reminders; `null` when reminders are not configured. */
export const PushKey = z.strictObject({ publicKey: z.string().nullable() });
export type PushKey = z.infer<typeof PushKey>;
