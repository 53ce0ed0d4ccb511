import { describe, expect, it } from 'vitest';
import { factsOf } from './facts.ts';

describe('the facts of a table', () => {
  it('name the edition and the clock', () => {
    expect(factsOf({ clock: null, config: { edition: 'en', memory: 'strict' } }, 'en')).toEqual([
      'English edition',
      'No clock',
    ]);
    const live = { kind: 'live', perMove: 45_000, bank: 600_000 } as const;
    expect(factsOf({ clock: live, config: { edition: 'pt', memory: 'open' } }, 'pt')).toEqual([
      'Edição portuguesa',
      'memória aberta',
      '45 s por jogada + 10 min',
    ]);
  });

  it('count long clocks in days where they are whole', () => {
    expect(factsOf({ clock: { kind: 'long', perMove: 86_400_000 }, config: null }, 'en')).toEqual(['1 day a move']);
    expect(factsOf({ clock: { kind: 'long', perMove: 43_200_000 }, config: {} }, 'en')).toEqual(['12 hours a move']);
  });
});
