import { describe, expect, it } from 'vitest';
import { compileEffect } from './compile-cards.ts';
import { compileTable } from './compile-table.ts';
import { changed, compiledWith, faultsOf } from './raw-table.fixture.ts';
import { Reader } from './reader.ts';

/** Changes, each with the rows and reasons of the faults it makes. */
function check(rows: readonly (readonly [path: string, value: unknown, ...faults: string[]])[]): void {
  for (const [path, value, ...faults] of rows)
    expect([path, value, faultsOf(changed({ [path]: value }))]).toEqual([path, value, faults]);
}

describe('the cards of a table', () => {
  it('[E2.1] an effect is a kind and what it concerns', () => {
    const read = (text: unknown) => {
      const reader = new Reader();
      const { kind, cops, amount } = compileEffect(reader, 'effect', text);
      return reader.refusals.length > 0 ? reader.refusals.map(({ reason }) => reason) : [kind, cops, amount];
    };
    expect(read('REMOVE_OFFICER:FEDERAL')).toEqual(['REMOVE_OFFICER', 1, 0]);
    expect(read('MOVE_OFFICER:SWAT')).toEqual(['MOVE_OFFICER', 4, 0]);
    expect(read('AVOID_TYPES_ON_TILE:LOCAL,SWAT')).toEqual(['AVOID_TYPES_ON_TILE', 6, 0]);
    for (const kind of ['AVOID_ANY', 'LOSE_NOTORIETY', 'HEAL']) {
      expect(read(`${kind}:1`)).toEqual([kind, 0, 1]);
      expect(read(`${kind}:9`)).toEqual([kind, 0, 9]);
      for (const wrong of ['', ':', ':0', ':10', ':1.5', ':x', ':SWAT'])
        expect([wrong, read(kind + wrong)]).toEqual([wrong, ['table.notInRange']]);
    }
    for (const kind of [
      'GAIN_DISC',
      'AVOID_ALL_ON_TILE',
      'TAKE_CONTACT',
      'REFRESH_EQUIPMENT_AND_CONTACTS',
      'UNLOCK_ASSET',
      'MOVE_TO_HOSPITAL',
      'GANG_ABILITY',
      'INCOME',
      'WATER_PASSABLE',
      'MASTER_KEY',
    ]) {
      expect(read(kind)).toEqual([kind, 0, 0]);
      expect(read(`${kind}:1`)).toEqual(['table.noArgument']);
    }
    expect(read('MOVE_OFFICER:SWAT,LOCAL')).toEqual(['table.oneCop']);
    expect(read('REMOVE_OFFICER')).toEqual(['table.notOneOf']);
    expect(read('AVOID_TYPES_ON_TILE:SWAT,')).toEqual(['table.notOneOf']);
    expect(read('DANCE:SWAT')).toEqual(['table.notOneOf']);
    expect(read('toString:SWAT')).toEqual(['table.notOneOf']);
    expect(read(7)).toContain('table.notAText');
  });

  it('[E2.1] contacts are refused by card and row', () => {
    check([
      ['contacts[3].id', '', 'contacts[3].id table.notAText'],
      ['contacts[3].id', 'K01', 'contacts table.idTwice'],
      ['contacts[3].name', 'x'.repeat(61), 'contacts[3].name table.notAText'],
      ['contacts[3].name', 'x'.repeat(60)],
      ['contacts[3].pt', undefined, 'contacts[3].pt table.notAText'],
      ['contacts[3].cost', 20],
      ['contacts[3].cost', 0],
      ['contacts[3].cost', 21, 'contacts[3].cost table.notInRange'],
      ['contacts[3].cost', -1, 'contacts[3].cost table.notInRange'],
      ['contacts[3].star', 1, 'contacts[3].star table.notYesOrNo'],
      ['contacts[3].step', 'VISIT', 'contacts[3].step table.notOneOf'],
      ['contacts[3].effect', 'DANCE:SWAT', 'contacts[3].effect table.notOneOf'],
      ['contacts[0].effect', 'REFRESH_EQUIPMENT_AND_CONTACTS', 'contacts table.refreshTwice'],
      ['contacts[20].effect', 'INCOME'],
    ]);
    const cards = (changed({}) as { contacts: unknown[] }).contacts;
    expect(faultsOf(changed({ contacts: cards.slice(1) }))).toEqual(['contacts table.length']);
    expect(faultsOf(changed({ 'contacts[32]': 0 }))[0]).toBe('contacts[32] table.notARecord');
    const { contacts } = compiledWith({ 'contacts[3].step': 'AVOID', 'contacts[4].step': 'TRAVEL' });
    expect([contacts[2]?.step, contacts[3]?.step, contacts[4]?.step]).toEqual(['ANY', 'AVOID', 'TRAVEL']);
  });

  it('[E17.7] [E17.12] flights and the sewer reach two tiles, no more and no less', () => {
    for (const kind of ['FLY', 'SEWER']) {
      for (const reach of [1, 3]) {
        expect(faultsOf(changed({ 'contacts[0].effect': `${kind}:${reach}` }))).toEqual([
          'contacts[0].effect table.notInRange',
        ]);
      }
      expect(compiledWith({ 'contacts[0].effect': `${kind}:2` }).contacts[0]?.effect).toEqual({
        kind,
        cops: 0,
        amount: 2,
      });
    }
  });

  it('[E2.1] fixers and equipment are refused by tile and row', () => {
    check([
      ['fixers[1].name', 5, 'fixers[1].name table.notAText'],
      ['fixers[1].cost', 21, 'fixers[1].cost table.notInRange'],
      ['fixers[1].cost', 20],
      ['fixers[1].effect', 'INCOME:1', 'fixers[1].effect table.noArgument'],
      ['equipment[1].name', null, 'equipment[1].name table.notAText'],
      ['equipment[1].cost', 21, 'equipment[1].cost table.notInRange'],
      ['equipment[1].cost', 20],
      ['equipment[1].avoid', ['SWAT', 'MAYOR'], 'equipment[1].avoid[1] table.notOneOf'],
      ['equipment[1].avoid', 'SWAT', 'equipment[1].avoid table.notAList'],
      ['equipment[1].count', 20],
      ['equipment[1].count', 0],
      ['equipment[1].count', 21, 'equipment[1].count table.notInRange'],
      ['equipment[1].count', -1, 'equipment[1].count table.notInRange'],
    ]);
    expect(faultsOf(changed({ 'fixers[7]': [] }))[0]).toBe('fixers[7] table.notARecord');
    expect(faultsOf(changed({ 'equipment[0]': 1 }))[0]).toBe('equipment[0] table.notARecord');
    expect(compiledWith({ 'fixers[0].effect': 'FLY:2' }).fixers.map(({ step }) => step)).toEqual([
      'TRAVEL',
      ...Array(6).fill('ANY'),
      'TRAVEL',
    ]);
  });

  it('[E2.1] lockers are refused by colour and row', () => {
    check([
      ['lockers.BLACK.values[2]', 501, 'lockers.BLACK.values[2] table.notInRange'],
      ['lockers.BLACK.values[2]', 500],
      ['lockers.BLACK.values[2]', -1, 'lockers.BLACK.values[2] table.notInRange'],
      ['lockers.BROWN.threshold', 21, 'lockers.BROWN.threshold table.notInRange'],
      ['lockers.BROWN.threshold', 20],
      ['lockers.BROWN.threshold', -1, 'lockers.BROWN.threshold table.notInRange'],
      ['lockers.GREEN.draw', 'contacts+2', 'lockers.GREEN.draw table.notOneOf'],
      ['lockers.GREEN.draw', 1, 'lockers.GREEN.draw table.notOneOf'],
    ]);
    expect(faultsOf(changed({ 'lockers.GREEN': undefined }))[0]).toBe('lockers.GREEN table.notARecord');
    const { lockers } = compiledWith({ 'lockers.GREEN.draw': 'contacts-1', 'lockers.BROWN.draw': 'contacts+1' });
    expect(lockers.map(({ draw }) => draw)).toEqual([-1, 0, 1]);
  });

  it('[E3.6] a plan is refused when a group has no income symbol, two, or money that does not add up to 150', () => {
    const group = 'escape_plans[0] table.planGroup';
    check([
      // P1: income, 100, 50 | income, 60, 90 | income, 80, 70
      ['escape_plans[0].CASINO', 101, group],
      ['escape_plans[0].CASINO', 99, group],
      ['escape_plans[0].BAR', 0, group],
      ['escape_plans[0].CASINO', 'INCOME', group],
      ['escape_plans[0].GYM', 'MUCH', 'escape_plans[0].GYM table.notInRange', group],
      ['escape_plans[0].SAFE_HOUSE_3', 151, 'escape_plans[0].SAFE_HOUSE_3 table.notInRange', group],
      ['escape_plans[0].SAFE_HOUSE_3', -1, 'escape_plans[0].SAFE_HOUSE_3 table.notInRange', group],
      ['escape_plans[0].SAFE_HOUSE_3', undefined, 'escape_plans[0].SAFE_HOUSE_3 table.notInRange', group],
    ]);
    const both = (one: number, other: number) =>
      faultsOf(changed({ 'escape_plans[0].CASINO': one, 'escape_plans[0].RESTAURANT': other }));
    expect(both(150, 0)).toEqual([]);
    expect(both(149, 1)).toEqual([]);
    const plans = (changed({}) as { escape_plans: unknown[] }).escape_plans;
    expect(faultsOf(changed({ 'escape_plans[8]': plans[0] }))).toEqual(['escape_plans table.planTwice']);
    expect(faultsOf(changed({ escape_plans: plans.slice(1) }))).toEqual(['escape_plans table.length']);
    expect(faultsOf(changed({ 'escape_plans[4]': 'P5' }))[0]).toBe('escape_plans[4] table.notARecord');
  });

  it('[E3.6] says which group of the plan is wrong', () => {
    const groups = (row: string) => {
      const result = compileTable(changed({ [`escape_plans[2].${row}`]: 1 }), 'x');
      return result.ok ? [] : result.refusals.map(({ params }) => params);
    };
    expect(groups('CASINO')).toEqual([{ group: 1 }]);
    expect(groups('CINEMA')).toEqual([{ group: 2 }]);
    expect(groups('SAFE_HOUSE_1')).toEqual([{ group: 3 }]);
  });

  it('[E2.1] the decks of Sandra and Costa are refused by card and row', () => {
    for (const deck of ['inspector', 'lieutenant']) {
      check([
        [`${deck}[2].id`, 3, `${deck}[2].id table.notAText`],
        [`${deck}[2].delta`, 2, `${deck}[2].delta table.notInRange`],
        [`${deck}[2].delta`, -2, `${deck}[2].delta table.notInRange`],
        [`${deck}[2].delta`, 0],
        [`${deck}[2].location`, 'BAR', `${deck} table.locationTwice`],
        [`${deck}[15].location`, 'EXIT_2', `${deck} table.locationTwice`],
        [`${deck}[2].location`, 'HOSPITAL', `${deck}[2].location table.notOneOf`, `${deck} table.locationTwice`],
        [`${deck}[9].locker`, 'PINK', `${deck}[9].locker table.notOneOf`],
        [`${deck}[9].locker`, 4, `${deck}[9].locker table.notAText`, `${deck}[9].locker table.notOneOf`],
      ]);
      const cards = (changed({}) as Record<string, unknown[]>)[deck] ?? [];
      expect(faultsOf(changed({ [deck]: cards.slice(1) }))).toEqual([`${deck} table.length`]);
      expect(faultsOf(changed({ [`${deck}[0]`]: 1 }))[0]).toBe(`${deck}[0] table.notARecord`);
    }
    const { inspector } = compiledWith({
      'inspector[9].locker': 'TOP_2:BROWN',
      'inspector[10].locker': 'TOP_OF_EACH_STACK',
    });
    expect([inspector[9]?.lockers, inspector[10]?.lockers, inspector[12]?.lockers]).toEqual([4, 7, 7]);
  });
});
