import { describe, expect, it } from 'vitest';
import { MOST_OF_CONFIG, tooLarge } from './config-size.ts';

describe('the size of a configuration', () => {
  it.each([
    ['a long text', 'x'.repeat(MOST_OF_CONFIG)],
    ['a long list', Array(MOST_OF_CONFIG).fill(0)],
    ['a list of nothing much', Array(MOST_OF_CONFIG / 2).fill({})],
    ['many fields', Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [index, 1]))],
    ['a long name', { ['x'.repeat(MOST_OF_CONFIG)]: 1 }],
    ['great depth', JSON.parse('['.repeat(MOST_OF_CONFIG) + ']'.repeat(MOST_OF_CONFIG))],
  ])('%s is too much', (_, padding) => {
    expect(tooLarge({ padding })).toMatchObject({ field: 'config', reason: 'config.tooLarge' });
  });

  it.each([
    [{}],
    [null],
    ['x'.repeat(MOST_OF_CONFIG - 2)],
    [{ deck: Array(1000).fill({ role: 'ordinary', value: 1 }) }],
  ])('%# will do', (config) => {
    expect(tooLarge(config)).toBeNull();
  });
});
