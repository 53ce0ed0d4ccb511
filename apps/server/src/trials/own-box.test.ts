import type { TableClient } from '@stakeout/client';
import { DEFAULT_TABLE, printedOf, type View } from '@stakeout/escape-plan';
import { say, textsAt } from '@stakeout/kernel';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findGame } from '../games.ts';
import { Guest } from './guest.fixture.ts';
import { TrialNode } from './node.fixture.ts';
import { begin, expectVerified, isAsked, isOver, playOn, until } from './playing.fixture.ts';

/** A box with other names and prices. */
const BOX = {
  ...DEFAULT_TABLE,
  start_cash: 41,
  contacts: DEFAULT_TABLE.contacts.map((contact) => ({ ...contact, name: `My ${contact.name}`, cost: 1 })),
};

let node: TrialNode;
let ana: Guest;
let bia: Guest;
const clients: TableClient[] = [];

beforeAll(async () => {
  node = await TrialNode.start();
  ana = await Guest.named(node.address, 'Ana');
  bia = await Guest.named(node.address, 'Bia');
});
afterEach(() => {
  for (const client of clients.splice(0)) client.close();
});
afterAll(() => node.end());

function sit(guest: Guest, table: string, game = 'escape-plan'): TableClient {
  const client = guest.client(table, game);
  clients.push(client);
  return client;
}

/** What the table says to whoever looks at it without a screen. */
function told(client: TableClient): string {
  const game = findGame('escape-plan');
  const view = client.snapshot.match?.view;
  if (game === null || view === undefined) throw new Error('no match');
  const texts = textsAt(game.texts.en, view);
  return game
    .tell(view)
    .map((message) => say(texts, message))
    .join('\n');
}

describe('a match with a box of somebody’s own', () => {
  it('is played with bots to the verified export, and told in the words of the box', async () => {
    const table = await begin([ana], { game: 'escape-plan', config: { table: BOX }, bots: 2 });
    const client = sit(ana, table);
    const { match } = await until(client, isAsked);
    const view = match?.view as View;
    expect(view.own?.cash).toBeGreaterThanOrEqual(BOX.start_cash);
    expect(printedOf(view.table).contacts.map(({ names }) => names.en)).toEqual(BOX.contacts.map(({ name }) => name));
    expect(told(client)).toMatch(/Contact 1 on offer: My .* \(\$1k/);
    expect(await playOn(client, 3)).not.toBeNull();
    await expectVerified(ana, table);
  });

  it('is played with a bot and a deck of somebody’s own, too', async () => {
    const deck = [1, 1, 2, 2, 3, 3, 4, 5, 11, 22, 32, 42, 53, 66];
    const table = await begin([ana], { game: 'gunrunners', config: { deck }, bots: 2 });
    const client = sit(ana, table, 'gunrunners');
    expect((await until(client, isAsked)).match?.view).toMatchObject({ deck });
    expect(await playOn(client, 3)).not.toBeNull();
    await expectVerified(ana, table);
  });

  it('goes on with a bot in place of whoever gives up', async () => {
    const table = await begin([ana, bia], { game: 'escape-plan', config: { table: BOX } });
    const [anas, bias] = [sit(ana, table), sit(bia, table)];
    await until(bias, ({ match }) => match !== null);
    expect(await bias.resign()).toMatchObject({ ok: true });
    await until(anas, (now) => now.table?.seats[1]?.resigned === true);
    expect(await playOn(anas, 5)).not.toBeNull();
    const seen = await until(bias, isOver);
    expect(told(bias)).toContain('My ');
    expect(seen.match?.turn.options).toEqual([]);
    await expectVerified(ana, table);
  });
});
