import { createHash, randomBytes } from 'node:crypto';

/** 192 random bits: ids, cookies and links that nobody guesses. */
export function newToken(): string {
  return randomBytes(24).toString('base64url');
}

/** 256 random bits in hexadecimal: the secret of a match, the nonce of a bot. */
export function newHexKey(): string {
  return randomBytes(32).toString('hex');
}

/** What is stored of a cookie or a link: whoever reads the database cannot use it. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
