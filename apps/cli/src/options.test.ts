import { DEFAULT_TABLE, escapePlan } from '@stakeout/escape-plan';
import { DEFAULT_DECK, gunrunners } from '@stakeout/gunrunners';
import { describe, expect, test } from 'vitest';
import { temporaryFile } from './cli.fixture.ts';
import { DECK } from './deck.fixture.ts';
import { readConfig } from './options.ts';

const read = (pairs: readonly string[], edition?: string) => readConfig(gunrunners, 4, edition, pairs);
const readDeck = (deck: unknown) => read([`deck=${temporaryFile('deck.json', JSON.stringify(deck))}`]);

describe('options', () => {
  test('none at all gives the defaults', () => {
    expect(read([])).toEqual({ edition: 'en', memory: 'strict', deck: DEFAULT_DECK, start: null });
  });

  test('are read by name', () => {
    expect(read(['memory=open'], 'pt')).toMatchObject({ edition: 'pt', memory: 'open' });
    expect(read(['edition=pt'])).toMatchObject({ edition: 'pt' });
  });

  test('[G3.6] count the starting seat from 1', () => {
    expect(read(['start=1'])).toMatchObject({ start: 0 });
    expect(read(['start=4'])).toMatchObject({ start: 3 });
    expect(() => read(['start=0'])).toThrow('--option start: "0" is not a whole number from 1 to 4');
    expect(() => read(['start=5'])).toThrow('--option start');
  });

  test('are refused when unknown, with those that exist', () => {
    expect(() => read(['speed=1'])).toThrow(/^speed "1": .*edition, memory, deck, start/);
    expect(() => read(['__proto__=1'])).toThrow(/^__proto__ "1": .*edition, memory, deck, start/);
  });

  test('are refused with a value they cannot take, and with all they can', () => {
    expect(() => read([], 'fr')).toThrow(/^edition "fr": .*en, pt/);
    expect(() => read(['memory=3'])).toThrow(/^memory "3": .*strict, open/);
  });

  test('are refused when they have no value or come twice', () => {
    expect(() => read(['memory'])).toThrow('--option: "memory" is not of the form name=value');
    expect(() => read(['=open'])).toThrow('is not of the form name=value');
    expect(() => read(['memory=open', 'memory=open'])).toThrow('--option memory: is given twice');
    expect(() => read(['edition=en'], 'en')).toThrow('--option edition: is given twice');
  });
});

describe('[G2.1] a custom deck', () => {
  test('is read from a file', () => {
    expect(readDeck(DECK)).toEqual(read([]));
    const stronger = DECK.map((card) => (card.role === 'director' ? { ...card, value: 6 } : card));
    expect(readDeck(stronger)).toMatchObject({ deck: expect.arrayContaining([16]) });
  });

  test('names every rule it breaks', () => {
    const broken = [...DECK.filter((card) => card.role !== 'spy' && card.value !== 1), { role: 'runner', value: 3 }];
    expect(() => readDeck(broken)).toThrow(
      /^G2\.1 deck: .*11.*; G2\.1 deck: .*Director: 0; .*Spy: 0; .*Runner: 2; .*ordinary/,
    );
  });

  test('names every card that is broken, as far as they fit', () => {
    expect(() => readDeck([...DECK.slice(1), { role: 'ordinary', value: 7 }])).toThrow(/G2\.1 deck\[13\]\.value: .*7/);
    expect(() => readDeck([...DECK.slice(1), { role: 'king', value: 1 }])).toThrow(/deck\[13\]\.role: .*saboteur/);
    expect(() => readDeck([...DECK.slice(1), { role: 'ordinary', value: 1, colour: 'red' }])).toThrow(
      /deck\[13\]\.colour: .*colour.*role, value/,
    );
    expect(() => readDeck(new Array(1000).fill({ role: 'ordinary', value: 9 }))).toThrow(
      /deck\[5\].*and 13 more of deck\.value; and more$/,
    );
  });

  test.each([{}, 'deck', 14, null, [null]])('is refused when it is %j', (deck) => {
    expect(() => readDeck(deck)).toThrow(/deck/);
  });

  test('is refused when the file is missing, a directory, not JSON or not text', () => {
    expect(() => read(['deck=/no/such/file'])).toThrow('--option deck: /no/such/file: cannot be read: no such file');
    expect(() => read(['deck=/'])).toThrow('--option deck: /: cannot be read');
    expect(() => read([`deck=${temporaryFile('deck.json', '[{')}`])).toThrow(/--option deck: .*: is not JSON/);
    expect(() => read([`deck=${temporaryFile('deck.json', new Uint8Array([0x5b, 0xff]))}`])).toThrow(
      'byte 2 is not UTF-8',
    );
  });
});

describe('a table of one’s own box', () => {
  const readTable = (table: unknown) =>
    readConfig(escapePlan, 3, undefined, [`table=${temporaryFile('table.json', JSON.stringify(table))}`]);

  test('is read from a file, and a broken one is refused naming the rows', () => {
    const { S1, ...tiles } = DEFAULT_TABLE.tiles;
    const broken = { ...DEFAULT_TABLE, tiles: { ...tiles, S1: { ...S1, stack: 'Z' } }, contacts: [] };
    expect(() => readTable(broken)).toThrow(/tiles\.S1\.stack.*contacts/);
    expect(() => readTable({})).toThrow(/business_groups.*; and more$/);
    expect(() => readConfig(escapePlan, 3, undefined, ['table=nowhere.json'])).toThrow('cannot be read');
  });
});
