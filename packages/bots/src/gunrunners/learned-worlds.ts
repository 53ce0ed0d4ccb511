import type { ReadFile } from '../policy.ts';
import { gunrunnersNet } from './net.ts';
import { type NetWorlds, netWorlds } from './net-worlds.ts';

/** Reads the net; gives worlds that ask it, new ones to everybody. All that it takes to ask it is loaded with this file. */
export async function learnedWorlds(read: ReadFile): Promise<() => NetWorlds> {
  await gunrunnersNet.prepare(read);
  return () => netWorlds(gunrunnersNet.ready);
}
