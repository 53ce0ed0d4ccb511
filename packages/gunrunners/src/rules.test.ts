import { EmissionList } from '@stakeout/kernel';
import { rolls, ScriptedChance } from '@stakeout/testkit';
import { describe, expect, it } from 'vitest';
import type { Event } from './event.ts';
import { gunrunners } from './game.ts';
import type { Ending, Phase } from './state.ts';
import { BLUE, GREEN, play, RED, refusals, standing, table, YELLOW } from './table.fixture.ts';

const SEAT_UNKNOWN = [{ clause: null, field: 'seat', reason: 'seat.unknown', params: {} }];

function forbidden(clause: string, reason: string, params = {}): unknown {
  return [{ clause, field: null, reason, params }];
}

describe('who is to act', () => {
  it.each(['station', 'roll', 'deploy', 'flip', 'place', 'bust'] as Phase[])(
    '[G4.1] the active player in %s',
    (phase) => {
      for (const seat of [RED, BLUE, YELLOW, GREEN]) {
        const state = table({ seats: 4, phase, active: seat });
        state.power = (seat + 1) % 4;
        expect(gunrunners.toAct(state)).toEqual([seat]);
      }
    },
  );

  it.each(['operation', 'hide', 'arrange'] as Phase[])('[G7.1] the power player in %s', (phase) => {
    for (const seat of [RED, BLUE, YELLOW, GREEN]) {
      const state = table({ seats: 4, phase, active: (seat + 1) % 4 });
      state.power = seat;
      expect(gunrunners.toAct(state)).toEqual([seat]);
    }
  });

  it('[G4.1] nobody else has anything to do', () => {
    const state = table({ phase: 'roll', active: BLUE });
    expect([RED, BLUE, YELLOW, GREEN, -1].map((seat) => gunrunners.legal(state, seat))).toEqual([
      [],
      [{ type: 'roll' }],
      [],
      [],
      [],
    ]);
  });
});

describe('why an action is refused', () => {
  it('names the shape before anything else', () => {
    const state = table();
    state.phase = 'over';
    const malformed = [{ clause: null, field: 'location', reason: 'action.notAWholeNumber', params: {} }];
    expect(refusals(state, 9, { type: 'flip' })).toEqual(malformed);
    expect(refusals(state, RED, null)).toEqual([
      { clause: null, field: 'action', reason: 'action.notAnObject', params: {} },
    ]);
  });

  it('names a seat that does not exist before the end of the game and the turn', () => {
    for (const seats of [2, 3, 4]) {
      const state = table({ seats, phase: 'roll' });
      for (const seat of [-1, seats, 0.5, Number.NaN])
        expect(refusals(state, seat, { type: 'roll' })).toEqual(SEAT_UNKNOWN);
      for (let seat = 1; seat < seats; seat++)
        expect(refusals(state, seat, { type: 'roll' })).not.toEqual(SEAT_UNKNOWN);
      state.phase = 'over';
      expect(refusals(state, -1, { type: 'roll' })).toEqual(SEAT_UNKNOWN);
    }
  });

  it.each([
    ['seven-busts', 'G9.1'],
    ['eighth-bust', 'G9.1'],
    ['both-at-once', 'G9.1'],
    ['no-cards', 'G9.2'],
  ] as [Ending, string][])('[G9.1] [G9.2] names the end of the game, %s, by %s', (ending, clause) => {
    const state = table({ phase: 'over' });
    state.ending = ending;
    for (const seat of [RED, BLUE, YELLOW]) {
      expect(refusals(state, seat, { type: 'roll' })).toEqual(forbidden(clause, 'game.over'));
      expect(gunrunners.legal(state, seat)).toEqual([]);
    }
    expect(gunrunners.toAct(state)).toEqual([]);
  });

  it('[G4.1] [G7.1] names whose decision it is before the rules of the decision', () => {
    const active = table({ phase: 'roll', active: BLUE });
    expect(refusals(active, YELLOW, { type: 'decline' })).toEqual(
      forbidden('G4.1', 'seat.notToAct', { seat: ['seat', BLUE] }),
    );
    expect(refusals(active, BLUE, { type: 'decline' })).toEqual(forbidden('G5.2', 'phase.roll'));
    const power = table({ phase: 'operation', active: BLUE });
    power.power = YELLOW;
    power.role = 6;
    expect(refusals(power, BLUE, { type: 'roll' })).toEqual(
      forbidden('G7.1', 'seat.notPower', { seat: ['seat', YELLOW] }),
    );
    expect(refusals(power, YELLOW, { type: 'roll' })).toEqual(forbidden('G7.1', 'phase.operation'));
  });
});

describe('carrying an action out', () => {
  it('tells last what the table waits for', () => {
    const state = table({ phase: 'roll', turn: 5, active: YELLOW });
    const happened = play(state, YELLOW, { type: 'roll' }, rolls(1));
    expect(happened.emissions.at(-1)).toEqual({
      event: { type: 'decisionPassed', ...standing(state) },
      only: null,
      redacted: { type: 'decisionPassed', ...standing(state) },
      news: false,
    });
    expect(happened.all('decisionPassed')).toHaveLength(1);
    expect(standing(state)).toEqual({
      phase: 'deploy',
      active: YELLOW,
      power: -1,
      role: 0,
      site: -1,
      peekSite: -1,
      peekIndex: -1,
      turn: 5,
      busting: 0,
      busted: 0,
    });
  });

  it('does nothing once the game is over', () => {
    const state = table({ phase: 'over' });
    const before = structuredClone(state);
    const sink = new EmissionList<Event>();
    gunrunners.applyInPlace(state, RED, { type: 'roll' }, new ScriptedChance({}), sink);
    expect([state, sink.emissions]).toEqual([before, []]);
  });
});
