import { gunrunners } from '@stakeout/gunrunners';
import { describe, expect, test } from 'vitest';
import { BadInput, readArguments } from './arguments.ts';

const read = (...args: string[]) => readArguments(args, [gunrunners]);

describe('what a user may ask for', () => {
  test('a suite alone: a full table, the first edition, two seconds', () => {
    const { suite, json, seconds, settings } = read('engine');
    expect(suite.id).toBe('engine');
    expect({ json, seconds }).toEqual({ json: false, seconds: 2 });
    expect(settings).toMatchObject([{ game: { id: 'gunrunners' }, players: 4, config: { edition: 'en' } }]);
  });

  test('every option, in any order', () => {
    const { json, seconds, settings } = read('--json', '--players', '2', 'engine', '--edition=pt', '--seconds', '0.5');
    expect({ json, seconds }).toEqual({ json: true, seconds: 0.5 });
    expect(settings).toMatchObject([{ players: 2, config: { edition: 'pt' } }]);
  });
});

describe('what is refused, in one line that names it', () => {
  test.each([
    [[], 'no suite'],
    [['network'], 'suite "network" is unknown; known: engine, bots'],
    [['engine', 'twice'], '"twice"'],
    [['engine', '--fast'], "'--fast'"],
    [['engine', '-x'], "'-x'"],
    [['engine', '--json=yes'], '--json'],
    [['engine', '--seconds'], '--seconds'],
    [['engine', '--seconds', '0'], '--seconds: "0"'],
    [['engine', '--seconds', '-1'], '--seconds'],
    [['engine', '--seconds', '601'], '--seconds: "601"'],
    [['engine', '--seconds', 'ten'], '--seconds: "ten"'],
    [['engine', '--players', '5'], '--players: "5" is not a whole number from 2 to 4'],
    [['engine', '--players', '2.5'], '--players: "2.5"'],
    [['engine', '--edition', 'fr'], 'edition'],
  ])('%j', (args, fault) => {
    expect(() => read(...args)).toThrow(BadInput);
    expect(() => read(...args)).toThrow(fault);
    expect(() => read(...args)).not.toThrow('\n');
  });
});
