import { commitmentTo, hexKeyFromSeed } from '@stakeout/kernel';
import { BadInput } from './input.ts';

const HIGHEST_SEED = 0xffff_ffff;
/** How many digits of the commitment name a match whose seed is the secret itself. */
const NAME_DIGITS = 16;

/** What the user gave as seed, and all that is made of it. */
export interface Seed {
  readonly text: string;
  /** The secret of a match. */
  readonly secret: string;
  readonly matchId: string;
  /** 32 bits, for simulations and for the choices of bots. */
  readonly short: number;
}

/** A short number for trying things out, or a whole 256-bit secret. */
export function readSeed(text: string): Seed {
  if (/^[0-9a-f]{64}$/i.test(text)) {
    const secret = text.toLowerCase();
    const short = Number.parseInt(hexKeyFromSeed(secret, 'short').slice(0, 8), 16);
    // The match id is public from the start, so it must not tell the secret.
    return { text: secret, secret, matchId: `seed-${commitmentTo(secret).slice(0, NAME_DIGITS)}`, short };
  }
  const short = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (!(short <= HIGHEST_SEED)) {
    throw new BadInput(
      `--seed: "${text}" is neither a whole number from 0 to ${HIGHEST_SEED} nor 64 hexadecimal digits`,
    );
  }
  return { text: String(short), secret: hexKeyFromSeed(String(short), 'secret'), matchId: `seed-${short}`, short };
}

/** The nonces that the seats would have added. */
export function noncesOf(seed: Seed, players: number): string[] {
  return Array.from({ length: players }, (_, seat) => hexKeyFromSeed(seed.text, `nonce ${seat}`));
}
