import { describe, expect, test } from 'vitest';
import { readOptions } from './options.ts';

test('without options it is the full drill', () => {
  expect(readOptions([])).toMatchObject({ tables: 1000, rate: 320, seconds: 60, spectators: 2000, store: 'sqlite' });
});

test('a short one can be changed in its parts', () => {
  const options = readOptions(['--short', '--rate', '30', '--engine', 'postgres', '--json', '--save']);
  expect(options).toMatchObject({ tables: 10, rate: 30, seconds: 5, store: 'postgres', json: true, save: true });
});

test('several nodes are another drill', () => {
  const args = ['--nodes', '3', '--engine', 'postgres', '--proxy', 'nginx', '--notices', 'nats', '--generators', '4'];
  const layout = { engine: 'postgres', nodes: 3, proxy: 'nginx', notices: 'nats' };
  expect(readOptions(args)).toMatchObject({ kind: 'several', layout, generators: 4, store: 'postgres' });
  expect(readOptions(['--fit'])).toMatchObject({ kind: 'fit', tables: 120, rates: null, beside: null });
  expect(readOptions(['--rates', '100,200', '--beside', '../before'])).toMatchObject({
    kind: 'several',
    rates: [100, 200],
    beside: '../before',
  });
  expect(readOptions(['--engine', 'postgres'])).toMatchObject({ kind: 'one' });
});

describe('what is refused, in one line that names it', () => {
  test.each([
    [['--tables', '0'], '--tables'],
    [['--rate', 'fast'], '--rate'],
    [['--seconds', '9999'], '--seconds'],
    [['--rates', '5,0'], '--rates'],
    [['--spectators', '-1'], '--spectators'],
    [['--loud'], '--loud'],
    [['more'], 'more'],
    [['--engine', 'oracle'], '--engine is none of sqlite, postgres'],
    [['--proxy', 'apache'], '--proxy is none of nginx, caddy, none'],
    [['--notices', 'pigeon'], '--notices is none of own, nats'],
    [['--nodes', '2'], 'SQLite is for one process'],
    [['--nodes', '0'], '--nodes'],
    [['--notices', 'nats'], '--notices nats needs --engine postgres'],
    [['--nodes', '1', '--spectators', '5'], 'a crowd'],
    [['--fit', '--nodes', '2', '--engine', 'postgres'], '--fit'],
  ])('%j', (args, fault) => {
    const line = readOptions(args);
    expect(line).toContain(fault);
    expect(line).toContain('usage:');
    expect(line).not.toContain('\n');
  });
});
