import { describe, expect, it } from 'vitest';
import { readAction } from './action-shape.ts';

const TYPES =
  'station, roll, commit, flip, place, undercover, decline, transfer, peek, hide, sabotage, inspect, arrange, run, bust';

const WELL_SHAPED = [
  { type: 'station', card: 101, location: 0 },
  { type: 'roll' },
  { type: 'commit', card: 101 },
  { type: 'flip', location: -7 },
  { type: 'place', card: 0 },
  { type: 'undercover', card: 101, location: 9 },
  { type: 'decline' },
  { type: 'transfer', from: 0, index: 1, to: 2 },
  { type: 'peek', location: 0, index: 1 },
  { type: 'hide', location: 0 },
  { type: 'sabotage', location: 0, index: 1 },
  { type: 'inspect' },
  { type: 'arrange', cards: [101, 0, 301] },
  { type: 'arrange', cards: [] },
  { type: 'run', from: 0, to: 1 },
  { type: 'bust', location: 2 },
];

function refusalOf(input: unknown): unknown {
  const read = readAction(input);
  return read.ok ? null : read.refusals;
}

function malformed(field: string, reason: string, params = {}): unknown {
  return [{ clause: null, field, reason, params }];
}

describe('the shape of an action', () => {
  it.each(WELL_SHAPED)('is right for $type', (action) => {
    expect(readAction(action)).toEqual({ ok: true, value: action });
  });

  it.each([null, undefined, 'roll', 3, [], [{ type: 'roll' }], new Date(0)])(
    'is wrong for %j, which is no object',
    (input) => {
      expect(refusalOf(input)).toEqual(malformed('action', 'action.notAnObject'));
    },
  );

  it.each([undefined, null, 0, '', 'Roll', 'toString', '__proto__', ['roll'], {}])('knows no type %j', (type) => {
    expect(refusalOf({ type })).toEqual(malformed('type', 'action.unknownType', { known: TYPES }));
  });

  it('names the first detail that is missing', () => {
    for (const action of WELL_SHAPED) {
      for (const field of Object.keys(action)) {
        if (field === 'type') continue;
        const rest = Object.fromEntries(Object.entries(action).filter(([name]) => name !== field));
        const reason = field === 'cards' ? 'action.notAListOfCards' : 'action.notAWholeNumber';
        expect(refusalOf(rest)).toEqual(malformed(field, reason));
      }
    }
    expect(refusalOf({ type: 'transfer' })).toEqual(malformed('from', 'action.notAWholeNumber'));
  });

  it.each([null, undefined, '0', 0.5, -0, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, true, [], {}])(
    'takes %o for no whole number',
    (value) => {
      expect(refusalOf({ type: 'flip', location: value })).toEqual(malformed('location', 'action.notAWholeNumber'));
      expect(refusalOf({ type: 'arrange', cards: [101, value] })).toEqual(malformed('cards', 'action.notAListOfCards'));
      expect(refusalOf({ type: 'arrange', cards: value })).toEqual(
        Array.isArray(value) ? null : malformed('cards', 'action.notAListOfCards'),
      );
    },
  );

  it('has no room for further details', () => {
    for (const action of WELL_SHAPED) {
      expect(refusalOf({ ...action, extra: 1 })).toEqual(malformed('extra', 'action.unknownField'));
    }
    expect(refusalOf({ type: 'flip', location: 1, card: 101 })).toEqual(malformed('card', 'action.unknownField'));
  });
});
