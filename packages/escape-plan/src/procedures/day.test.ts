import { StatelessChance } from '@stakeout/testkit';
import { describe, expect, it } from 'vitest';
import { conserved } from '../conformance/conservation.fixture.ts';
import { copyState } from '../copy-state.ts';
import { atPhase, CHANGE, playWhile, run } from '../day.fixture.ts';
import { escapePlan } from '../game.ts';
import { equipmentItem } from '../items.ts';
import { ARRESTED, DAWN, ESCAPED, LEAVING } from '../state.ts';
import { contact, waiting } from '../table.fixture.ts';
import { isEverybodyGone } from './day.ts';

const CONFIG = { table: null, costaAvoidable: false, costaStacks: 'both' } as const;
const PHASES = [
  'dayBegan',
  'patrolRevealed',
  'tileLaid',
  'tileRevealed',
  'orderSettled',
  'partBegan',
  'gameEnded',
] as const;

describe('the three days', () => {
  it('[E4.1] [E9.1] each day income, patrol, city, order, the five parts, change of day', () => {
    for (const seats of [1, 3, 5]) {
      const state = escapePlan.setup(CONFIG, seats, new StatelessChance(seats));
      let count = 0;
      const happened = playWhile(
        state,
        new StatelessChance(seats),
        () => true,
        (actions) => {
          const wanted = actions.filter(({ type }) => type !== 'escape' && type !== 'turnBack');
          count = (count * 31 + 7) % 1009;
          return (wanted.length > 0 ? wanted : actions)[count % (wanted.length || actions.length)];
        },
      );
      const phases = happened.story().flatMap((happening) => {
        if (happening.type === 'dayBegan') return [`day ${happening.day}`];
        if (happening.type === 'partBegan') return [`part ${happening.part}`];
        return PHASES.filter((phase) => phase === happening.type);
      });
      const parts = [0, 1, 2, 3, 4].map((part) => `part ${part}`);
      const city = Array(4).fill('tileLaid');
      const next = Array(4).fill('tileRevealed');
      const days = [
        ...[...city, ...next, 'orderSettled', ...parts],
        ...['day 2', 'patrolRevealed', 'patrolRevealed', ...city, ...next, 'orderSettled', ...parts],
        ...['day 3', 'patrolRevealed', ...city, 'orderSettled', ...parts],
      ];
      // Once everybody has escaped the last day is cut short.
      expect(phases.slice(0, -1)).toEqual(days.slice(0, phases.length - 1));
      expect(phases.length).toBeGreaterThan(days.length - parts.length + 1);
      expect(phases.at(-1)).toBe('gameEnded');
      expect(conserved(state)).toBe(null);
      expect([state.day, escapePlan.toAct(state)]).toEqual([3, []]);
    }
  });

  it('[E4.2] [E22.2] of those who escaped the one with the most money wins; the others score nothing', () => {
    const boards = [{ cash: 20 }, { cash: 90 }, { cash: 25 }, { cash: 24 }];
    const state = atPhase(CHANGE, { seats: 4, day: 3, boards });
    state.status = [ESCAPED, 0, ESCAPED, ESCAPED];
    const happened = run(state);
    expect(happened.all('arrested')).toEqual([{ pawn: 1, why: 'late' }]);
    expect(state.status).toEqual([ESCAPED, ARRESTED, ESCAPED, ESCAPED]);
    const outcome = escapePlan.outcome(state);
    expect([outcome?.scores, outcome?.winners, outcome?.places]).toEqual([[20, 0, 25, 24], [2], [3, 4, 1, 2]]);
    expect(state.ending).toBe('not-out-by-dawn');
    expect(waiting(state)[0]).toBe('over');
  });

  it('[E4.2] with nobody out there is no winner', () => {
    const state = atPhase(CHANGE, { day: 3 });
    state.status = [ARRESTED, 0, 0];
    expect(run(state).all('arrested')).toEqual([1, 2].map((pawn) => ({ pawn, why: 'late' })));
    expect(state.ending).toBe('nobody-out');
    expect([escapePlan.outcome(state)?.winners, escapePlan.outcome(state)?.scores]).toEqual([[], [0, 0, 0]]);
  });

  it('[E4.2] with everybody gone nobody is late', () => {
    const state = atPhase(CHANGE, { day: 3 });
    state.status = [ARRESTED, ESCAPED, ESCAPED];
    expect(run(state).what()).toEqual(['gameEnded']);
    expect(state.ending).toBe('everybody-gone');
  });

  it('[E4.3] solo: Costa out of the city is nobody out', () => {
    const state = atPhase(CHANGE, { seats: 1, day: 3 });
    state.status = [0, 0, ESCAPED];
    run(state);
    expect([state.ending, state.status[0], state.status[1]]).toEqual(['nobody-out', ARRESTED, 0]);
  });

  it('[E21.8] with every human gone there are no more parts; one still leaving is not gone', () => {
    const gone = (status: number[]) => isEverybodyGone({ ...atPhase(CHANGE), status });
    expect(gone([ESCAPED, ARRESTED, ESCAPED])).toBe(true);
    expect(gone([ESCAPED, 0, ESCAPED])).toBe(false);
    expect(gone([ESCAPED, ARRESTED, LEAVING])).toBe(false);
    const state = atPhase(7, { day: 3, part: 1 });
    state.status = [ESCAPED, ARRESTED, ESCAPED];
    expect(run(state).what()).toEqual(['gameEnded']);
    expect(state.part).toBe(1);
  });
});

describe('change of day', () => {
  it('[E20.1] [E20.2] rest tokens to the sun, the time marker to its start, and nothing else', () => {
    for (const day of [1, 2]) {
      const used = {
        sun: 0,
        contacts: [1 + contact('Boxer'), 0, -5, -6, -7],
        spent: 1,
        items: [101, 102, 103, equipmentItem(0), 0, 0],
        used: 0b1000,
        firstAid: 0,
        wounds: 2,
        cans: 1,
      };
      const state = atPhase(CHANGE, { day, part: DAWN, boards: [used, { sun: 0, cubes: 5 }, {}] });
      state.discs = [1, 0, 2];
      state.order = [2, 0, 1];
      const before = copyState(state);
      run(state);
      // The income of the new day has come in, and the first offer waits.
      expect(waiting(state)).toEqual(['unlockOffer', 2]);
      expect(state).toEqual({
        ...before,
        day: day + 1,
        part: 0,
        frames: state.frames,
        boards: before.boards.map((board) => ({ ...board, sun: 1, cash: board.cash + board.cubes })),
      });
    }
  });

  it('[E20.1] not on day 3', () => {
    const state = atPhase(CHANGE, { day: 3, part: DAWN, boards: [{ sun: 0 }] });
    run(state);
    expect([state.day, state.part, state.boards[0]?.sun, state.ending]).toEqual([3, DAWN, 0, 'nobody-out']);
  });
});
