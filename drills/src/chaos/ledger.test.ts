import { describe, expect, it } from 'vitest';
import { foldFault } from './fold-check.ts';
import { Ledger } from './ledger.ts';

const NO = '{"type":"refused","key":null,"error":"internal","refusals":[]}';

describe('the ledger of a seat', () => {
  it.each([
    ['the database may be away', true, ['{"type":"sync"}'], 0],
    ['it may not', false, ['{"type":"sync"}'], 1],
    ['nothing without a key was asked', true, [], 1],
    ['more is refused than was asked', true, ['{"type":"sync"}', NO], 1],
  ])('on a refusal without a key, when %s', (_when, mayDoubt, before, faults) => {
    const ledger = new Ledger(mayDoubt);
    for (const text of before) {
      if (text === NO) ledger.heard(text);
      else ledger.sent(text);
    }
    ledger.heard(NO);
    expect(ledger.faults).toHaveLength(faults);
  });

  it('and its client agree on that', () => {
    const change = { type: 'refused', error: 'internal', refusals: [] } as const;
    expect(foldFault(change, true)).toBeNull();
    expect(foldFault(change, false)).toContain('internal');
    expect(foldFault({ ...change, error: 'malformed' }, true)).toContain('malformed');
  });
});
