import { beforeEach, describe, expect, it } from 'vitest';
import type { Nodes } from './contract.fixture.ts';
import { entry, newId, OUTCOME, person, progress, runningTable, seatOfPerson } from './records.fixture.ts';
import type { Person, TableRecord } from './records.ts';

const DAY = '2026-11-18';
const MOST = 9;

export function describeDaily(nodes: Nodes): void {
  let ana: Person;
  let rui: Person;

  beforeEach(async () => {
    [ana, rui] = [person(), person({ name: 'Rui' })];
    for (const one of [ana, rui]) await nodes.a().addPerson(one, newId('cookie'));
  });

  const attemptOf = (who: Person): TableRecord => runningTable(who, { daily: DAY, seats: [seatOfPerson(who)] });
  const finish = (table: TableRecord, at: number) =>
    nodes.a().append(table.id, table.version, [entry(1, { at })], progress({ toAct: [], outcome: OUTCOME }));

  describe('the deal of the day', () => {
    it('has one secret a day and game, whoever asks first', async () => {
      const secrets = await Promise.all(
        Array.from({ length: 6 }, (_, index) =>
          (index % 2 === 0 ? nodes.a() : nodes.b()).dailySecret(DAY, 'gunrunners', `secret ${index}`),
        ),
      );
      expect(new Set(secrets).size).toBe(1);
      expect(await nodes.b().dailySecret(DAY, 'gunrunners', 'another')).toBe(secrets[0]);
      expect(await nodes.b().dailySecret(DAY, 'escape-plan', 'another')).toBe('another');
      expect(await nodes.b().dailySecret('2026-11-19', 'gunrunners', 'next')).toBe('next');
    });

    it('is tried once by each person, whoever asks at once', async () => {
      const begun = await Promise.all(
        Array.from({ length: 6 }, (_, index) =>
          (index % 2 === 0 ? nodes.a() : nodes.b()).addDaily(DAY, ana.id, attemptOf(ana), MOST),
        ),
      );
      expect(begun.filter(Boolean)).toHaveLength(1);
      const own = await nodes.b().dailyTable(DAY, 'gunrunners', ana.id);
      expect(await nodes.b().table(own ?? '')).toMatchObject({ daily: DAY, host: ana.id });
      expect(await nodes.b().hostedBy(ana.id, 'running')).toBe(1);
      expect(await nodes.b().dailyTable(DAY, 'gunrunners', rui.id)).toBeNull();
      expect(await nodes.b().addDaily(DAY, rui.id, attemptOf(rui), MOST)).toBe(true);
      expect(await nodes.b().addDaily('2026-11-19', ana.id, attemptOf(ana), 1)).toBe(false);
      expect(await nodes.b().dailyTable('2026-11-19', 'gunrunners', ana.id)).toBeNull();
    });

    it('tells of the attempts that were over in time, and keeps what luck was reckoned', async () => {
      const [first, second] = [attemptOf(ana), attemptOf(rui)];
      await nodes.a().addDaily(DAY, ana.id, first, MOST);
      await nodes.a().addDaily(DAY, rui.id, second, MOST);
      expect(await nodes.b().dailyAttempts(DAY, 'gunrunners', 1000, 9)).toEqual([]);
      expect(await nodes.b().dailyUnjudged(9)).toEqual([]);
      await finish(first, 500);
      await finish(second, 1000);
      expect(await nodes.b().dailyAttempts(DAY, 'gunrunners', 1000, 9)).toEqual([
        {
          table: first.id,
          person: ana.id,
          name: ana.name,
          resigned: false,
          watchKey: first.watchKey,
          outcome: OUTCOME,
          finishedAt: 500,
          luck: null,
        },
      ]);
      expect(await nodes.b().dailyUnjudged(9)).toEqual([first.id, second.id]);
      await nodes.a().setDailyLuck(first.id, { value: -4.5, se: 1.25 });
      expect(await nodes.b().dailyUnjudged(9)).toEqual([second.id]);
      expect(await nodes.b().dailyAttempts(DAY, 'gunrunners', 1001, 9)).toMatchObject([
        { table: second.id, luck: null },
        { table: first.id, luck: { value: -4.5, se: 1.25 } },
      ]);
    });
  });
}
