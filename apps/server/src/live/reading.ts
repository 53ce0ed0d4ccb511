import { malformed, type Refusal } from '@stakeout/kernel';
import { ACTIONS_AT_ONCE, ClientMessage, IdempotencyKey, SequenceNumber } from '@stakeout/protocol';
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
  if (isPlainAct(json)) return { ok: true, message: json };
  const parsed = ClientMessage.safeParse(json);
  if (parsed.success) return { ok: true, message: parsed.data };
  return { ok: false, key: keyIn(json), refusals: refusalsOf(parsed.error) };
}

/** Whether it is an `act` as the schema of all messages would find it: most messages are, and to go through the schema takes long. */
function isPlainAct(json: unknown): json is Extract<ClientMessage, { type: 'act' }> {
  if (typeof json !== 'object' || json === null || !('type' in json) || json.type !== 'act') return false;
  if (!('key' in json && 'seq' in json && 'actions' in json) || Object.keys(json).length !== 4) return false;
  const { key, seq, actions } = json;
  if (!IdempotencyKey.safeParse(key).success || !SequenceNumber.safeParse(seq).success) return false;
  return Array.isArray(actions) && actions.length > 0 && actions.length <= ACTIONS_AT_ONCE;
}
