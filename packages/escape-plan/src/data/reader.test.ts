import { describe, expect, it } from 'vitest';
import { Reader } from './reader.ts';

/** What a reading gives, and the faults it writes down. */
function read<T>(reading: (reader: Reader) => T): { value: T; faults: readonly unknown[] } {
  const reader = new Reader();
  const value = reading(reader);
  return { value, faults: reader.refusals.map(({ clause, field, reason, params }) => [clause, field, reason, params]) };
}

describe('reading a table', () => {
  it('[E2.1] says what was expected of a row, and goes on', () => {
    expect(read((reader) => reader.record('row', { a: 1 }, ['a', 'b']))).toEqual({ value: { a: 1 }, faults: [] });
    expect(read((reader) => reader.dictionary('row', { a: 1 }))).toEqual({ value: { a: 1 }, faults: [] });
    expect(read((reader) => reader.record('row', { a: 1, c: 2 }, ['a', 'b'])).faults).toEqual([
      [null, 'row.c', 'table.unknownField', { known: 'a, b' }],
    ]);
    expect(read((reader) => reader.record('row', [], []))).toEqual({
      value: {},
      faults: [[null, 'row', 'table.notARecord', {}]],
    });
    expect(read((reader) => reader.list('row', [1], 1))).toEqual({ value: [1], faults: [] });
    expect(read((reader) => reader.list('row', [1, 2]))).toEqual({ value: [1, 2], faults: [] });
    expect(read((reader) => reader.list('row', [1], 2))).toEqual({
      value: [1],
      faults: [[null, 'row', 'table.length', { expected: 2, found: 1 }]],
    });
    expect(read((reader) => reader.list('row', 'ab', 2))).toEqual({
      value: [],
      faults: [[null, 'row', 'table.notAList', {}]],
    });
  });

  it('[E2.1] a number is whole and within its ends', () => {
    for (const value of [-2, 0, 5])
      expect(read((reader) => reader.whole('row', value, -2, 5))).toEqual({ value, faults: [] });
    for (const value of [-3, 6, 0.5, Number.NaN, '3', null])
      expect(read((reader) => reader.whole('row', value, -2, 5))).toEqual({
        value: -2,
        faults: [[null, 'row', 'table.notInRange', { least: -2, most: 5 }]],
      });
    expect(read((reader) => reader.numbers('row', [1, 9, 2], 0, 3, 4))).toEqual({
      value: [1, 0, 2],
      faults: [
        [null, 'row', 'table.length', { expected: 4, found: 3 }],
        [null, 'row[1]', 'table.notInRange', { least: 0, most: 3 }],
      ],
    });
  });

  it('[E2.1] flags, texts and names', () => {
    for (const value of [true, false])
      expect(read((reader) => reader.flag('row', value))).toEqual({ value, faults: [] });
    expect(read((reader) => reader.flag('row', 'true'))).toEqual({
      value: false,
      faults: [[null, 'row', 'table.notYesOrNo', {}]],
    });
    for (const value of ['x', 'x'.repeat(60)])
      expect(read((reader) => reader.text('row', value))).toEqual({ value, faults: [] });
    for (const value of ['', 'x'.repeat(61), 1])
      expect(read((reader) => reader.text('row', value))).toEqual({
        value: '',
        faults: [[null, 'row', 'table.notAText', {}]],
      });
    expect(read((reader) => reader.oneOf('row', 'b', ['a', 'b']))).toEqual({ value: 1, faults: [] });
    for (const value of ['c', 1, ['a']])
      expect(read((reader) => reader.oneOf('row', value, ['a', 'b']))).toEqual({
        value: 0,
        faults: [[null, 'row', 'table.notOneOf', { allowed: 'a, b' }]],
      });
    expect(read((reader) => reader.mask('row', ['c', 'a', 'c'], ['a', 'b', 'c'])).value).toBe(5);
    expect(read((reader) => reader.mask('row', [], ['a'])).value).toBe(0);
    expect(read((reader) => reader.mask('row', ['b', 'x'], ['a', 'b'])).faults).toEqual([
      [null, 'row[1]', 'table.notOneOf', { allowed: 'a, b' }],
    ]);
  });
});
