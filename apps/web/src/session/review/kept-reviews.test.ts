import { IDBFactory as FakeFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { Saves } from '../local/saves.ts';
import { type KeptReview, KeptReviews } from './kept-reviews.ts';

function kept(match: string, change: Partial<KeptReview> = {}): KeptReview {
  const key = { match, seat: 1, judge: 'race/1@100', seed: 7 };
  const what = { game: 'some', seats: 2, isOwn: true, outcome: { winners: [0], scores: [3, 2], ending: 'end' } };
  return {
    ...key,
    ...what,
    place: { kind: 'local', id: match },
    at: 1,
    took: 2,
    review: { judge: key.judge } as KeptReview['review'],
    ...change,
  } as KeptReview;
}

describe('reviews on the device', () => {
  it('are found again by match, seat, judge and seed, and by nothing less', async () => {
    const reviews = new KeptReviews(new FakeFactory());
    await reviews.keep(kept('a'));
    const key = { match: 'a', seat: 1, judge: 'race/1@100', seed: 7 };
    expect(await reviews.find(key)).toMatchObject({ game: 'some', took: 2 });
    for (const other of [{ match: 'b' }, { seat: 0 }, { judge: 'race/1@60' }, { seed: 8 }]) {
      expect(await reviews.find({ ...key, ...other })).toBeNull();
    }
  });

  it('that were left half-way are found as such, are in no list, and go when the whole is there', async () => {
    const reviews = new KeptReviews(new FakeFactory());
    const half = { decisions: [], took: 3 };
    await reviews.keepHalf(kept('a'), half);
    expect(await reviews.find(kept('a'))).toBeNull();
    expect(await reviews.findHalf(kept('a'))).toEqual(half);
    expect(await reviews.list()).toEqual([]);
    await reviews.keep(kept('a'));
    expect(await reviews.findHalf(kept('a'))).toBeNull();
  });

  it('are listed, the latest first, and the same one once', async () => {
    const reviews = new KeptReviews(new FakeFactory());
    await reviews.keep(kept('a', { at: 1 }));
    await reviews.keep(kept('b', { at: 5 }));
    await reviews.keep(kept('a', { at: 3, took: 9 }));
    expect((await reviews.list()).map(({ match, at }) => [match, at])).toEqual([
      ['b', 5],
      ['a', 3],
    ]);
  });

  it('find their place on a device that an older version has used', async () => {
    const factory = new FakeFactory();
    await new Promise<void>((resolve) => {
      const request = factory.open('stakeout', 1);
      request.onupgradeneeded = () => {
        for (const name of ['matches', 'vault', 'refused']) request.result.createObjectStore(name, { keyPath: 'id' });
        request.result.createObjectStore('entries', { keyPath: ['id', 'seq'] });
      };
      request.onsuccess = () => {
        request.result.close();
        resolve();
      };
    });
    const reviews = new KeptReviews(factory);
    await reviews.keep(kept('a'));
    expect(await reviews.list()).toHaveLength(1);
    expect(await new Saves(factory).list()).toEqual([]);
  });
});
