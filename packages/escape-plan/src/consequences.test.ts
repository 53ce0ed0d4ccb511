import { describe, expect, it } from 'vitest';
import { consequences } from './consequences.ts';
import { escapePlan } from './game.ts';
import { at, contact, table } from './table.fixture.ts';

describe('consequences', () => {
  it('[E11.2] a step is sure, and nothing begins after it', () => {
    const state = table({ pawns: [at('S2', 'STORE_A')] }, 'travel');
    const { sure, next } = consequences(escapePlan.view(state, 0), 0, { type: 'step', to: at('S2', 'R') });
    expect([sure.map(({ what }) => what), next]).toEqual([['moved'], 'nothing']);
  });

  it('[E17.2] what a card costs is sure', () => {
    const state = table({ boards: [{ contacts: [1 + contact('Informant'), 0, -5, -6, -7] }] });
    const use = { type: 'use', component: 'contact', index: 0, ability: -1, target: -1 } as const;
    const { sure, next } = consequences(escapePlan.view(state, 0), 0, use);
    expect([sure.map(({ what }) => what), next]).toEqual([['contactUsed', 'paid', 'notorietyLost'], 'nothing']);
  });

  it('[E16.2] what comes after a card turned over is not', () => {
    const state = table({}, 'takeContact');
    const { sure, next } = consequences(escapePlan.view(state, 0), 0, { type: 'takeContact', index: 0, space: 0 });
    expect([sure, next]).toEqual([[], 'hidden']);
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
