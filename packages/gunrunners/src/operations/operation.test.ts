import { describe, expect, it } from 'vitest';
import { DIRECTOR, INFORMER, RUNNER, SABOTEUR, SPY } from '../cards.ts';
import { gunrunners } from '../game.ts';
import { BLUE, cards, type Given, legalOnly, play, RED, refusals, standing, table, YELLOW } from '../table.fixture.ts';
import { isAsking, OPERATIONS } from './index.ts';

const ROLES = [
  ['director', DIRECTOR, 'G7.2', 'transfer'],
  ['informer', INFORMER, 'G7.3', 'peek'],
  ['saboteur', SABOTEUR, 'G7.4', 'sabotage'],
  ['spy', SPY, 'G7.5', 'inspect'],
  ['runner', RUNNER, 'G7.7', 'run'],
] as const;

const USES = [
  { type: 'transfer', from: 0, index: 0, to: 1 },
  { type: 'peek', location: 0, index: 1 },
  { type: 'sabotage', location: 0, index: 0 },
  { type: 'inspect' },
  { type: 'run', from: 0, to: 1 },
] as const;

function given(role: string, more: Given = {}): Given {
  const probation = `red ${role}, blue 1, yellow 1`;
  return { active: YELLOW, probation, fields: ['blue 2, blue 3 down'], hands: [null, null, 'yellow 4'], ...more };
}

describe('phase 3: special operations', () => {
  it.each(ROLES)('[G7.1] GX8 the owner of a %s flipped by another decides, nobody else', (name, role, clause, type) => {
    const state = table(given(name));
    play(state, YELLOW, { type: 'flip', location: 0 });
    expect(standing(state)).toMatchObject({ phase: 'operation', active: YELLOW, power: RED, role, site: 0, turn: 1 });
    expect(gunrunners.toAct(state)).toEqual([RED]);
    const legal = legalOnly(state, RED);
    expect(legal.at(-1)).toEqual({ type: 'decline' });
    expect(new Set(legal.slice(0, -1).map((action) => action.type))).toEqual(new Set([type]));
    for (const seat of [BLUE, YELLOW]) {
      expect(refusals(state, seat, { type: 'decline' })).toEqual([
        { clause: 'G7.1', field: null, reason: 'seat.notPower', params: { seat: ['seat', RED] } },
      ]);
    }
    for (const use of USES) {
      expect(refusals(state, RED, use)).toEqual(
        use.type === type
          ? []
          : [{ clause, field: null, reason: 'operation.otherRole', params: { role: ['role', role] } }],
      );
    }
    for (const action of [{ type: 'roll' }, { type: 'hide', location: 0 }, { type: 'place', card: 101 }]) {
      expect(refusals(state, RED, action)).toEqual([
        { clause: 'G7.1', field: null, reason: 'phase.operation', params: {} },
      ]);
    }
  });

  it.each(ROLES)('[G7.1] [G7.9] GX9 a %s declined changes nothing and stays exposed', (name, role) => {
    for (const edition of ['en', 'pt'] as const) {
      const state = table(given(name, { edition }));
      if (edition === 'pt') play(state, YELLOW, { type: 'commit', card: 304 });
      play(state, YELLOW, { type: 'flip', location: 0 });
      const { fields, crates } = structuredClone(state);
      const happened = play(state, RED, { type: 'decline' });
      expect(happened.types()).toEqual(['operationDeclined', 'decisionPassed']);
      expect(happened.emissions[0]).toMatchObject({
        event: { type: 'operationDeclined', seat: RED, role },
        only: null,
        news: false,
      });
      expect([state.fields, state.crates]).toEqual([fields, crates]);
      expect(state.fields[0]).toEqual(cards(`blue 2, blue 3 down, red ${name}`));
      expect(standing(state)).toMatchObject(
        edition === 'en'
          ? { phase: 'place', active: YELLOW, power: -1, role: 0, site: 0, turn: 1 }
          : { phase: 'roll', active: RED, power: -1, role: 0, site: -1, turn: 2 },
      );
    }
  });

  it.each(['director', 'informer', 'saboteur', 'spy', 'manager', 'runner'])(
    '[G7.8] GX18 a %s flipped by its own owner has no power',
    (name) => {
      for (const edition of ['en', 'pt'] as const) {
        const probation = `blue 1, yellow ${name}, red 1`;
        const state = table(given(name, { edition, probation, piles: [null, null, ''] }));
        if (edition === 'pt') play(state, YELLOW, { type: 'commit', card: 304 });
        const happened = play(state, YELLOW, { type: 'flip', location: 1 });
        expect(happened.types()).toEqual(
          edition === 'en' ? ['agentFlipped', 'decisionPassed'] : ['agentFlipped', 'agentPlaced', 'decisionPassed'],
        );
        expect(state.managers).toEqual([0, 0, 0]);
        expect(standing(state)).toMatchObject({ phase: edition === 'en' ? 'place' : 'roll', power: -1, role: 0 });
      }
    },
  );

  it('[G7.1] an ordinary agent brings no operation', () => {
    const state = table(given('spy', { probation: 'red 4, blue 1, yellow 1' }));
    const happened = play(state, YELLOW, { type: 'flip', location: 0 });
    expect(happened.types()).toEqual(['agentFlipped', 'decisionPassed']);
    expect(standing(state)).toMatchObject({ phase: 'place', power: -1, role: 0, site: 0 });
  });

  it('[G7.8] operatives turned up by a bust have no power', () => {
    const fields = ['', 'red 1, yellow spy down, blue 2, blue director down, yellow 1, yellow 2'];
    const state = table({ fields, hands: ['red 4'] });
    const happened = play(state, RED, { type: 'undercover', card: 104, location: 0 });
    expect(happened.all('locationBusted')).toHaveLength(1);
    expect(standing(state)).toMatchObject({ phase: 'roll', active: BLUE, power: -1, role: 0 });
  });

  it('[G7.9] [G8.1] operatives count toward the four like any other agent', () => {
    const state = table(given('runner', { fields: ['blue director, blue spy, red 1'] }));
    play(state, YELLOW, { type: 'flip', location: 0 });
    play(state, RED, { type: 'run', from: 1, to: 0 });
    const happened = play(state, YELLOW, { type: 'place', card: 304 });
    expect(happened.all('locationBusted')).toEqual([
      {
        type: 'locationBusted',
        location: 0,
        bust: 1,
        marker: 1,
        row: cards('blue director, blue spy, red 1, red runner'),
      },
    ]);
  });

  it('[G7.11] the system skips what has no target, and says so once', () => {
    const state = table(given('informer', { fields: ['blue 2', 'red 3', 'yellow 4'] }));
    const happened = play(state, YELLOW, { type: 'flip', location: 0 });
    expect(happened.events()).toEqual([
      { type: 'agentFlipped', seat: YELLOW, location: 0, card: 122 },
      { type: 'operationSkipped', seat: RED, role: INFORMER },
    ]);
    expect(happened.emissions[1]).toMatchObject({ only: null, news: false });
  });

  it('[G7.1] [G7.6] five operatives ask, ordinary agents and the Manager do not', () => {
    expect(([0, 1, 2, 3, 4, 5, 6] as const).map(isAsking)).toEqual([false, true, true, true, true, false, true]);
    for (const [, role, clause, type] of ROLES) expect(OPERATIONS[role]).toMatchObject({ clause, type });
  });
});
