// Browsers and Node have it; the library of the language does not.
declare const crypto: { getRandomValues(bytes: Uint8Array): Uint8Array };

function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}

/** A new idempotency key: one for every intention, the same for every resend of it. */
export function newKey(): string {
  return randomHex(16);
}

/** A seat's part of the match key, to be given with `ready`. */
export function newNonce(): string {
  return randomHex(32);
}
