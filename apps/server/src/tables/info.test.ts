import { commitmentTo, commitmentToTerms } from '@stakeout/kernel';
import { TableForYou, TableRow } from '@stakeout/protocol';
import { describe, expect, it } from 'vitest';
import { listed } from '../storage/listed-table.ts';
import type { TableRecord } from '../storage/records.ts';
import { tableForYou, tableInfo, tableRow, yourPlace } from './info.ts';
import {
  ANA,
  BIA,
  CAIO,
  closedTable,
  DORA,
  nonceOf,
  readyTable,
  runningTable,
  tableOf,
  tableOfThree,
  tableOver,
} from './table.fixture.ts';

const LINKED = { previous: 'p'.repeat(32), next: 'n'.repeat(32) };
const TABLES: [string, TableRecord][] = [
  ['waiting', { ...readyTable(), ...LINKED }],
  ['running', { ...runningTable(), ...LINKED }],
  ['over', { ...tableOver(), ...LINKED }],
  ['closed', { ...closedTable(), ...LINKED }],
];
const PEOPLE = [ANA.id, BIA.id, CAIO.id, DORA.id, null];

describe.each(TABLES)('a table that is %s', (status, table) => {
  it('has the shape that the protocol gives it, for everybody', () => {
    for (const person of PEOPLE) {
      expect(TableForYou.safeParse(tableForYou(table, person)).error).toBeUndefined();
      expect(TableRow.safeParse(tableRow(listed(table), person)).error).toBeUndefined();
    }
  });

  it('names no person by their id', () => {
    for (const person of PEOPLE) {
      const text = JSON.stringify([tableForYou(table, person), tableRow(listed(table), person)]);
      for (const { id } of [ANA, BIA, CAIO]) expect(text).not.toContain(id);
    }
  });

  it('is committed to its secret and to all that is fixed with it', () => {
    const { game, rulesVersion, config, secret } = table;
    const terms = { game, rulesVersion, matchId: table.id, config, seats: 3 };
    expect(tableInfo(table, null)).toMatchObject({ fairness: 2, commitment: commitmentToTerms(secret, terms) });
    const old = tableInfo({ ...table, fairness: 1 }, null);
    expect(old).toMatchObject({ fairness: 1, commitment: commitmentTo(secret) });
  });

  it('shows its secret only when the match is over', () => {
    for (const person of PEOPLE) {
      const info = tableInfo(table, person);
      expect(info.secret).toBe(status === 'over' ? table.secret : null);
      expect(JSON.stringify(tableForYou(table, person)).includes(table.secret)).toBe(status === 'over');
      expect(JSON.stringify(tableRow(listed(table), person))).not.toContain(table.secret);
    }
  });

  it('shows nonces, and the names of the file, only once the match has started', () => {
    const nonces = status === 'waiting' || status === 'closed' ? [] : [nonceOf('1'), nonceOf('2'), nonceOf('3')];
    const players = nonces.length === 0 ? [] : ['Ana', 'Bia', 'Caio'];
    for (const person of PEOPLE) expect(tableInfo(table, person)).toMatchObject({ nonces, players });
  });

  it('gives the watch key and the tables before and after only to those who sit there', () => {
    for (const person of [ANA.id, BIA.id, CAIO.id]) {
      expect(yourPlace(table, person).watchPath).toBe(`/table/${table.id}?watch=${table.watchKey}`);
      expect(tableInfo(table, person)).toMatchObject(LINKED);
    }
    for (const person of [DORA.id, null]) {
      const text = JSON.stringify([tableForYou(table, person), tableRow(listed(table), person)]);
      for (const hidden of [table.watchKey, LINKED.previous, LINKED.next]) expect(text).not.toContain(hidden);
    }
  });
});

describe('your place', () => {
  it('is your seat, and whether you are the host', () => {
    const table = tableOfThree();
    expect(yourPlace(table, ANA.id)).toMatchObject({ seat: 0, isHost: true });
    expect(yourPlace(table, CAIO.id)).toMatchObject({ seat: 2, isHost: false });
    expect(yourPlace(table, null)).toEqual({ seat: null, isHost: false, watchPath: null });
  });

  it('may be that of a host without a seat, whom the table does not name', () => {
    const table = tableOf(['easy', 'hard']);
    expect(yourPlace(table, ANA.id)).toEqual({ seat: null, isHost: true, watchPath: null });
    expect(tableInfo(table, ANA.id).host).toBeNull();
  });
});

describe('seats', () => {
  it('call a bot by its level', () => {
    const [me, bot] = tableInfo(tableOf(['me', 'hard']), null).seats;
    expect(me).toMatchObject({ kind: 'person', name: 'Ana', level: null });
    expect(bot).toMatchObject({ kind: 'bot', name: 'hard', level: 'hard', ready: true });
  });
});

describe('a row', () => {
  it('says whose turn it is', () => {
    const table = { ...runningTable(), toAct: [1] };
    expect(PEOPLE.map((person) => tableRow(listed(table), person).yourTurn)).toEqual([
      false,
      true,
      false,
      false,
      false,
    ]);
    expect(tableRow(listed({ ...table, status: 'over' }), BIA.id).yourTurn).toBe(false);
  });

  it.each(['standIn', 'resigned'] as const)('says nothing of the kind while a bot plays (%s)', (why) => {
    const table = { ...runningTable(), toAct: [1] };
    const seats = table.seats.map((seat, index) => (index === 1 ? { ...seat, [why]: true } : seat));
    expect(tableRow(listed({ ...table, seats }), BIA.id)).toMatchObject({ yourSeat: 1, yourTurn: false });
  });

  it('leaves out what is too large for a list', () => {
    expect(tableRow(listed(tableOfThree()), null).config).toEqual({ edition: 'en', memory: 'strict', start: null });
  });
});
