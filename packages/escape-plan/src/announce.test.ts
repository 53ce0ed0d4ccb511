import { ScriptedChance } from '@stakeout/testkit';
import { describe, expect, it } from 'vitest';
import { run } from './between-turns.fixture.ts';
import type { Event } from './event.ts';
import { fold } from './fold.ts';
import { randomGame } from './random-game.fixture.ts';
import { at, contact, play, table, waiting } from './table.fixture.ts';
import { ownOf, type PublicTable, publicTable, viewOf } from './view.ts';

/** The fields of the table that an event changes. */
function fieldsOf(event: Event): (keyof PublicTable)[] {
  return event.type === 'ownChanged' ? [] : (event.changes ?? []).map(([field]) => field);
}

const contacts = [1 + contact('K12'), 1 + contact('K13'), -5, -6, -7];

describe('telling what an action did', () => {
  it('[A-94] tiles drawn from a locker are news to their owner alone', () => {
    const state = table(
      { boards: [{ contacts, keys: [1, 0, 0] }], notoriety: [3], pawns: [at('S2', 'STORE_A')] },
      'openLocker',
    );
    const { emissions } = play(state, 0, { type: 'openLocker', colour: 0, master: 0 });
    expect(waiting(state)).toEqual(['keepTile', 0]);
    expect(emissions.map(({ event, only, news }) => [event.type, only, news])).toEqual([
      ['keyTurned', null, false],
      ['tilesDrawn', 0, false],
      ['ownChanged', 0, true],
      ['tableChanged', null, false],
    ]);
    expect(emissions[1]?.redacted).toEqual(emissions[1]?.event);
    expect(ownOf(state, 0).drawn.length).toBe(3);
    expect([emissions[2]?.event, emissions[2]?.redacted]).toEqual([
      { type: 'ownChanged', seat: 0, own: ownOf(state, 0) },
      { type: 'ownChanged', seat: 0, own: null },
    ]);
    const fields = emissions.map(({ event }) => fieldsOf(event));
    expect(fields).toEqual([['frames', 'boards'], ['turn', 'lockerSizes'], [], ['frames']]);
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
      ['tileKept', null, false],
      ['ownChanged', 0, false],
      ['tableChanged', null, false],
      ['ownChanged', 0, false],
    ]);
    expect(emissions[0]?.event).toMatchObject({ type: 'tileKept', pawn: 0, source: 0 });
    for (const { redacted } of emissions)
      if (redacted.type === 'ownChanged') expect(redacted).toEqual({ type: 'ownChanged', seat: 0, own: null });
  });

  it('[A-94] a card turned up is news to everybody; the cash of a payment is told to its owner alone', () => {
    const state = table({ boards: [{ contacts, cash: 9 }] }, 'takeContact');
    const news = play(state, 0, { type: 'takeContact', index: 0, space: -1 }).emissions;
    expect(news.filter((emission) => emission.news).map(({ event, only }) => [event.type, only])).toEqual([
      ['contactRevealed', null],
    ]);

    run(state, 'turn', 0);
    const paid = play(state, 0, { type: 'use', component: 'contact', index: 0, ability: -1, target: -1 }).emissions;
    expect(paid.map(({ event, only, news: isNews }) => [event.type, only, isNews])).toEqual([
      ['contactUsed', null, false],
      ['paid', null, false],
      ['ownChanged', 0, false],
      ['notorietyLost', null, false],
      ['tableChanged', null, false],
    ]);
  });

  it('tells what changed, and only that, with what changed it', () => {
    let count = 0;
    randomGame(3, 12, ({ before, after, emissions }) => {
      if (count++ % 5 !== 0) return;
      const told = new Set(emissions.flatMap(({ event }) => fieldsOf(event)));
      const [was, is] = [publicTable(before), publicTable(after)];
      const fields = Object.keys(is) as (keyof typeof is)[];
      for (const field of fields)
        if (JSON.stringify(was[field]) !== JSON.stringify(is[field])) expect(told).toContain(field);
      let view = viewOf(before, null);
      for (const { event, redacted } of emissions) {
        const next = fold(view, redacted);
        for (const field of fieldsOf(event)) expect(next.table[field]).not.toEqual(view.table[field]);
        view = next;
      }
    });
  });
});
