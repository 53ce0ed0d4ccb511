import { DEFAULT_TABLE, escapePlan } from '@stakeout/escape-plan';
import type { AnyGame } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import type { Draft } from '../../../create/draft.ts';
import type { GameCreate } from '../../../create/game-create.ts';
import { check } from '../../../pages/create/check.ts';
import { create } from './create.ts';
import type { Options } from './options.ts';

function draft(count: number, options: Partial<Options>, box: string | null = null): Draft {
  const seats = Array.from({ length: count }, (_, seat) => ({ choice: seat === 0 ? 'me' : 'easy', name: '' }) as const);
  const usual = { clock: 'none', perMove: '60', bank: '10', visibility: 'link' } as const;
  return { count, seats, ...usual, box, options: { ...create.usual('en'), ...options } };
}

describe('a table of Escape Plan', () => {
  const robbers = escapePlan as unknown as AnyGame;
  const withBox = (box: unknown) => draft(2, {}, JSON.stringify(box));

  it('asks about Costa only where he plays', () => {
    const costa = { costaAvoidable: true, costaStacks: 'best' } as const;
    const alone = check(draft(1, costa), robbers, create as GameCreate);
    expect(alone.ok ? alone.config : null).toEqual(costa);
    const two = check(draft(2, costa), robbers, create as GameCreate);
    expect(two.ok ? two.config : null).toEqual({});
    expect(check(draft(5, {}), robbers, create as GameCreate).ok).toBe(true);
  });

  it('takes the data of a box, plain or under its name', () => {
    for (const box of [DEFAULT_TABLE, { table: DEFAULT_TABLE }]) {
      const checked = check(withBox(box), robbers, create as GameCreate);
      expect(checked.ok ? checked.config : null).toEqual({ table: DEFAULT_TABLE });
    }
  });

  it('names the row at fault', () => {
    const checked = check(withBox({ ...DEFAULT_TABLE, gang_price: -1 }), robbers, create as GameCreate);
    expect(checked.ok ? [] : checked.faults.map(({ field }) => field)).toEqual(['box']);
    expect(checked.ok ? '' : checked.faults[0]?.text('en')).toBe(
      'Row gang_price: This must be a whole number from 0 to 1000.',
    );
    expect(checked.ok ? '' : checked.faults[0]?.text('pt')).toContain('Linha gang_price: ');
  });
});

describe('what is told of a table of Escape Plan', () => {
  const told = (config: object, seats: number) =>
    create.told({ table: null, costaAvoidable: false, costaStacks: 'both', ...config }, seats);

  it('speaks of Costa only to somebody alone', () => {
    expect(told({}, 3)).toEqual([]);
    expect(told({}, 1).map(({ en }) => en)).toEqual([
      'Lieutenant Costa cannot be avoided',
      'Both tiles of Costa’s stacks A to C count',
    ]);
    expect(told({ costaAvoidable: true, costaStacks: 'best' }, 1).map(({ pt }) => pt)).toEqual([
      'O Tenente Costa pode ser evitado',
      'De cada pilha de Costa conta a melhor ficha',
    ]);
  });
});
