import { describe, expect, test } from 'vitest';
import { readOptions } from './options.ts';

test('without options it is the full drill', () => {
  expect(readOptions([])).toMatchObject({ tables: 1000, rate: 320, seconds: 60, spectators: 2000, store: 'sqlite' });
});

test('a short one can be changed in its parts', () => {
  const options = readOptions(['--short', '--rate', '30', '--postgres', '--json', '--save']);
  expect(options).toMatchObject({ tables: 10, rate: 30, seconds: 5, store: 'postgres', json: true, save: true });
});

describe('what is refused, in one line that names it', () => {
  test.each([
    [['--tables', '0'], '--tables'],
    [['--rate', 'fast'], '--rate'],
    [['--seconds', '9999'], '--seconds'],
    [['--spectators', '-1'], '--spectators'],
    [['--loud'], '--loud'],
    [['more'], 'more'],
  ])('%j', (args, fault) => {
    const line = readOptions(args);
    expect(line).toContain(fault);
    expect(line).toContain('usage:');
    expect(line).not.toContain('\n');
  });
});
