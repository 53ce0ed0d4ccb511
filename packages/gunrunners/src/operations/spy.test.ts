import { describe, expect, it } from 'vitest';
import { FACE_DOWN_KNOWN_TO_ALL, SPY } from '../cards.ts';
import { gunrunners } from '../game.ts';
import type { State } from '../state.ts';
import { BLUE, type Given, legalOnly, play, RED, refusals, standing, table } from '../table.fixture.ts';

/** Blue has just flipped red's Spy at location 1; in `pt` blue's committed 4 lies there now. */
function flippedSpy(given: Given = {}): State {
  const state = table({
    active: BLUE,
    probation: 'red spy, blue 2, yellow 3',
    hands: [null, 'blue 3, blue 4'],
    piles: [null, 'blue 1'],
    ...given,
  });
  if (state.edition === 'pt') play(state, BLUE, { type: 'commit', card: 204 });
  play(state, BLUE, { type: 'flip', location: 0 });
  return state;
}

function inspected(given: Given = {}): State {
  const state = flippedSpy(given);
  play(state, RED, { type: 'inspect' });
  return state;
}

function layouts(state: State): unknown[] {
  return legalOnly(state, RED).map((action) => (action.type === 'arrange' ? action.cards : action));
}

const NOT_THESE = [{ clause: 'G7.5', field: null, reason: 'arrange.notTheseCards', params: {} }];

describe('the Spy', () => {
  it('[G7.5] [G7.1] looks at all probationary agents, or is declined', () => {
    const state = flippedSpy();
    expect(standing(state)).toMatchObject({ phase: 'operation', power: RED, role: SPY, site: 0 });
    expect(legalOnly(state, RED)).toEqual([{ type: 'inspect' }, { type: 'decline' }]);
  });

  it.each([
    ['en', [0, 1202, 1303], [0, 1200, 1300]],
    ['pt', [1204, 1202, 1303], [1200, 1200, 1300]],
  ] as const)('[G7.5] only the power player learns them, in %s', (edition, cards, backs) => {
    const state = flippedSpy({ edition });
    const happened = play(state, RED, { type: 'inspect' });
    expect(happened.types()).toEqual(['probationersInspected', 'decisionPassed']);
    expect(happened.emissions[0]).toEqual({
      event: { type: 'probationersInspected', seat: RED, cards },
      only: RED,
      redacted: { type: 'probationersInspected', seat: RED, cards: backs },
      news: true,
    });
    expect(standing(state)).toMatchObject({ phase: 'arrange', active: BLUE, power: RED, role: SPY, site: 0 });
  });

  it('[G7.5] in en the vacant place stays vacant: two layouts of two cards', () => {
    expect(layouts(inspected())).toEqual([
      [0, 202, 303],
      [0, 303, 202],
    ]);
  });

  it('[G7.5] in pt the card just placed is among them: six layouts of three cards', () => {
    expect(layouts(inspected({ edition: 'pt' }))).toEqual([
      [202, 204, 303],
      [202, 303, 204],
      [204, 202, 303],
      [204, 303, 202],
      [303, 202, 204],
      [303, 204, 202],
    ]);
  });

  it('[G7.5] with four players 24 layouts in pt and 6 in en, two cards alike halve them', () => {
    const four = (edition: 'en' | 'pt', probation: string) =>
      layouts(inspected({ seats: 4, edition, probation })).length;
    expect(four('pt', 'red spy, blue 2, yellow 3, green 4')).toBe(24);
    expect(four('en', 'red spy, blue 2, yellow 3, green 4')).toBe(6);
    expect(four('pt', 'red spy, blue 2, blue 2, green 4')).toBe(12);
    expect(four('en', 'red spy, blue 2, blue 2, green 4')).toBe(3);
    expect(four('en', 'red spy, blue 2, blue 2, blue 2')).toBe(1);
    expect(four('pt', 'red spy, blue 4, blue 4, blue 4')).toBe(1);
  });

  it('[G7.5] cards alike make one layout, and the vacant place may be the last', () => {
    const state = table({ active: BLUE, probation: 'blue 2, blue 2, red spy' });
    play(state, BLUE, { type: 'flip', location: 2 });
    play(state, RED, { type: 'inspect' });
    expect(layouts(state)).toEqual([[202, 202, 0]]);
    const middle = table({ active: BLUE, probation: 'yellow 4, red spy, blue 2' });
    play(middle, BLUE, { type: 'flip', location: 1 });
    play(middle, RED, { type: 'inspect' });
    expect(layouts(middle)).toEqual([
      [202, 0, 304],
      [304, 0, 202],
    ]);
  });

  it.each([
    [[]],
    [[0, 202]],
    [[0, 202, 303, 0]],
    [[202, 0, 303]],
    [[202, 303, 0]],
    [[0, 202, 202]],
    [[0, 202, 304]],
    [[0, 1202, 1303]],
    [[204, 202, 303]],
    [[0, 0, 303]],
    [[0, 200, 300]],
  ])('[G7.5] %j is no layout of the cards looked at', (cards) => {
    expect(refusals(inspected(), RED, { type: 'arrange', cards })).toEqual(NOT_THESE);
  });

  it('[G7.5] [G7.1] once looked at it cannot be declined, and nobody else can act', () => {
    const state = inspected();
    const by = (clause: string, reason: string, params = {}) => [{ clause, field: null, reason, params }];
    expect(refusals(state, RED, { type: 'decline' })).toEqual(by('G7.5', 'arrange.mustPlace'));
    expect(refusals(state, RED, { type: 'inspect' })).toEqual(by('G7.5', 'phase.arrange'));
    expect(refusals(state, BLUE, { type: 'arrange', cards: [0, 202, 303] })).toEqual(
      by('G7.1', 'seat.notPower', { seat: ['seat', RED] }),
    );
    expect(gunrunners.toAct(state)).toEqual([RED]);
  });

  it('[G7.5] [G6.3] in en the cards lie where the power player put them, and the vacant place is filled afterwards', () => {
    const state = inspected();
    const happened = play(state, RED, { type: 'arrange', cards: [0, 303, 202] });
    expect(state.probation).toEqual([0, 1303, 1202]);
    expect(happened.types()).toEqual(['probationersArranged', 'decisionPassed']);
    expect(happened.emissions[0]).toEqual({
      event: { type: 'probationersArranged', seat: RED, cards: [0, 303, 202] },
      only: RED,
      redacted: { type: 'probationersArranged', seat: RED, cards: [0, 300, 200] },
      news: false,
    });
    expect(standing(state)).toMatchObject({ phase: 'place', active: BLUE, power: -1, role: 0, site: 0, turn: 1 });
    play(state, BLUE, { type: 'place', card: 203 });
    expect(state.probation).toEqual([1203, 1303, 1202]);
  });

  it('[G7.5] [G6.3] in pt the turn ends with the new layout, and the old one is allowed', () => {
    const state = inspected({ edition: 'pt' });
    play(state, RED, { type: 'arrange', cards: [303, 204, 202] });
    expect(state.probation).toEqual([1303, 1204, 1202]);
    expect(standing(state)).toMatchObject({ phase: 'roll', active: 2, power: -1, role: 0, site: -1, turn: 2 });
    const same = inspected({ edition: 'pt' });
    const happened = play(same, RED, { type: 'arrange', cards: [204, 202, 303] });
    expect([happened.types()[0], same.probation]).toEqual(['probationersArranged', [1204, 1202, 1303]]);
  });

  it('[G4.2] [G7.5] the cards of the set-up are no longer known once a Spy has touched them', () => {
    const state = flippedSpy();
    state.probation = [0, FACE_DOWN_KNOWN_TO_ALL + 201, FACE_DOWN_KNOWN_TO_ALL + 301];
    play(state, RED, { type: 'inspect' });
    play(state, RED, { type: 'arrange', cards: [0, 201, 301] });
    expect(state.probation).toEqual([0, 1201, 1301]);
  });

  it('[G4.3] with open memory the Spy’s owner sees the own ones, other owners nothing any more', () => {
    const state = flippedSpy({ memory: 'open' });
    state.probation = [0, 2202, 1103];
    play(state, RED, { type: 'inspect' });
    play(state, RED, { type: 'arrange', cards: [0, 103, 202] });
    expect(state.probation).toEqual([0, 2103, 1202]);
  });
});
