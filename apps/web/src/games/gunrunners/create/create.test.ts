import { DEFAULT_DECK, gunrunners } from '@stakeout/gunrunners';
import type { AnyGame } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import type { Draft } from '../../../create/draft.ts';
import type { GameCreate } from '../../../create/game-create.ts';
import { check } from '../../../pages/create/check.ts';
import { create } from './create.ts';
import type { Options } from './options.ts';

const game = gunrunners as unknown as AnyGame;

function draft(count: number, options: Partial<Options>, box: string | null = null): Draft {
  const seats = Array.from({ length: count }, (_, seat) => ({ choice: seat === 0 ? 'me' : 'easy', name: '' }) as const);
  const usual = { clock: 'none', perMove: '60', bank: '10', visibility: 'link' } as const;
  return { count, seats, ...usual, box, options: { ...create.usual('en'), ...options } };
}

function faultsOf(wish: Draft): string[] {
  const checked = check(wish, game, create as GameCreate);
  return checked.ok ? [] : checked.faults.map(({ field, clause }) => `${field} ${clause ?? '-'}`);
}

describe('a table of Gunrunners that cannot be', () => {
  it('names the rule a deck breaks', () => {
    const deck = (cards: unknown) => draft(2, {}, JSON.stringify(cards));
    expect(faultsOf(deck(DEFAULT_DECK))).toEqual([]);
    expect(faultsOf(deck({ deck: DEFAULT_DECK }))).toEqual([]);
    expect(faultsOf(deck(DEFAULT_DECK.slice(1)))).toEqual(['box G2.1']);
    const high = check(deck([...DEFAULT_DECK.slice(0, 13), 69]), game, create as GameCreate);
    expect(high.ok ? '' : high.faults[0]?.text('en')).toBe(
      'Card 14: A card cannot have the value 9. Values are 1 to 6.',
    );
    expect(high.ok ? '' : high.faults[0]?.text('pt')).toContain('Carta 14: ');
  });

  it('says where JSON is broken', () => {
    const broken = check(draft(2, {}, '[\n1,\n,]'), game, create as GameCreate);
    expect(broken.ok ? '' : broken.faults.map(({ text }) => text('en'))).toEqual([
      expect.stringContaining('This is not JSON'),
    ]);
  });
});

describe('the options of a table of Gunrunners', () => {
  it('begin where a seat is played at', () => {
    const start = (count: number) => create.config({ ...create.usual('pt'), start: 2 }, count, undefined);
    expect(start(3)).toEqual({ edition: 'pt', memory: 'strict', start: 2 });
    expect(start(2)).toEqual({ edition: 'pt', memory: 'strict' });
  });

  it('have their usual value where this version does not know what was kept', () => {
    expect(create.mended({ edition: 'fr', start: 4, memory: 'open' }, create.usual('en'))).toEqual({
      ...create.usual('en'),
      memory: 'open',
    });
  });
});

describe('what is told of a table of Gunrunners', () => {
  it('names edition and memory, and who begins where somebody chose it', () => {
    const usual = { edition: 'en', memory: 'strict', start: null };
    expect(create.told(usual, 3).map(({ en }) => en)).toEqual([
      'Edition: English',
      'Memory: strict, hidden cards stay hidden',
    ]);
    const chosen = { edition: 'pt', memory: 'open', start: 1 };
    expect(create.told(chosen, 3).map(({ en }) => en)).toEqual([
      'Edition: Portuguese',
      'Memory: open, what was seen may be looked up',
      'Seat 2 begins',
    ]);
  });
});
