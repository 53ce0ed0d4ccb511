import { ServerMessage } from '@stakeout/protocol';

/** Reads a frame of the server. `null` when it is nothing this client knows; checking costs time, and can be left out. */
export function readServerText(text: string, isChecked: boolean): ServerMessage | null {
  const value = parsed(text);
  if (isChecked) return ServerMessage.safeParse(value).data ?? null;
  return value === null ? null : (value as ServerMessage);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
