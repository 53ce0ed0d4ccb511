import { malformed, type Refusal } from '@stakeout/kernel';
import { ClientMessage } from '@stakeout/protocol';
import { refusalsOf } from '../http/body.ts';
import { keyIn } from './connection.ts';

export type Reading =
  | { readonly ok: true; readonly message: ClientMessage }
  | { readonly ok: false; readonly key: string | null; readonly refusals: readonly Refusal[] };

/** Reads a frame: text, JSON, and the shape of a message, or what is wrong with it. */
export function readFrame(data: Buffer, isBinary: boolean): Reading {
  if (isBinary) return { ok: false, key: null, refusals: [malformed('frame', 'notText')] };
  let json: unknown;
  try {
    json = JSON.parse(data.toString('utf8'));
  } catch {
    return { ok: false, key: null, refusals: [malformed('frame', 'notJson')] };
  }
  const parsed = ClientMessage.safeParse(json);
  if (parsed.success) return { ok: true, message: parsed.data };
  return { ok: false, key: keyIn(json), refusals: refusalsOf(parsed.error) };
}
