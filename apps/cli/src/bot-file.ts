import { readFile } from 'node:fs/promises';

/** Reads what bots have learned, which lies beside the program. */
export function readBotFile(address: string) {
  return readFile(new URL(address));
}
