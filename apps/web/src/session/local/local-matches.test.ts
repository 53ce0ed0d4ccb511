import { afterEach, describe, expect, it } from 'vitest';
import { FACTS } from '../../games/all-facts.ts';
import type { MatchPlan } from '../plan.ts';
import { anything, Device, findGame, playOn } from './device.fixture.ts';
import { MatchList } from './local-matches.ts';
import { FakeLocks } from './locks.fixture.ts';
import { Saves } from './saves.ts';

const plan: MatchPlan = {
  game: 'gunrunners',
  config: {},
  seats: [
    { kind: 'person', name: 'Ana' },
    { kind: 'bot', level: 'easy' },
  ],
};

let device = new Device();
afterEach(() => {
  device.close();
  device = new Device();
});

const noLocks = () => undefined;

describe('the list of matches', () => {
  it('says who plays what, how far it has come and how it ended, those played last first', async () => {
    const tab = device.open();
    const first = await tab.begin(plan);
    await playOn(first, anything());
    const solo = await tab.begin({ ...plan, game: 'escape-plan', seats: plan.seats.slice(0, 1) });
    await playOn(solo, anything(), 3);
    const list = new MatchList(device.saves, noLocks);
    expect(list.get().status).toBe('loading');
    await list.refresh();
    const { matches, status } = list.get();
    expect(status).toBe('ready');
    expect(matches.map(({ id }) => id)).toEqual([solo.id, first.id]);
    expect(matches[0]).toMatchObject({ game: 'escape-plan', status: 'running', toAct: [0], gist: { day: 1 } });
    expect(matches[1]).toMatchObject({ game: 'gunrunners', status: 'over', toAct: [], outcome: first.get().outcome });
    expect(matches[1]?.seats.map(({ name }) => name)).toEqual(['Ana', 'easy bot']);
    expect(Object.keys(matches[1]?.gist ?? {})).toEqual(['turn', 'busts']);
  });

  it('is read when somebody begins to watch, and after a match is deleted', async () => {
    const id = await device.open().start(plan);
    const list = new MatchList(device.saves, noLocks);
    const seen: number[] = [];
    await new Promise<void>((resolve) => {
      list.subscribe(() => {
        seen.push(list.get().matches.length);
        resolve();
      });
    });
    expect(await list.delete(id)).toEqual({ ok: true });
    expect(seen).toEqual([1, 0]);
    expect(await device.saves.read(id)).toBeNull();
  });

  it('does not delete what is open in some tab', async () => {
    const locks = new FakeLocks();
    const tab = locks.tab();
    const id = await device.open().start(plan);
    await new Promise<void>((resolve) => {
      void tab.locks.request(`stakeout match ${id}`, {}, () => {
        resolve();
        return new Promise(() => {});
      });
    });
    const list = new MatchList(device.saves, () => locks.tab().locks);
    expect(await list.delete(id)).toEqual({ ok: false, failure: 'elsewhere' });
    tab.crash();
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(await list.delete(id)).toEqual({ ok: true });
  });

  it('marks what was played under other rules', async () => {
    const id = await device.open().start(plan);
    const saved = await device.saves.read(id);
    if (saved === null) throw new Error('not saved');
    const old = { ...saved.record, id: 'old', rulesVersion: '0' };
    await device.saves.create(old, { ...saved.vault, id: 'old' });
    await device.saves.note(id, true);
    const list = new MatchList(device.saves, noLocks);
    await list.refresh();
    expect(list.get().matches.map(({ status }) => status)).toEqual(['unplayable', 'unplayable']);
  });

  it('says when it cannot be read', async () => {
    const list = new MatchList(new Saves(undefined), noLocks);
    await list.refresh();
    expect(list.get()).toEqual({ status: 'failed', fault: 'unavailable', matches: [] });
    expect(await list.delete('any')).toEqual({ ok: false, failure: 'storage' });
  });

  it('knows the rules that the games have', () => {
    for (const facts of FACTS) expect(findGame(facts.id)?.rulesVersion).toBe(facts.rulesVersion);
  });
});
