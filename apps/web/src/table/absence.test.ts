import { expect, it } from 'vitest';
import { absenceMeans } from './absence.ts';

it('says of the reader what they can do, and of nobody that a running clock waits', () => {
  expect(absenceMeans('away', false, true)).toBe('awayText');
  expect(absenceMeans('away', true, true)).toBe('awayYouText');
  expect(absenceMeans('absent', false, false)).toBe('absentText');
  expect(absenceMeans('absent', false, true)).toBe('absentClockText');
  expect(absenceMeans('resigned', true, true)).toBe('resignedText');
});
