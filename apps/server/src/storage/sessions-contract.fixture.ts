import { beforeEach, describe, expect, it } from 'vitest';
import type { Nodes } from './contract.fixture.ts';
import { person } from './records.fixture.ts';
import type { Notice } from './records.ts';

const HOUR = 3600 * 1000;
const NOW = 1_700_000_000_000;

export function describeSessions(nodes: Nodes): void {
  describe('sessions', () => {
    const [ana, rui] = [person({ createdAt: NOW }), person({ createdAt: NOW })];

    /** Another device of Ana's. */
    const add = async (cookie: string, at: number, device: string | null = null) => {
      await nodes.a().addRecovery(ana.id, `link-${cookie}`, at + 1, true);
      await nodes.a().takeRecovery(`link-${cookie}`, at, cookie, device);
    };
    const cookies = async (of = ana) => (await nodes.b().sessionsOf(of.id, 9)).map(({ tokenHash }) => tokenHash);

    beforeEach(async () => {
      await nodes.a().addPerson(ana, 'one', 'Firefox, Linux');
      await nodes.a().addPerson(rui, 'other');
      await add('two', NOW + 1, 'Safari, iPhone');
    });

    it('are listed with what is known of their devices, the latest first', async () => {
      expect(await nodes.b().sessionsOf(ana.id, 9)).toEqual([
        { tokenHash: 'two', device: 'Safari, iPhone', createdAt: NOW + 1, usedAt: NOW + 1 },
        { tokenHash: 'one', device: 'Firefox, Linux', createdAt: NOW, usedAt: NOW },
      ]);
      expect(await nodes.b().sessionsOf(ana.id, 1)).toMatchObject([{ tokenHash: 'two' }]);
      expect(await nodes.b().sessionsOf(rui.id, 9)).toMatchObject([{ tokenHash: 'other', device: null }]);
      expect(await nodes.b().sessionsOf('nobody', 9)).toEqual([]);
    });

    it('note their use to the hour', async () => {
      const used = async () => (await nodes.a().sessionsOf(ana.id, 9)).map(({ usedAt }) => usedAt - NOW);
      await nodes.b().personBySession('one', NOW + HOUR - 1);
      expect(await used()).toEqual([1, 0]);
      expect(await nodes.b().personBySession('one', NOW + HOUR)).toEqual(ana);
      expect(await used()).toEqual([HOUR, 1]);
      await nodes.a().personBySession('one', NOW + 2 * HOUR - 1);
      await nodes.a().personBySession('one');
      expect(await used()).toEqual([HOUR, 1]);
    });

    it('end one by one, and only one’s own', async () => {
      expect(await nodes.a().endSession(rui.id, 'two')).toBe(false);
      expect(await nodes.a().endSession(ana.id, 'nothing')).toBe(false);
      expect(await cookies()).toEqual(['two', 'one']);
      expect(await nodes.a().endSession(ana.id, 'two')).toBe(true);
      expect(await nodes.a().endSession(ana.id, 'two')).toBe(false);
      expect(await cookies()).toEqual(['one']);
      expect(await nodes.b().personBySession('two')).toBeNull();
      expect(await nodes.b().personBySession('one')).toEqual(ana);
    });

    it('end all but one, and with them every link to another device', async () => {
      await add('three', NOW + 2);
      await nodes.a().addRecovery(ana.id, 'in reserve', NOW + 99, true);
      await nodes.a().addRecovery(rui.id, 'of another', NOW + 99, true);
      await nodes.a().endOtherSessions(ana.id, 'two');
      expect([await cookies(), await cookies(rui)]).toEqual([['two'], ['other']]);
      expect(await nodes.b().takeRecovery('in reserve', NOW, 'four')).toBeNull();
      expect(await nodes.b().takeRecovery('of another', NOW, 'five')).toEqual(rui);
    });

    it('end by a recovery, unless its link says otherwise', async () => {
      await nodes.a().addRecovery(ana.id, 'lost', NOW + 99);
      await nodes.a().addRecovery(ana.id, 'in reserve', NOW + 99);
      expect(await nodes.b().takeRecovery('lost', NOW, 'new')).toEqual(ana);
      expect([await cookies(), await cookies(rui)]).toEqual([['new'], ['other']]);
      expect(await nodes.b().takeRecovery('in reserve', NOW, 'newer')).toBeNull();
      expect(await cookies()).toEqual(['new']);
    });

    it('are living until they end', async () => {
      expect((await nodes.b().livingSessions(['one', 'nothing', 'two'])).toSorted()).toEqual(['one', 'two']);
      await nodes.a().endSession(ana.id, 'one');
      expect(await nodes.b().livingSessions(['one', 'two'])).toEqual(['two']);
      expect(await nodes.b().livingSessions([])).toEqual([]);
    });

    it('take the reminders of their device with them', async () => {
      const subscription = { person: ana.id, keys: { p256dh: 'p', auth: 'a' }, language: 'pt' } as const;
      await nodes.a().putSubscription({ ...subscription, endpoint: 'https://push/1' }, 'one');
      await nodes.a().putSubscription({ ...subscription, endpoint: 'https://push/2' }, 'two');
      await nodes.a().putSubscription({ ...subscription, endpoint: 'https://push/3' });
      await nodes.a().endSession(ana.id, 'one');
      const left = (await nodes.b().subscriptionsOf(ana.id)).map(({ endpoint }) => endpoint);
      expect(left).toEqual(['https://push/2', 'https://push/3']);
    });

    it('tell all nodes of their end, and of nothing else', async () => {
      const heard: Notice[] = [];
      nodes.b().listen((notice) => heard.push(notice));
      await add('three', NOW + 2);
      await nodes.a().endSession(rui.id, 'three');
      await nodes.a().personBySession('one', NOW + HOUR);
      const ended: Notice = { kind: 'sessions', person: ana.id };
      await nodes.a().endSession(ana.id, 'three');
      await expect.poll(() => heard).toEqual([ended]);
      await nodes.a().endOtherSessions(ana.id, 'one');
      await expect.poll(() => heard).toEqual([ended, ended]);
      await nodes.a().addRecovery(ana.id, 'lost', NOW + 99);
      await nodes.a().takeRecovery('lost', NOW, 'new');
      await expect.poll(() => heard).toEqual([ended, ended, ended]);
    });
  });
}
