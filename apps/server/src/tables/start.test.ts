import { botNonce, hashOf, openMatch } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { findGame } from '../games.ts';
import { headerOf } from '../play/opening.ts';
import { kick, leave } from './departure.ts';
import { commitmentOf } from './promise.ts';
import { makeReady, start, started } from './start.ts';
import {
  ANA,
  BIA,
  CAIO,
  closedTable,
  DORA,
  errorOf,
  granted,
  NOW,
  nonceOf,
  readyTable,
  runningTable,
  seatAt,
  TIME,
  tableOf,
  tableOfThree,
  tableOver,
} from './table.fixture.ts';

describe('being ready', () => {
  it('adds the person’s nonce, and changes nobody else', () => {
    const before = tableOfThree();
    const table = granted(makeReady(before, BIA.id, nonceOf('b')));
    expect(seatAt(table, 1)).toEqual({ ...seatAt(before, 1), ready: true, nonce: nonceOf('b') });
    expect([table.seats[0], table.seats[2]]).toEqual([before.seats[0], before.seats[2]]);
  });

  it('can be said again with another nonce', () => {
    const table = granted(makeReady(readyTable(), BIA.id, nonceOf('c')));
    expect(seatAt(table, 1)).toMatchObject({ ready: true, nonce: nonceOf('c') });
  });

  it.each([
    ['a stranger', () => makeReady(tableOfThree(), DORA.id, nonceOf('d')), 'notSeated'],
    ['a host who does not sit', () => makeReady(tableOf(['open', 'open']), ANA.id, nonceOf('a')), 'notSeated'],
    ['anybody while the match runs', () => makeReady(runningTable(), BIA.id, nonceOf('b')), 'alreadyStarted'],
    ['anybody after the match', () => makeReady(tableOver(), BIA.id, nonceOf('b')), 'over'],
    ['anybody at a closed table', () => makeReady(closedTable(), BIA.id, nonceOf('b')), 'over'],
  ])('is refused to %s', (_name, attempt, error) => {
    expect(errorOf(attempt())).toBe(error);
  });
});

describe('the start', () => {
  const begin = (table: ReturnType<typeof tableOf>, person = ANA, nonce: string | null = null) =>
    start(table, person.id, nonce, TIME);

  it('leaves the server no choice in the nonces of bots: they follow from the secret', () => {
    const before = tableOf(['me', 'easy', 'hard']);
    const table = granted(begin(before, ANA, nonceOf('a')));
    const nonces = [nonceOf('a'), botNonce(before.secret, 1), botNonce(before.secret, 2)];
    expect(table.seats.map(({ nonce }) => nonce)).toEqual(nonces);
  });

  it('opens the match that follows from the secret and everybody’s nonces', () => {
    const before = readyTable();
    const table = granted(begin(before));
    const game = findGame(table.game);
    if (game === null) throw new Error('no game');
    const match = openMatch(game, headerOf(table), before.secret);
    expect(table).toMatchObject({
      status: 'running',
      startedAt: TIME.now,
      openingHash: hashOf(match.state),
      toAct: game.toAct(match.state),
      dueAt: null,
      clocks: null,
    });
    expect(match.header).toMatchObject({
      players: ['Ana', 'Bia', 'Caio'],
      fairness: 2,
      seats: [0, 1, 2].map(() => ({ kind: 'person', level: null })),
      commitment: commitmentOf(before),
      nonces: [nonceOf('1'), nonceOf('2'), nonceOf('3')],
    });
  });

  it('makes a host ready who brings a nonce', () => {
    const table = granted(begin(tableOf(['me', 'easy']), ANA, nonceOf('a')));
    expect(seatAt(table, 0)).toMatchObject({ ready: true, nonce: nonceOf('a') });
    expect(table.status).toBe('running');
  });

  it('is due at once when a bot begins, else when the first clock runs out', () => {
    expect(granted(begin(tableOf(['easy', 'me']), ANA, nonceOf('a'))).dueAt).toBe(TIME.serviceNow + TIME.botPace);
    const clocked = granted(begin(readyTable({ clock: { kind: 'live', perMove: 60_000, bank: 120_000 } })));
    expect(clocked.dueAt).toBe(TIME.serviceNow + 180_000);
  });

  it('waits on with a new secret when the rules have changed: the commitment was to the old ones', () => {
    const before = { ...readyTable(), rulesVersion: 'an old one' };
    const table = granted(begin(before, ANA, nonceOf('a')));
    expect(table).toMatchObject({ status: 'waiting', rulesVersion: findGame('gunrunners')?.rulesVersion });
    expect(table.secret).not.toBe(before.secret);
    expect(commitmentOf(table)).not.toBe(commitmentOf(before));
    for (const seat of table.seats) expect(seat).toMatchObject({ kind: 'person', ready: false, nonce: null });
    expect(errorOf(started(table))).toBe('notReady');
    const again = [ANA, BIA, CAIO].reduce((now, { id }) => granted(makeReady(now, id, nonceOf('b'))), table);
    const running = granted(begin(again));
    expect(granted(started(running))).toMatchObject({ status: 'running', secret: table.secret });
  });

  it('does so when the game completes the configuration in another way, and leaves bots ready', () => {
    const before = tableOf(['me', 'easy']);
    const table = granted(begin({ ...before, config: { edition: 'en' } }, ANA, nonceOf('a')));
    expect(table).toMatchObject({ status: 'waiting', config: before.config });
    expect(table.seats.map(({ ready }) => ready)).toEqual([false, true]);
  });

  it('uses the rules of the moment', () => {
    const table = granted(begin({ ...readyTable(), fairness: 1, rulesVersion: 'an old one' }));
    expect(table).toMatchObject({ status: 'running', rulesVersion: findGame('gunrunners')?.rulesVersion });
    expect(headerOf(table)).not.toHaveProperty('fairness');
    const config = { edition: 'lost' };
    expect(begin({ ...readyTable(), config })).toMatchObject({ error: 'badConfig', refusals: [{ field: 'edition' }] });
  });

  it.each([
    ['a guest', () => begin(readyTable(), BIA), 'notHost'],
    ['a stranger', () => begin(readyTable(), DORA), 'notHost'],
    ['a guest with a nonce', () => begin(readyTable(), BIA, nonceOf('b')), 'notHost'],
    ['a host who is not ready', () => begin(tableOf(['me', 'easy'])), 'notReady'],
    ['a host alone', () => begin(tableOfThree(), ANA, nonceOf('a')), 'notReady'],
    ['a host beside an open seat', () => begin(tableOf(['me', 'open']), ANA, nonceOf('a')), 'notReady'],
    ['a host beside a seat for the invited', () => begin(tableOf(['me', 'invited']), ANA, nonceOf('a')), 'notReady'],
    ['a host whom somebody left', () => begin(granted(leave(readyTable(), CAIO.id))), 'notReady'],
    ['a host who sent somebody away', () => begin(granted(kick(readyTable(), ANA.id, 1, NOW))), 'notReady'],
    ['a host among bots alone', () => begin(tableOf(['easy', 'hard'])), 'noPerson'],
    ['a host who got up', () => begin({ ...granted(leave(readyTable(), ANA.id)), host: ANA.id }), 'notReady'],
    ['a host whose match runs', () => begin(runningTable()), 'alreadyStarted'],
    ['a host whose match is over', () => begin(tableOver()), 'over'],
    ['a host whose table is closed', () => begin(closedTable()), 'over'],
  ])('is refused to %s', (_name, attempt, error) => {
    expect(errorOf(attempt())).toBe(error);
  });
});
