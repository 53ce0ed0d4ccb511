import { describe, expect, it } from 'vitest';
import { consequences, consequencesOf } from './consequences.ts';
import { printedOf } from './data/printed.ts';
import { escapePlan } from './game.ts';
import { at, contact, cops, table } from './table.fixture.ts';
import { travelsOf } from './travel-plan.ts';

describe('consequences', () => {
  it('[E11.2] a step is sure, and nothing begins after it', () => {
    const state = table({ pawns: [at('S2', 'STORE_A')] }, 'travel');
    const { sure, next } = consequences(escapePlan.view(state, 0), 0, { type: 'step', to: at('S2', 'R') });
    expect([sure.map(({ type }) => type), next]).toEqual([['moved'], 'nothing']);
  });

  it('[E17.2] what a card costs is sure', () => {
    const state = table({ boards: [{ contacts: [1 + contact('Informant'), 0, -5, -6, -7] }] });
    const use = { type: 'use', component: 'contact', index: 0, ability: -1, target: -1 } as const;
    const { sure, next } = consequences(escapePlan.view(state, 0), 0, use);
    expect([sure.map(({ type }) => type), next]).toEqual([['contactUsed', 'paid', 'notorietyLost'], 'nothing']);
  });

  it('[E16.2] what comes after a card turned over is not', () => {
    const state = table({}, 'takeContact');
    const { sure, next } = consequences(escapePlan.view(state, 0), 0, { type: 'takeContact', index: 0, space: 0 });
    expect([sure.map(({ type }) => type), next]).toEqual([['contactTaken'], 'hidden']);
  });

  it('[E11.1] [E15.1] a whole move is sure as far as the visit, the own plan included', () => {
    const state = table({ pawns: [at('S2', 'STORE_A')] });
    const view = escapePlan.view(state, 0);
    const plan = travelsOf(view).plans.find(({ node }) => state.places.slice(0, 6).includes(node));
    const { sure, next } = consequencesOf(view, 0, plan?.actions ?? []);
    const told = sure.map(({ type }) => type);
    expect(told.slice(0, 1)).toEqual(['moved']);
    expect(told.some((what) => what === 'cubeOnPlain' || what === 'cubeOnIncome')).toBe(true);
    expect(next).toBe('nothing');
  });

  it('[A-94] for others it ends where the own plan or cash decides, whatever they are', () => {
    const state = table({ pawns: [at('S2', 'STORE_A')] });
    const view = escapePlan.view(state, 0);
    const plan = travelsOf(view).plans.find(({ node }) => state.places.slice(0, 6).includes(node));
    for (let other = 0; other < printedOf(state).plans.length; other++) {
      const own = view.own === null ? null : { ...view.own, plan: other };
      const { sure, next } = consequencesOf({ ...view, own }, 0, plan?.actions ?? [], 'others');
      expect(sure.some(({ type }) => type.startsWith('cubeOn') || type === 'incomeReceived')).toBe(false);
      expect([sure[0]?.type, next]).toEqual(['moved', 'hidden']);
    }
  });

  it('[E12.2] it ends with AVOID where there are cops', () => {
    const state = table({ pawns: [at('S2', 'STORE_A')], cops: { S2: cops('LOCAL') } });
    const view = escapePlan.view(state, 0);
    const plan = travelsOf(view).plans.find(({ route }) => route.cops > 0);
    const { sure, next } = consequencesOf(view, 0, plan?.actions ?? []);
    expect([sure.filter(({ type }) => type !== 'moved' && type !== 'flown'), next]).toEqual([[], 'nothing']);
  });

  it('[E24.3] the toll of Costa is sure, and so is that nothing is left to chance after it', () => {
    const hospital = at('S1', 'HOSPITAL');
    const state = table({ seats: 1, pawns: [at('S2', 'STORE_A'), hospital, at('S2', 'GANG')] });
    const view = escapePlan.view(state, 0);
    const plan = travelsOf(view).plans.find(({ node }) => node === hospital);
    const { sure, next } = consequencesOf(view, 0, plan?.actions ?? []);
    expect(sure).toContainEqual({ type: 'paid', pawn: 0, amount: 3, why: 'toll' });
    expect(next).toBe('nothing');
  });

  it('[E21.3] what an escape costs is sure', () => {
    const state = table({ seats: 3, day: 3, pawns: [at('A1', 'EXIT_1')], boards: [{ cash: 20 }] });
    state.patrolled = [1, 2, 2];
    state.escapes = [1];
    state.status[1] = 1;
    const { sure } = consequencesOf(escapePlan.view(state, 0), 0, [{ type: 'move' }, { type: 'escape' }]);
    expect(sure.map(({ type }) => type)).toEqual(expect.arrayContaining(['paid', 'escaped']));
  });

  it('[E21.4] an escape that cannot be paid is the arrest', () => {
    const state = table({ seats: 3, day: 3, pawns: [at('A1', 'EXIT_1')], boards: [{ cash: 0 }] });
    state.patrolled = [1, 2, 2];
    state.escapes = [1];
    state.status[1] = 1;
    const { sure } = consequencesOf(escapePlan.view(state, 0), 0, [{ type: 'move' }, { type: 'escape' }]);
    expect(sure.map(({ type }) => type)).toContain('arrested');
  });

  it('[E3.2] nor is what chance decides', () => {
    const state = table({}, 'keepTile');
    state.turn.drawn = [0, 60];
    state.turn.drawnFrom = 0;
    state.lockers[0] = [60, 90, 90];
    const { next } = consequences(escapePlan.view(state, 0), 0, { type: 'keepTile', value: 60 });
    expect(next).toBe('chance');
  });
});
