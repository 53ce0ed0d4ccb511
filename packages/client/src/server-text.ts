import type { ServerMessage } from '@stakeout/protocol';
import type { Reader } from './reader.ts';

/** Reads a frame of the server. `null` when it is nothing this client knows. */
export function readServerText(text: string, reader: Reader<ServerMessage>): ServerMessage | null {
  const read = reader.safeParse(parsed(text));
  return read.success ? read.data : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
