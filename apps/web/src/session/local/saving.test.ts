import { type AnyGame, verifyExport } from '@stakeout/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import type { MatchPlan } from '../plan.ts';
import { StorageError } from './database.ts';
import { anything, Device, findGame, isPersonsTurn, playOn, until } from './device.fixture.ts';
import type { EntryRecord, MatchRecord } from './records.ts';
import { Saves } from './saves.ts';

const plan: MatchPlan = {
  game: 'gunrunners',
  config: {},
  seats: [
    { kind: 'person', name: 'Ana' },
    { kind: 'bot', level: 'easy' },
    { kind: 'bot', level: 'easy' },
  ],
};

let device = new Device();
afterEach(() => {
  device.close();
  device = new Device();
});

/** A disk that can be full, or so slow that the page is gone before it answers. */
class OddSaves extends Saves {
  before: (entry: EntryRecord | undefined) => Promise<void> = async () => {};
  after: () => Promise<void> = async () => {};

  override async append(record: MatchRecord, entries: readonly EntryRecord[]): Promise<boolean> {
    await this.before(entries[0]);
    const fits = await super.append(record, entries);
    await this.after();
    return fits;
  }
}

function oddSaves() {
  const saves: OddSaves[] = [];
  const make = (factory: IDBFactory) => {
    const odd = new OddSaves(factory);
    saves.push(odd);
    return odd;
  };
  return { make, get: () => saves[0] as OddSaves };
}

describe.each(['gunrunners', 'escape-plan'])('a match of %s after a reload', (game) => {
  it('goes on exactly where it was, again and again, to an end that can be verified', async () => {
    let tab = device.open();
    let session = await tab.begin({ ...plan, game, seats: plan.seats.slice(0, 2) });
    const choose = anything(3);
    for (let reloads = 0; session.get().status !== 'over'; reloads++) {
      await playOn(session, choose, reloads < 6 ? 4 : Number.POSITIVE_INFINITY);
      const before = await until(session, isPersonsTurn);
      tab.crash();
      tab = device.open();
      session = await tab.open(session.id);
      expect(session.get()).toEqual(before);
    }
    expect(verifyExport(await session.exportText(), findGame)).toMatchObject({ ok: true });
  });
});

describe('saving', () => {
  it('comes before telling: what the page has seen is on the disk', async () => {
    const session = await device.open().begin(plan);
    const stored: Promise<boolean>[] = [];
    session.subscribe(({ type }) => {
      const { seq } = session.get();
      const isThere = async () => ((await device.saves.read(session.id))?.entries.length ?? 0) >= seq;
      if (type === 'moved') stored.push(isThere());
    });
    await playOn(session, anything(), 8);
    expect(stored.length).toBeGreaterThan(8);
    expect(await Promise.all(stored)).not.toContain(false);
  });

  it('is enough: a crash between saving and answering loses nothing and plays nothing twice', async () => {
    const odd = oddSaves();
    const tab = device.open({ saves: odd.make });
    const session = await tab.begin(plan);
    const { seq, options } = await until(session, isPersonsTurn);
    odd.get().after = async () => tab.crash();
    void session.act(options[0]);
    await expect.poll(async () => (await device.saves.read(session.id))?.entries).toHaveLength(seq + 1);
    expect(session.get().seq).toBe(seq);
    const again = await device.open().open(session.id);
    expect(again.get().seq).toBe(seq + 1);
    expect(again.get().moves.at(-1)).toMatchObject({ seat: 0, by: 'person' });
  });

  it('that fails changes nothing, and can be tried again', async () => {
    const odd = oddSaves();
    const tab = device.open({ saves: odd.make });
    const session = await tab.begin(plan);
    const before = await until(session, isPersonsTurn);
    odd.get().before = () => Promise.reject(new StorageError('full', 'no space'));
    expect(await session.act(before.options[0])).toEqual({ ok: false, error: 'storage', refusals: [] });
    expect(session.get()).toBe(before);
    odd.get().before = async () => {};
    expect(await session.act(before.options[0])).toEqual({ ok: true });
    await playOn(session, anything());
    expect(verifyExport(await session.exportText(), findGame)).toMatchObject({ ok: true });
  });

  it('that fails for a bot stops the match and says why; opened again it goes on', async () => {
    const odd = oddSaves();
    const session = await device.open({ saves: odd.make }).begin(plan);
    odd.get().before = async (entry) => {
      if (entry?.seat !== 0) throw new StorageError('full', 'no space');
    };
    await playOn(session, anything());
    const failed = session.get();
    expect(failed).toMatchObject({ status: 'failed', failure: 'storage', options: [] });
    expect(failed.view).not.toBeNull();
    const again = await device.open().open(session.id);
    await playOn(again, anything());
    expect(again.get().status).toBe('over');
  });

  it('is said to fail where a browser keeps nothing', async () => {
    const tab = device.open({ saves: () => new Saves(undefined) });
    expect(await tab.room.start(plan)).toEqual({ ok: false, error: 'storage', refusals: [] });
    expect(await tab.room.open('any', false)).toEqual({ ok: false, failure: 'storage' });
    await expect(new Saves(undefined).list()).rejects.toThrow(StorageError);
  });
});

describe('opening', () => {
  it('says when there is no such match', async () => {
    expect(await device.open().room.open('nobody', false)).toEqual({ ok: false, failure: 'notFound' });
  });

  it('refuses a match that was played under other rules, and leaves it as it is', async () => {
    const tab = device.open();
    const session = await tab.begin(plan);
    await playOn(session, anything(), 4);
    tab.crash();
    const before = await device.saves.read(session.id);
    const changed = (id: string) => ({ ...findGame(id), rulesVersion: '99' }) as AnyGame;
    const opened = await device.open({ findGame: changed }).room.open(session.id, false);
    expect(opened).toEqual({ ok: false, failure: 'unplayable' });
    expect(await device.saves.read(session.id)).toEqual(before);
    expect((await device.saves.list())[0]?.isRefused).toBe(true);
    // The app that it was played with still opens it.
    await device.open().open(session.id);
    expect((await device.saves.list())[0]?.isRefused).toBe(false);
  });

  it('refuses a match whose log was changed', async () => {
    const tab = device.open();
    const session = await tab.begin(plan);
    await playOn(session, anything(), 6);
    tab.crash();
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = device.factory.open('stakeout');
      request.onsuccess = () => resolve(request.result);
    });
    const [last] = (await device.saves.read(session.id))?.entries.slice(-1) ?? [];
    const entries = database.transaction('entries', 'readwrite').objectStore('entries');
    entries.put({ ...last, hash: 'f'.repeat(64) });
    await new Promise((resolve) => {
      entries.transaction.oncomplete = resolve;
    });
    expect(await device.open().room.open(session.id, false)).toEqual({ ok: false, failure: 'unplayable' });
  });
});

describe('a match in two tabs', () => {
  it('is open in one of them only, until that one lets go', async () => {
    const first = device.open();
    const second = device.open();
    const session = await first.begin(plan);
    expect(await second.room.open(session.id, false)).toEqual({ ok: false, failure: 'elsewhere' });
    session.close();
    await second.open(session.id);
  });

  it('can be looked at in both once it is over', async () => {
    const session = await device.open().begin(plan);
    await playOn(session, anything());
    const again = await device.open().open(session.id);
    expect(again.get()).toEqual(session.get());
    expect(await again.exportText()).toBe(await session.exportText());
  });

  it('can be taken over: the first tab says so and plays no more', async () => {
    const session = await device.open().begin(plan);
    await playOn(session, anything(), 2);
    const taken = await device.open().room.open(session.id, true);
    const lost = await until(session, ({ status }) => status === 'failed');
    expect(lost).toMatchObject({ failure: 'elsewhere', options: [] });
    expect(await session.act(lost.options[0])).toMatchObject({ ok: false, error: 'closed' });
    if (!taken.ok) throw new Error(taken.failure);
    await playOn(taken.session, anything());
    expect((await device.truth(session.id)).game.outcome((await device.truth(session.id)).state)).not.toBeNull();
  });

  it('never forks, not even where the browser has no locks', async () => {
    const [one, other] = [device.open({ hasLocks: false }), device.open({ hasLocks: false })];
    const first = await one.begin(plan);
    const second = await other.open(first.id);
    await until(first, isPersonsTurn);
    const race = [first, second].map(async (session, index) => {
      for (const choose = anything(index + 1); session.get().status !== 'over'; ) {
        const { status, options } = await until(session, isPersonsTurn);
        if (status === 'over') return;
        const answer = await session.act(options[choose(session.get()) % options.length]);
        if (!answer.ok) expect(answer.error).toBe('stale');
      }
    });
    await Promise.all(race);
    expect(first.get().outcome).toEqual(second.get().outcome);
    expect(await first.exportText()).toBe(await second.exportText());
    expect(verifyExport(await first.exportText(), findGame)).toMatchObject({ ok: true });
  });

  it('that is deleted in one is gone in the other', async () => {
    const session = await device.open({ hasLocks: false }).begin(plan);
    const { options } = await until(session, isPersonsTurn);
    await device.saves.remove(session.id);
    expect(await session.act(options[0])).toMatchObject({ ok: false, error: 'closed' });
    expect(session.get()).toMatchObject({ status: 'failed', failure: 'notFound' });
  });
});
