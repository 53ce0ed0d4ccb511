import { describe, expect, it } from 'vitest';
import type { Action } from './action.ts';
import * as actions from './action-table.ts';

const LOCATIONS = [0, 1, 2, 3];
const INDEXES = Array.from({ length: 16 }, (_, index) => index);
const CARDS = [101, 163, 201, 311, 466];

/** Every action of the table beside what it must say. */
const shared = (): [Action, Action][] => [
  [actions.ROLL, { type: 'roll' }],
  [actions.DECLINE, { type: 'decline' }],
  [actions.INSPECT, { type: 'inspect' }],
  ...CARDS.flatMap((card): [Action, Action][] => [
    [actions.commit(card), { type: 'commit', card }],
    [actions.place(card), { type: 'place', card }],
    ...LOCATIONS.flatMap((location): [Action, Action][] => [
      [actions.station(card, location), { type: 'station', card, location }],
      [actions.undercover(card, location), { type: 'undercover', card, location }],
    ]),
  ]),
  ...LOCATIONS.flatMap((location): [Action, Action][] => [
    [actions.flip(location), { type: 'flip', location }],
    [actions.hide(location), { type: 'hide', location }],
    [actions.bust(location), { type: 'bust', location }],
    ...LOCATIONS.map((to): [Action, Action] => [actions.run(location, to), { type: 'run', from: location, to }]),
    ...INDEXES.flatMap((index): [Action, Action][] => [
      [actions.peek(location, index), { type: 'peek', location, index }],
      [actions.sabotage(location, index), { type: 'sabotage', location, index }],
      ...LOCATIONS.map((to): [Action, Action] => [
        actions.transfer(location, index, to),
        { type: 'transfer', from: location, index, to },
      ]),
    ]),
  ]),
];

/** Each maker beyond the table, twice: what it gives and gives again. */
const beyond = (): [Action, Action, Action][] => [
  [actions.station(467, 0), actions.station(467, 0), { type: 'station', card: 467, location: 0 }],
  [actions.station(101, 4), actions.station(101, 4), { type: 'station', card: 101, location: 4 }],
  [actions.commit(467), actions.commit(467), { type: 'commit', card: 467 }],
  [actions.flip(4), actions.flip(4), { type: 'flip', location: 4 }],
  [actions.place(467), actions.place(467), { type: 'place', card: 467 }],
  [actions.undercover(467, 0), actions.undercover(467, 0), { type: 'undercover', card: 467, location: 0 }],
  [actions.undercover(101, 4), actions.undercover(101, 4), { type: 'undercover', card: 101, location: 4 }],
  [actions.transfer(4, 0, 0), actions.transfer(4, 0, 0), { type: 'transfer', from: 4, index: 0, to: 0 }],
  [actions.transfer(0, 16, 1), actions.transfer(0, 16, 1), { type: 'transfer', from: 0, index: 16, to: 1 }],
  [actions.transfer(0, 0, 4), actions.transfer(0, 0, 4), { type: 'transfer', from: 0, index: 0, to: 4 }],
  [actions.peek(0, 16), actions.peek(0, 16), { type: 'peek', location: 0, index: 16 }],
  [actions.peek(4, 0), actions.peek(4, 0), { type: 'peek', location: 4, index: 0 }],
  [actions.hide(4), actions.hide(4), { type: 'hide', location: 4 }],
  [actions.sabotage(0, 16), actions.sabotage(0, 16), { type: 'sabotage', location: 0, index: 16 }],
  [actions.sabotage(4, 0), actions.sabotage(4, 0), { type: 'sabotage', location: 4, index: 0 }],
  [actions.run(4, 0), actions.run(4, 0), { type: 'run', from: 4, to: 0 }],
  [actions.run(0, 4), actions.run(0, 4), { type: 'run', from: 0, to: 4 }],
  [actions.bust(4), actions.bust(4), { type: 'bust', location: 4 }],
];

describe('shared actions', () => {
  it('say what they should', () => {
    for (const [made, expected] of shared()) expect(made).toEqual(expected);
  });

  it('are frozen, so that nobody can change them for the others', () => {
    for (const [made] of shared()) expect(Object.isFrozen(made)).toBe(true);
  });

  it('are made once', () => {
    expect(actions.station(466, 3)).toBe(actions.station(466, 3));
    expect(actions.commit(466)).toBe(actions.commit(466));
    expect(actions.flip(3)).toBe(actions.flip(3));
    expect(actions.place(466)).toBe(actions.place(466));
    expect(actions.undercover(466, 3)).toBe(actions.undercover(466, 3));
    expect(actions.transfer(3, 15, 2)).toBe(actions.transfer(3, 15, 2));
    expect(actions.peek(3, 15)).toBe(actions.peek(3, 15));
    expect(actions.hide(3)).toBe(actions.hide(3));
    expect(actions.sabotage(3, 15)).toBe(actions.sabotage(3, 15));
    expect(actions.run(3, 2)).toBe(actions.run(3, 2));
    expect(actions.bust(3)).toBe(actions.bust(3));
  });

  it('are made on the spot beyond the table', () => {
    for (const [one, other, expected] of beyond()) {
      expect(one).toEqual(expected);
      expect(other).toEqual(expected);
      expect(one).not.toBe(other);
    }
  });
});
