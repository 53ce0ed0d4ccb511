import { describe, expect, it } from 'vitest';
import { escapePlan } from './game.ts';
import { equipmentItem } from './items.ts';
import { meetingAfter } from './meeting.ts';
import { at, CITY_X, contact, cops, table, tile } from './table.fixture.ts';
import { travelsOf } from './travel-plan.ts';

describe('whom a trip meets', () => {
  const meeting = (items: number[], contacts: number[], cash: number) => {
    const state = table(
      {
        city: CITY_X,
        pawns: [at('B2', 'SAFE_HOUSE')],
        cops: { B2: cops('FEDERAL'), A3: cops('FEDERAL', 'LOCAL') },
        boards: [
          { items: [...items, 0, 0, 0, 0, 0, 0].slice(0, 6), contacts: [...contacts, 0, 0, 0, 0].slice(0, 5), cash },
        ],
      },
      'travel',
    );
    const view = escapePlan.view(state, 0);
    const plan = travelsOf(view).plans.find(({ node }) => node === at('S2', 'STORE_A'));
    return meetingAfter(view, plan?.actions ?? expect.unreachable('the store is in reach'));
  };

  it('[E12.2] [E12.5] without anything at hand every cop is a wound', () => {
    const { answers, unanswered } = meeting([], [], 9);
    expect(answers).toEqual([]);
    expect(unanswered).toHaveLength(3);
    expect(unanswered).toContainEqual({ tile: tile('B2'), cop: 0 });
  });

  it('[E12.4] what answers several at once comes first, and what is not paid for is of no use', () => {
    const boxer = 1 + contact('Boxer');
    const vest = equipmentItem(0);
    const rich = meeting([vest], [boxer], 9);
    const answered = rich.answers.flatMap(({ covers }) => covers).length;
    expect(answered + rich.unanswered.length).toBe(3);
    expect(answered).toBeGreaterThanOrEqual(2);
    expect(rich.answers.reduce((sum, { paid }) => sum + paid, 0)).toBeGreaterThan(0);
    const poor = meeting([vest], [boxer], 0);
    expect(poor.answers.map(({ use, paid }) => [use.component, paid])).toEqual([['equipment', 0]]);
    expect(poor.unanswered).toHaveLength(2);
  });
});
