import { escapePlan } from '@stakeout/escape-plan';
import { describe, expect, it } from 'vitest';
import { lookAround } from '../play/random-views.fixture.ts';
import { touching } from '../play/touching.ts';
import { clauseOfPiece } from './clause-of-piece.ts';

/** Places and buttons of the map and the prompt have their words elsewhere. */
const ELSEWHERE = ['node', 'tile', 'route', 'button'];

describe('the clause of a piece', () => {
  it('is one of the rulebook, for everything that can be touched on a board or in the list', () => {
    for (let seats = 1; seats <= 3; seats++) {
      lookAround(seats, 13 * seats, 150, ({ view, options, seat }) => {
        const snapshot = { view, viewer: seat, toAct: [seat], options } as never;
        for (const target of touching.decisionIn(snapshot)?.standing([]).legal ?? []) {
          if (ELSEWHERE.includes(target.split(':')[0] ?? '')) continue;
          const clause = clauseOfPiece(target, view.table.boards[seat]);
          expect(escapePlan.texts.en.clauses, target).toHaveProperty([clause ?? target]);
        }
      });
    }
  });

  it('[E17.3] [E17.4] tells equipment, fixers and loot apart', () => {
    const clauses = [201, 301, 101, 0].map((item) => clauseOfPiece('item:0', { items: [item] }));
    expect(clauses).toEqual(['E17.3', 'E17.4', 'E15.4', 'E15.4']);
  });
});
