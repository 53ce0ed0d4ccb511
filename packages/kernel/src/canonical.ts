import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * The one way to write plain data as text: keys sorted, no white space. Equal data gives equal text, whatever order the
 * fields were made in. Anything that is not plain data (a float, `undefined`, a Map) is a fault in the caller and throws.
 */
export function canonicalText(value: unknown): string {
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value) || Object.is(value, -0)) throw new TypeError(`not a whole number: ${value}`);
    return String(value);
  }
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalText).join(',')}]`;
  if (isPlainObject(value)) {
    const fields = Object.keys(value).sort();
    return `{${fields.map((field) => `${JSON.stringify(field)}:${canonicalText(value[field])}`).join(',')}}`;
  }
  throw new TypeError(`not plain data: ${typeof value}`);
}

/** The canonical hash of a state, or of any plain data: SHA-256 of its canonical text, in hexadecimal. */
export function hashOf(value: unknown): string {
  return hashOfText(canonicalText(value));
}

/** SHA-256 of a text, in hexadecimal. */
export function hashOfText(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** SHA-256 of a file, in hexadecimal. */
export function hashOfBytes(bytes: Uint8Array): string {
  return bytesToHex(sha256(bytes));
}

export function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
