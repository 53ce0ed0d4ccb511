import { verifyExport } from '@stakeout/kernel';
import { expect, it } from 'vitest';
import { findGame } from '../games.ts';
import { Guest, granted } from './guest.fixture.ts';
import { TrialNode } from './node.fixture.ts';
import { begin, playOn } from './playing.fixture.ts';

it('what a review or playing on takes is refused while a match runs: its key is nobody’s before the end', async () => {
  const node = await TrialNode.start();
  const [ana, bia] = [await Guest.named(node.address, 'Ana'), await Guest.named(node.address, 'Bia')];
  const table = await begin([ana, bia], { game: 'gunrunners' });
  const clients = [ana, bia].map((guest) => guest.client(table, 'gunrunners'));
  await Promise.all(clients.map((client, seat) => playOn(client, seat, 10)));

  // No link to a deal can be made of what the server tells of it: neither a whole file nor the secret is to be had.
  for (const guest of [ana, bia]) {
    expect(await guest.api.wholeText(table)).toMatchObject({ ok: false, error: 'notOver' });
    const part = granted(await guest.api.exportText(table));
    expect(part).not.toContain('"secret"');
    expect(verifyExport(part, findGame)).toMatchObject({ ok: false, difference: { place: 'format' } });
    expect(granted(await guest.api.table(table)).table.secret).toBeNull();
  }

  await Promise.all(clients.map((client, seat) => playOn(client, seat)));
  const whole = granted(await bia.api.wholeText(table));
  expect(whole).toBe(granted(await ana.api.exportText(table)));
  expect(verifyExport(whole, findGame)).toMatchObject({ ok: true });
  for (const client of clients) client.close();
  await node.end();
});
