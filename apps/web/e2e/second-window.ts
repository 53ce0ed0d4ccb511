import type { BrowserContext } from '@playwright/test';
import { liveUrl, TableClient } from '@stakeout/client';
import { FastChance, type Rules } from '@stakeout/kernel';
import { WebSocket } from 'ws';

/** Plays somebody's seat to the end of the match, as if from a second window, by lot and faster than any hand. */
export async function playQuickly(
  context: BrowserContext,
  address: string,
  id: string,
  game: Pick<Rules<never, never, unknown, unknown, unknown>, 'fold'>,
): Promise<void> {
  const cookies = await context.cookies(address);
  const headers = { origin: address, cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
  const client = new TableClient({ url: liveUrl(address, id), open: (url) => new WebSocket(url, { headers }), game });
  const dice = new FastChance(1);
  let decided = -1;
  await new Promise<void>((resolve) => {
    client.subscribe((_, { match }) => {
      if (match === null || match.seq === decided) return;
      const { options, outcome } = match.turn;
      if (outcome !== null) resolve();
      if (options.length === 0) return;
      decided = match.seq;
      void client.act(options[dice.pick(options.length)]);
    });
  });
  client.close();
}
