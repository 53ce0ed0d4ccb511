import { describe, expect, it } from 'vitest';
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
});
