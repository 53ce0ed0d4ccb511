import { seenBy } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { type Action, CARRY, SEARCH, SELL } from './action.ts';
import { stash } from './game.ts';
import { played, refusedBy, street } from './street.fixture.ts';

const carry = (house: number): Action => ({ type: 'carry', house });
const search = (house: number): Action => ({ type: 'search', house });
const RED = 0;
const BLUE = 1;

describe('a match', () => {
  it('[S1.1] has 5 houses and 5 nights, or as many as the table agrees on', () => {
    expect(stash.configure({}, 2)).toEqual({ ok: true, value: { houses: 5, nights: 5 } });
    expect(stash.configure({ houses: 6, nights: 3 }, 3)).toEqual({ ok: true, value: { houses: 6, nights: 3 } });
    for (const option of [
      { houses: 3 },
      { houses: 7 },
      { nights: 2 },
      { nights: 9 },
      { nights: 4.5 },
      { houses: '5' },
    ]) {
      const [field] = Object.keys(option);
      expect(stash.configure(option, 2)).toMatchObject({ ok: false, refusals: [{ clause: 'S1.1', field }] });
    }
    expect(stash.configure({ doors: 1 }, 2)).toMatchObject({ ok: false, refusals: [{ clause: null, field: 'doors' }] });
    expect(stash.configure([], 2)).toMatchObject({ ok: false });
  });

  it('[S1.1] knows no house beyond the end of the street', () => {
    const state = street([3, 0], { houses: 4 });
    expect(refusedBy(state, RED, search(4))).toEqual(['S1.1']);
    expect(refusedBy(state, RED, carry(4))).toEqual(['S1.1']);
    expect(refusedBy(state, RED, search(-1))).toEqual(['S1.1']);
    expect(refusedBy(state, RED, search(0))).toEqual([]);
  });

  it('[S1.2] begins with loot hidden by chance, which its owner alone knows', () => {
    const state = street([3, 1, 4]);
    expect(state.loot).toEqual([3, 1, 4]);
    expect(stash.view(state, BLUE).loot).toEqual([-1, 1, -1]);
    expect(stash.view(state, null).loot).toEqual([-1, -1, -1]);
  });

  it('[S1.2] tells only the owner where found loot is hidden anew', () => {
    const { after, emissions } = played(street([0, 2]), RED, search(2), { hide: [4] });
    expect(after.loot).toEqual([0, 4]);
    const hidden = emissions.find(({ event }) => event.type === 'hidden');
    expect(hidden).toMatchObject({ only: BLUE, news: true, event: { house: 4 }, redacted: { house: -1 } });
    expect(after.traces[BLUE]).toEqual([0, 1, 2, 3, 4]);
  });
});

describe('a turn', () => {
  it('[S2.1] is everybody’s once a night, in the order of the seats', () => {
    const first = street([0, 2, 4]);
    expect(stash.toAct(first)).toEqual([0]);
    expect(refusedBy(first, 1, SELL)).toEqual(['S2.1']);
    expect(stash.legal(first, 1)).toEqual([]);
    const second = played(first, 0, SELL).after;
    expect(stash.toAct(second)).toEqual([1]);
    const third = played(second, 1, SELL).after;
    const next = played(third, 2, SELL, { patrol: [1] }).after;
    expect(next).toMatchObject({ active: 0, night: 2 });
  });

  it('[S2.1] is one thing: carry, search or sell', () => {
    expect(stash.legal(street([2, 0]), RED)).toEqual([
      carry(1),
      carry(3),
      search(0),
      search(1),
      search(3),
      search(4),
      SELL,
    ]);
    expect(refusedBy(street([2, 0]), RED, { type: 'wait' })).toEqual([null]);
    expect(refusedBy(street([2, 0]), RED, { type: 'carry', house: 'next' })).toEqual([null]);
    expect(refusedBy(street([2, 0]), 7, SELL)).toEqual([null]);
  });

  it('[S2.2] carries loot next door, at the end of the street one way only', () => {
    const state = street([4, 0]);
    expect(stash.legal(state, RED).filter(({ type }) => type === 'carry')).toEqual([CARRY[3]]);
    for (const house of [0, 1, 2, 4]) expect(refusedBy(state, RED, carry(house))).toEqual(['S2.2']);
    expect(played(state, RED, carry(3)).after.loot).toEqual([3, 0]);
  });

  it('[S2.2] shows everybody that loot is carried, and its owner alone where to', () => {
    const sold = played(street([2, 0]), RED, SELL).after;
    const again = played(sold, BLUE, SELL, { patrol: [4] }).after;
    const { after, emissions } = played(again, RED, carry(3));
    const [carried] = emissions;
    if (carried === undefined) expect.unreachable('something was carried');
    expect(seenBy(carried, RED)).toMatchObject({ house: 3 });
    for (const viewer of [BLUE, null]) expect(seenBy(carried, viewer)).toMatchObject({ house: -1 });
    expect(carried.news).toBe(false);
    // It lay in house 2 for all to see, so it lies to the left of it or to the right.
    expect(after.traces[RED]).toEqual([1, 3]);
  });

  it('[S2.3] sells a piece for 1 and shows where the loot lies', () => {
    const { after, emissions } = played(street([2, 0]), RED, SELL);
    expect(after).toMatchObject({ cash: [1, 0], loot: [2, 0] });
    expect(after.traces[RED]).toEqual([2]);
    expect(emissions[0]).toMatchObject({ only: null, news: true, event: { type: 'sold', seat: RED, house: 2 } });
  });

  it('[S2.4] searches a house and earns 2 for all loot in it', () => {
    const { after } = played(street([0, 2, 2]), RED, search(2), { hide: [1, 3] });
    expect(after).toMatchObject({ cash: [4, 0, 0], loot: [0, 1, 3] });
  });

  it('[S2.4] earns nothing where nothing lies, but everybody knows that by then', () => {
    const { after } = played(street([0, 2]), RED, search(3));
    expect(after.cash).toEqual([0, 0]);
    // Nor can the searcher's own loot be there.
    expect(after.traces).toEqual([
      [0, 1, 2, 4],
      [0, 1, 2, 4],
    ]);
  });

  it('[S2.4] never searches the house that holds one’s own loot', () => {
    expect(refusedBy(street([2, 2]), RED, search(2))).toEqual(['S2.4']);
    expect(stash.legal(street([2, 2]), RED)).not.toContain(SEARCH[2]);
    expect(refusedBy(street([2, 2]), RED, search(1))).toEqual([]);
  });
});

describe('the patrol', () => {
  it('[S3.1] comes by after everybody’s turn, and owners of what it finds pay 1', () => {
    const first = played(street([0, 2]), RED, SELL).after;
    expect(first.cash).toEqual([1, 0]);
    const { after, emissions } = played(first, BLUE, SELL, { patrol: [2], hide: [4] });
    expect(after).toMatchObject({ cash: [1, 0], loot: [0, 4], night: 2 });
    expect(emissions.map(({ event }) => event.type)).toEqual(['sold', 'patrolled', 'hidden', 'turnPassed']);
  });

  it('[S3.1] takes nothing from whoever has nothing', () => {
    const first = played(street([0, 2]), RED, search(3)).after;
    expect(played(first, BLUE, search(1), { patrol: [2], hide: [0] }).after.cash).toEqual([0, 0]);
  });
});

describe('the end', () => {
  it('[S4.1] comes after the last night; whoever has earned most wins', () => {
    let state = street([0, 2], { nights: 3 });
    for (let night = 1; night <= 3; night++) {
      expect(stash.outcome(state)).toBeNull();
      state = played(state, RED, SELL).after;
      state = played(state, BLUE, search(4), { patrol: [4] }).after;
    }
    expect(stash.outcome(state)).toMatchObject({ scores: [3, 0], places: [1, 2], winners: [RED] });
    expect(stash.toAct(state)).toEqual([]);
    expect(refusedBy(state, RED, SELL)).toEqual(['S4.1']);
  });

  it('[S4.1] is shared by those who have earned the same', () => {
    const over = { ...street([0, 2, 4]), night: 6, cash: [2, 3, 3] };
    expect(stash.outcome(over)).toMatchObject({ places: [3, 1, 1], winners: [1, 2] });
  });
});
