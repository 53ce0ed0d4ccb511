import { describe, expect, it } from 'vitest';
import type { Nodes } from './contract.fixture.ts';
import { person } from './records.fixture.ts';

export function describePeople(nodes: Nodes): void {
  describe('people', () => {
    it('knows a person by each of their cookies', async () => {
      const [ana, rui] = [person(), person()];
      await nodes.a().addPerson(ana, 'ana-1');
      await nodes.a().addPerson(rui, 'rui-1');
      await nodes.b().addRecovery(ana.id, 'link', 9, true);
      expect(await nodes.b().takeRecovery('link', 1, 'ana-2')).toEqual(ana);
      expect(await nodes.b().personBySession('ana-1')).toEqual(ana);
      expect(await nodes.a().personBySession('ana-2')).toEqual(ana);
      expect(await nodes.a().personBySession('rui-1')).toEqual(rui);
      expect(await nodes.a().personBySession('nobody')).toBeNull();
    });

    it('renames a person and nobody else', async () => {
      const [ana, rui] = [person(), person()];
      await nodes.a().addPerson(ana, 'ana');
      await nodes.a().addPerson(rui, 'rui');
      await nodes.a().rename(ana.id, 'Ana Dois');
      expect(await nodes.b().personBySession('ana')).toEqual({ ...ana, name: 'Ana Dois' });
      expect(await nodes.b().personBySession('rui')).toEqual(rui);
    });

    it('adds a person with the cookie or not at all', async () => {
      const [ana, rui] = [person(), person()];
      await nodes.a().addPerson(ana, 'cookie');
      await expect(nodes.a().addPerson(rui, 'cookie')).rejects.toThrow();
      await nodes.a().addPerson(rui, 'another');
      expect(await nodes.a().personBySession('cookie')).toEqual(ana);
      await expect(nodes.a().addPerson(ana, 'third')).rejects.toThrow();
      expect(await nodes.a().personBySession('third')).toBeNull();
    });

    it('refuses recoveries of nobody', async () => {
      await expect(nodes.a().addRecovery('nobody', 'link', 1)).rejects.toThrow();
    });

    it('refuses what the other engine would refuse too', async () => {
      await expect(nodes.a().addPerson(person({ name: 'zero\0character' }), 'a')).rejects.toThrow();
      await expect(nodes.a().addPerson(person({ createdAt: 1.5 }), 'b')).rejects.toThrow();
      await expect(nodes.a().addPerson(person({ createdAt: Number.NaN }), 'c')).rejects.toThrow();
      expect(await nodes.a().personBySession('a')).toBeNull();
    });

    it('lets a recovery link work once', async () => {
      const ana = person();
      await nodes.a().addPerson(ana, 'ana');
      await nodes.a().addRecovery(ana.id, 'link', 1000);
      expect(await nodes.a().takeRecovery('unknown', 500, 'new')).toBeNull();
      expect(await nodes.b().takeRecovery('link', 999, 'new')).toEqual(ana);
      expect(await nodes.a().takeRecovery('link', 999, 'newer')).toBeNull();
      expect(await nodes.a().personBySession('new')).toEqual(ana);
      expect(await nodes.a().personBySession('newer')).toBeNull();
    });

    it('refuses a recovery link that is too old', async () => {
      const ana = person();
      await nodes.a().addPerson(ana, 'ana');
      await nodes.a().addRecovery(ana.id, 'link', 1000);
      expect(await nodes.a().takeRecovery('link', 1000, 'new')).toBeNull();
      expect(await nodes.a().personBySession('new')).toBeNull();
      expect(await nodes.a().personBySession('ana')).toEqual(ana);
    });

    it('gives a recovery link to one of many who try at once', async () => {
      const ana = person();
      await nodes.a().addPerson(ana, 'ana');
      await nodes.a().addRecovery(ana.id, 'link', 1000);
      const taken = await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          (index % 2 === 0 ? nodes.a() : nodes.b()).takeRecovery('link', 1, `new-${index}`),
        ),
      );
      expect(taken.filter((each) => each !== null)).toEqual([ana]);
    });
  });
}
