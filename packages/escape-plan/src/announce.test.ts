import { ScriptedChance } from '@stakeout/testkit';
import { describe, expect, it } from 'vitest';
import { run } from './between-turns.fixture.ts';
import { randomGame } from './random-game.fixture.ts';
import { at, contact, play, table, waiting } from './table.fixture.ts';
import { ownOf, publicTable } from './view.ts';

const contacts = [1 + contact('K12'), 1 + contact('K13'), -5, -6, -7];

describe('telling what an action did', () => {
  it('[A-94] tiles drawn from a locker are news to their owner alone', () => {
    const state = table(
      { boards: [{ contacts, keys: [1, 0, 0] }], notoriety: [3], pawns: [at('S2', 'STORE_A')] },
      'openLocker',
    );
    const { emissions } = play(state, 0, { type: 'openLocker', colour: 0, master: 0 });
    expect(waiting(state)).toEqual(['keepTile', 0]);
    const [changed, own, ...story] = emissions;
    expect(changed).toMatchObject({ only: null, news: false, event: { type: 'tableChanged' } });
    expect(own).toEqual({
      event: { type: 'ownChanged', seat: 0, own: ownOf(state, 0) },
      redacted: { type: 'ownChanged', seat: 0, own: null },
      only: 0,
      news: true,
    });
    expect(ownOf(state, 0).drawn.length).toBe(3);
    expect(story.map(({ event, only, news }) => [event.type === 'happened' && event.what, only, news])).toEqual([
      ['keyTurned', null, false],
      ['tilesDrawn', 0, false],
    ]);
    if (changed?.event.type !== 'tableChanged') throw new Error('the table changed');
    const seen = publicTable(state);
    for (const [field, value] of changed.event.changes) expect(value).toEqual(seen[field]);
    expect(changed.event.changes.map(([field]) => field)).toEqual(['frames', 'turn', 'lockerSizes', 'boards']);
  });

  it('[A-94] keeping one tells nobody anything new, and nobody else which', () => {
    const state = table(
      { boards: [{ contacts, keys: [1, 0, 0] }], notoriety: [3], pawns: [at('S2', 'STORE_A')] },
      'openLocker',
    );
    play(state, 0, { type: 'openLocker', colour: 0, master: 0 });
    const [value = 0] = state.turn.drawn;
    const { emissions } = play(state, 0, { type: 'keepTile', value }, new ScriptedChance({ lockers: [0, 0, 0] }));
    expect(emissions.map(({ event, only, news }) => [event.type, only, news])).toEqual([
      ['tableChanged', null, false],
      ['ownChanged', 0, false],
      ['happened', null, false],
    ]);
    expect(emissions[1]?.redacted).toEqual({ type: 'ownChanged', seat: 0, own: null });
    expect(emissions[2]?.event).toEqual({ type: 'happened', what: 'tileKept', params: { pawn: 0, source: 0 } });
  });

  it('[A-94] a card turned up is news to everybody; the cash of a payment is told to its owner alone', () => {
    const state = table({ boards: [{ contacts, cash: 9 }] }, 'takeContact');
    const news = play(state, 0, { type: 'takeContact', index: 0, space: -1 }).emissions;
    expect(news[0]).toMatchObject({ only: null, news: true, event: { type: 'tableChanged' } });
    expect(news.slice(1).every(({ event, news: isNews }) => event.type === 'happened' && !isNews)).toBe(true);

    run(state, 'turn', 0);
    const paid = play(state, 0, { type: 'use', component: 'contact', index: 0, ability: -1, target: -1 }).emissions;
    expect(paid.map(({ event, only, news: isNews }) => [event.type, only, isNews])).toEqual([
      ['tableChanged', null, false],
      ['ownChanged', 0, false],
      ...['contactUsed', 'paid', 'notorietyLost'].map(() => ['happened', null, false]),
    ]);
  });

  it('tells first what changed, and only that; then the story', () => {
    let count = 0;
    randomGame(3, 12, ({ before, after, emissions }) => {
      if (count++ % 5 !== 0) return;
      const types = emissions.map(({ event }) => event.type);
      const [was, is] = [publicTable(before), publicTable(after)];
      const fields = Object.keys(is) as (keyof typeof is)[];
      const changed = fields.filter((field) => JSON.stringify(was[field]) !== JSON.stringify(is[field]));
      const owners = [0, 1, 2].filter(
        (seat) => JSON.stringify(ownOf(before, seat)) !== JSON.stringify(ownOf(after, seat)),
      );
      expect(types.slice(0, 1 + owners.length)).toEqual(['tableChanged', ...owners.map(() => 'ownChanged')]);
      expect(types.slice(1 + owners.length).every((type) => type === 'happened')).toBe(true);
      expect(emissions.slice(1, 1 + owners.length).map(({ only }) => only)).toEqual(owners);
      const [first] = emissions;
      expect(first?.event.type === 'tableChanged' && first.event.changes.map(([field]) => field)).toEqual(changed);
    });
  });
});
