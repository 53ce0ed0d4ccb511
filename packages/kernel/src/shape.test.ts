import { describe, expect, it } from 'vitest';
import { isWhole, readShape } from './shape.ts';

const shapes = { pass: [], step: ['to'] };
const read = (input: unknown) => {
  const result = readShape(input, shapes, (_field, value) => (isWhole(value) ? null : 'wrong'));
  return result.ok ? 'accepted' : result.refusals.map(({ field, reason }) => `${field} ${reason}`).join();
};

describe('the shape of an action', () => {
  it.each([
    [{ type: 'pass' }, 'accepted'],
    [{ to: 3, type: 'step' }, 'accepted'],
    [null, 'action action.notAnObject'],
    [[], 'action action.notAnObject'],
    [{}, 'type action.unknownType'],
    [{ type: 'constructor' }, 'type action.unknownType'],
    [{ type: 7 }, 'type action.unknownType'],
    [{ type: 'step' }, 'to wrong'],
    [{ type: 'step', to: 0.5 }, 'to wrong'],
    [{ type: 'step', to: -0 }, 'to wrong'],
    [{ type: 'step', to: 1, more: 1 }, 'more action.unknownField'],
    [{ type: 'pass', to: 1 }, 'to action.unknownField'],
  ])('%j: %s', (input, verdict) => {
    expect(read(input)).toBe(verdict);
  });
});
