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
  if (Array.isArray(value)) return textOfList(value);
  if (isPlainObject(value)) return textOfFields(value);
  throw new TypeError(`not plain data: ${typeof value}`);
}

// Every action is hashed, so lists and fields are put together without lists of their parts.

function textOfList(list: readonly unknown[]): string {
  let text = '[';
  for (let index = 0; index < list.length; index++) {
    if (index > 0) text += ',';
    text += canonicalText(list[index]);
  }
  return `${text}]`;
}

function textOfFields(data: Record<string, unknown>): string {
  let text = '{';
  for (const field of Object.keys(data).sort()) {
    if (text.length > 1) text += ',';
    text += textOfName(field) + canonicalText(data[field]);
  }
  return `${text}}`;
}

/** Names of fields come again and again; those of strange data do not fill the memory. */
const MOST_NAMES = 2048;
const names = new Map<string, string>();

function textOfName(field: string): string {
  const known = names.get(field);
  if (known !== undefined) return known;
  const text = `${JSON.stringify(field)}:`;
  if (names.size < MOST_NAMES) names.set(field, text);
  return text;
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
