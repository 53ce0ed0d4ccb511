import type { AnyGame } from '@stakeout/kernel';

/** Each game is a part of the app of its own: a page loads only the one it shows. */
const LOADERS: Readonly<Record<string, () => Promise<AnyGame>>> = {
  gunrunners: async () => (await import('@stakeout/gunrunners')).gunrunners,
  'escape-plan': async () => (await import('@stakeout/escape-plan')).escapePlan,
};

/** The rules of a game; `null` when there is no such game. Fails where the part cannot be loaded. */
export async function loadGame(id: string): Promise<AnyGame | null> {
  return Object.hasOwn(LOADERS, id) ? ((await LOADERS[id]?.()) ?? null) : null;
}
