import { readFile } from 'node:fs/promises';

/** Reads what bots have learned from the disk. */
export function readBotFile(address: string) {
  return readFile(new URL(address));
}
