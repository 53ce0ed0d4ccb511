/** As many random bytes as asked for, in hexadecimal. */
export type RandomHex = (bytes: number) => string;

/** From the browser's own source for secrets: nobody can guess the cards, and no two matches have the same id. */
export const randomHex: RandomHex = (bytes) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
