import { LEVELS } from '@stakeout/bots';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Guest, granted } from './guest.fixture.ts';
import { TrialNode } from './node.fixture.ts';
import { begin, expectVerified, playOn } from './playing.fixture.ts';

/** Asked for before anything is loaded, as the shell does. The threads of the bots are told by it too. */
vi.hoisted(() => {
  process.env['STAKEOUT_EXAMPLES'] = '1';
});

let node: TrialNode;
let ana: Guest;
let bia: Guest;

beforeAll(async () => {
  node = await TrialNode.start();
  ana = await Guest.named(node.address, 'Ana');
  bia = await Guest.named(node.address, 'Bia');
});
afterAll(() => node.end());

describe('the example game online', () => {
  it('is among the games, with levels of bots like any other', async () => {
    const { text } = await ana.get('/api/games');
    expect(JSON.parse(text).games).toContainEqual(
      expect.objectContaining({ id: 'stash', seats: { min: 2, max: 3 }, levels: [...LEVELS] }),
    );
    expect((await ana.get('/')).text).toContain('Stash');
  });

  it('is played by people and a bot, from the table to the verified export', async () => {
    const table = await begin([ana, bia], { game: 'stash', config: { houses: 6, nights: 8 }, bots: 1 });
    const clients = [ana.client(table, 'stash'), bia.client(table, 'stash')];
    const outcomes = await Promise.all(clients.map((client, seat) => playOn(client, seat)));
    for (const client of clients) client.close();
    expect(outcomes[0]).toMatchObject({ ending: 'last-night' });
    expect(outcomes[1]).toEqual(outcomes[0]);
    await expectVerified(ana, table);
  });

  it('is refused by its own rules, with the clause', async () => {
    const answer = await ana.api.createTable({
      game: 'stash',
      config: { houses: 9 },
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }],
    });
    expect(answer).toMatchObject({ ok: false, error: 'badConfig', refusals: [{ clause: 'S1.1', field: 'houses' }] });
    expect(
      granted(await ana.api.createTable({ game: 'stash', seats: [{ kind: 'me' }, { kind: 'open' }] })),
    ).toBeDefined();
  });
});
