import type { Params, Refusal } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { configure, DEFAULT_DECK, MEMORIES } from './config.ts';
import { ODD_DECK } from './conformance/subjects.fixture.ts';
import { EDITIONS } from './editions.ts';
import { gunrunners } from './game.ts';

const ROLES = 'ordinary, director, informer, saboteur, spy, manager, runner';
const OPTIONS = 'edition, memory, deck, start';

function faults(input: unknown, seats = 3): readonly Refusal[] {
  const config = configure(input, seats);
  return config.ok ? [] : config.refusals;
}

/** The faults of a deck in which one card is another. */
function faultsWith(index: number, card: unknown): readonly Refusal[] {
  return faults({ deck: (ODD_DECK as readonly unknown[]).with(index, card) });
}

function malformed(field: string, reason: string, params: Params = {}): Refusal {
  return { clause: null, field, reason, params };
}

function broken(reason: string, params: Params = {}, field = 'deck'): Refusal {
  return { clause: 'G2.1', field, reason, params };
}

describe('the options of a match', () => {
  it('[G2.1] have defaults: the English edition, strict memory, the deck of the clauses, a start by chance', () => {
    expect(configure({}, 3)).toEqual({
      ok: true,
      value: { edition: 'en', memory: 'strict', deck: [1, 1, 2, 2, 3, 3, 4, 4, 11, 22, 32, 42, 53, 63], start: null },
    });
    expect(configure({ edition: undefined, memory: undefined, deck: undefined, start: undefined }, 3)).toEqual(
      configure({}, 3),
    );
    expect([EDITIONS, MEMORIES]).toEqual([
      ['en', 'pt'],
      ['strict', 'open'],
    ]);
  });

  it('are what the game says they are', () => {
    expect(gunrunners.options.map(({ name }) => name)).toEqual(['edition', 'memory', 'deck', 'start']);
    expect(gunrunners.options.map(({ values }) => values)).toEqual([
      ['en', 'pt'],
      ['strict', 'open'],
      'a list of 14 cards, each { role, value }',
      'the seat that begins',
    ]);
    expect([gunrunners.id, gunrunners.rulesVersion, gunrunners.seats]).toEqual(['gunrunners', '2', { min: 2, max: 4 }]);
    expect(gunrunners.configure).toBe(configure);
  });

  it('are taken as given, and taken again unchanged', () => {
    const config = configure({ edition: 'pt', memory: 'open', deck: ODD_DECK, start: 2 }, 3);
    expect(config).toEqual({
      ok: true,
      value: { edition: 'pt', memory: 'open', deck: [1, 2, 3, 4, 5, 5, 6, 6, 16, 21, 35, 41, 54, 62], start: 2 },
    });
    expect(config.ok && configure(config.value, 3)).toEqual(config);
    const plain = configure({}, 2);
    expect(plain.ok && configure(plain.value, 2)).toEqual(plain);
  });

  it('[G2.1] sort the deck, whatever order it comes in', () => {
    const config = configure({ deck: DEFAULT_DECK.toReversed() }, 4);
    expect(config.ok && config.value.deck).toEqual(DEFAULT_DECK);
  });

  it.each([undefined, null, 'en', 7, [], [{}]])('are refused when they are %j', (input) => {
    expect(faults(input)).toEqual([malformed('config', 'config.notAnObject')]);
  });

  it('are refused by name when there is no such option', () => {
    expect(faults({ colour: 'green', deck: ODD_DECK, Memory: 'open' })).toEqual([
      malformed('colour', 'config.unknownOption', { known: OPTIONS }),
      malformed('Memory', 'config.unknownOption', { known: OPTIONS }),
    ]);
  });

  it.each(['fr', 'EN', '', null, 1, ['en']])('know no edition or memory %j', (value) => {
    expect(faults({ edition: value })).toEqual([malformed('edition', 'config.notOneOf', { allowed: 'en, pt' })]);
    expect(faults({ memory: value })).toEqual([malformed('memory', 'config.notOneOf', { allowed: 'strict, open' })]);
  });

  it('[G3.6] let the host name any seat of the match as the start, or none', () => {
    for (const seats of [2, 3, 4]) {
      for (let start = 0; start < seats; start++) {
        const config = configure({ start }, seats);
        expect(config.ok && config.value.start).toBe(start);
      }
      const none = configure({ start: null }, seats);
      expect(none.ok && none.value.start).toBeNull();
      for (const start of [-1, seats, 0.5, '0', true, Number.NaN]) {
        expect(faults({ start }, seats)).toEqual([malformed('start', 'config.start', { most: seats - 1 })]);
      }
    }
  });
});

describe('a deck of one’s own', () => {
  it.each(['a deck', 14, null, { length: 14 }])('[G2.1] must be a list, not %j', (deck) => {
    expect(faults({ deck })).toEqual([malformed('deck', 'deck.notAList')]);
  });

  it('[G2.1] has 14 cards', () => {
    expect(faults({ deck: DEFAULT_DECK.slice(1) })).toEqual([broken('deck.size', { size: 13 })]);
    expect(faults({ deck: [...DEFAULT_DECK, 6] })).toEqual([broken('deck.size', { size: 15 })]);
  });

  it.each([1, 2, 3, 4, 5, 6])('[G2.1] has the operative of role %i exactly once', (role) => {
    const place = 7 + role;
    expect(faults({ deck: DEFAULT_DECK.with(place, 4) })).toEqual([
      broken('deck.operative', { role: ['role', role], count: 0 }),
    ]);
    expect(faults({ deck: DEFAULT_DECK.with(7, role * 10 + 6) })).toEqual([
      broken('deck.operative', { role: ['role', role], count: 2 }),
    ]);
  });

  it('[G2.1] has an ordinary 1, and the Director is none', () => {
    expect(faults({ deck: [2, 2, ...DEFAULT_DECK.slice(2)] })).toEqual([broken('deck.noOne')]);
    expect(faults({ deck: DEFAULT_DECK.with(0, 2) })).toEqual([]);
  });

  it.each([0, 7, -1, 100])('[G2.1] has values from 1 to 6, so not %i', (value) => {
    expect(faultsWith(3, { role: 'ordinary', value })).toEqual([broken('deck.value', { value }, 'deck[3].value')]);
  });

  it('[G2.1] may have any value from 1 to 6 on any card', () => {
    for (let value = 1; value <= 6; value++) {
      expect(faultsWith(3, { role: 'ordinary', value })).toEqual([]);
      expect(faultsWith(13, { role: 'runner', value })).toEqual([]);
    }
  });

  it.each([1.5, '3', null, undefined, Number.NaN])('[G2.1] needs a whole number on every card, not %o', (value) => {
    expect(faultsWith(3, { role: 'ordinary', value })).toEqual([malformed('deck[3].value', 'deck.valueMissing')]);
  });

  it.each([{ role: 'boss', value: 1 }, { value: 1 }, { role: 3, value: 1 }, 71])('[G2.1] knows no role %j', (card) => {
    expect(faultsWith(3, card)).toEqual([malformed('deck[3].role', 'deck.role', { allowed: ROLES })]);
  });

  it('[G2.1] has no cards with fields that nothing is known about', () => {
    const known = 'role, value';
    expect(faultsWith(3, { role: 'ordinary', value: 2, colour: 'red' })).toEqual([
      malformed('deck[3].colour', 'deck.unknownField', { name: 'colour', known }),
    ]);
    expect(faultsWith(8, { Role: 'director', role: 'director', value: 1, count: 2 })).toEqual([
      malformed('deck[8].Role', 'deck.unknownField', { name: 'Role', known }),
      malformed('deck[8].count', 'deck.unknownField', { name: 'count', known }),
    ]);
  });

  it.each([null, '1', -1, 1.5, [1], {}])('[G2.1] can make nothing of a card %j', (card) => {
    expect(faultsWith(3, card)).toEqual([
      malformed('deck[3].role', 'deck.role', { allowed: ROLES }),
      malformed('deck[3].value', 'deck.valueMissing'),
    ]);
  });

  it.each([
    [7, 7],
    [0, 0],
    [9, 9],
  ])('[G2.1] has no card written %i', (card, value) => {
    expect(faultsWith(5, card)).toEqual([broken('deck.value', { value }, 'deck[5].value')]);
  });

  it('[G2.1] reads cards written as numbers: role times ten plus value', () => {
    expect(faultsWith(8, 11)).toEqual([]);
    expect(faultsWith(8, 10)).toEqual([broken('deck.value', { value: 0 }, 'deck[8].value')]);
    expect(faultsWith(13, 66)).toEqual([]);
    expect(faultsWith(13, 67)).toEqual([broken('deck.value', { value: 7 }, 'deck[13].value')]);
    expect(faultsWith(13, 70)).toEqual([
      malformed('deck[13].role', 'deck.role', { allowed: ROLES }),
      broken('deck.value', { value: 0 }, 'deck[13].value'),
      broken('deck.operative', { role: ['role', 6], count: 0 }),
    ]);
  });

  it('[G2.1] is told every fault at once', () => {
    expect(faults({ deck: [2, 11, 11, 22] })).toEqual([
      broken('deck.size', { size: 4 }),
      broken('deck.operative', { role: ['role', 1], count: 2 }),
      broken('deck.operative', { role: ['role', 3], count: 0 }),
      broken('deck.operative', { role: ['role', 4], count: 0 }),
      broken('deck.operative', { role: ['role', 5], count: 0 }),
      broken('deck.operative', { role: ['role', 6], count: 0 }),
      broken('deck.noOne'),
    ]);
    const deck = [...DEFAULT_DECK.slice(0, 12), 'z', 67];
    expect(faults({ edition: 'x', memory: 'y', deck, start: 9, more: 1 })).toEqual([
      malformed('more', 'config.unknownOption', { known: OPTIONS }),
      malformed('edition', 'config.notOneOf', { allowed: 'en, pt' }),
      malformed('memory', 'config.notOneOf', { allowed: 'strict, open' }),
      malformed('deck[12].role', 'deck.role', { allowed: ROLES }),
      malformed('deck[12].value', 'deck.valueMissing'),
      broken('deck.value', { value: 7 }, 'deck[13].value'),
      broken('deck.operative', { role: ['role', 5], count: 0 }),
      malformed('start', 'config.start', { most: 2 }),
    ]);
  });

  it('[G2.1] with more wrong than anybody reads are refused by the first of it, and at once when they are too large', () => {
    const reasons = (input: unknown) => faults(input).map(({ reason }) => reason);
    const padded = reasons({ deck: Array(10_000).fill({}) });
    expect(padded).toHaveLength(20);
    expect(padded.at(-1)).toBe('refusals.more');
    const names = Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`n${index}`, 0]));
    expect(reasons(names)).toHaveLength(20);
    expect(reasons({ deck: [names] })).toHaveLength(20);
    expect(reasons({ deck: Array(75_000).fill({}) })).toEqual(['config.tooLarge']);
  });
});
