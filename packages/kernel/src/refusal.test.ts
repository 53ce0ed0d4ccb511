import { describe, expect, it } from 'vitest';
import { bounded, FaultList, forbidden, MOST_REFUSALS, malformed, refused } from './refusal.ts';

const many = (count: number) => Array.from({ length: count }, (_, index) => malformed(`row[${index}]`, 'wrong'));

describe('refusals', () => {
  it('are all told as long as somebody can read them', () => {
    expect(refused(many(MOST_REFUSALS)).refusals).toEqual(many(MOST_REFUSALS));
    expect(refused([forbidden('X1', 'no', { who: ['seat', 1] })]).refusals).toEqual([
      { clause: 'X1', field: null, reason: 'no', params: { who: ['seat', 1] } },
    ]);
  });

  it('stop there, and the last says that there is more', () => {
    const { refusals } = refused(many(50_000));
    expect(refusals).toHaveLength(MOST_REFUSALS);
    expect(refusals.slice(0, -1)).toEqual(many(MOST_REFUSALS - 1));
    expect(refusals.at(-1)).toEqual({ clause: null, field: null, reason: 'refusals.more', params: {} });
    expect(bounded(refusals)).toEqual(refusals);
  });

  it('repeat only the beginning of what was sent', () => {
    const long = 'x'.repeat(100_000);
    const { refusals } = refused(Array(100).fill(malformed(`${long}.name`, 'wrong', { name: long, most: 3 })));
    expect(JSON.stringify(refusals).length).toBeLessThan(30_000);
    expect(refusals[0]).toEqual({
      clause: null,
      field: `${'x'.repeat(119)}…`,
      reason: 'wrong',
      params: { name: `${'x'.repeat(999)}…`, most: 3 },
    });
  });

  it('are not looked for any further once there are more than are told', () => {
    const faults = new FaultList();
    faults.add(...many(MOST_REFUSALS));
    expect(faults.isFull).toBe(false);
    for (const fault of many(1000)) faults.add(fault);
    expect(faults.isFull).toBe(true);
    expect(faults.refusals).toHaveLength(MOST_REFUSALS + 1);
    expect(refused(faults.refusals).refusals.at(-1)?.reason).toBe('refusals.more');
  });
});
