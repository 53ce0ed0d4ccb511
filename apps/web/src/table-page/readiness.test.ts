import { describe, expect, it } from 'vitest';
import type { SeatPlate } from '../session/session.ts';
import { isComplete, missingAt } from './readiness.ts';

const plate = (kind: SeatPlate['kind'], isReady: boolean): SeatPlate => ({
  name: '',
  kind,
  level: null,
  isPresent: true,
  isReady,
  standIn: false,
  resigned: false,
});

describe('what a table waits for', () => {
  it('names empty seats and people who are not ready, but not the host', () => {
    const seats = [plate('person', false), plate('open', false), plate('invited', false), plate('person', false)];
    const missing = missingAt(seats, 0);
    expect(missing).toEqual({ empty: [1, 2], unready: [3] });
    expect(isComplete(missing)).toBe(false);
    expect(isComplete(missingAt([plate('person', false), plate('bot', true), plate('person', true)], 0))).toBe(true);
    expect(isComplete(missingAt([plate('person', false), plate('bot', true)], null))).toBe(false);
  });
});
