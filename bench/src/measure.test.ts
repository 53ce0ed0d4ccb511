import { describe, expect, test } from 'vitest';
import { compare, interleave, summarize, timeSlice } from './measure.ts';

/** A clock that moves only when work is done. */
function clockOf(secondsPerStep: number) {
  let time = 100;
  const work = () => {
    time += secondsPerStep;
    return 10;
  };
  return { work, now: () => time };
}

describe('a slice', () => {
  test('lasts until the time is over and counts the step that ended it', () => {
    const { work, now } = clockOf(0.25);
    expect(timeSlice(work, 1, now)).toEqual({ operations: 40, steps: 4, seconds: 1 });
    expect(timeSlice(work, 1.1, now)).toEqual({ operations: 50, steps: 5, seconds: 1.25 });
  });

  test('has at least one step, however long it takes', () => {
    const { work, now } = clockOf(8);
    expect(timeSlice(work, 1, now)).toEqual({ operations: 10, steps: 1, seconds: 8 });
  });
});

describe('a summary', () => {
  test('is the middle value and the range', () => {
    expect(summarize([5, 1, 4, 2, 100])).toEqual({ median: 4, low: 1, high: 100 });
  });

  test('takes the mean of the two middle values of an even number', () => {
    expect(summarize([10, 2, 4, 1])).toEqual({ median: 3, low: 1, high: 10 });
  });

  test('of one value is that value, of none a fault', () => {
    expect(summarize([7])).toEqual({ median: 7, low: 7, high: 7 });
    expect(() => summarize([])).toThrow('nothing was measured');
  });

  test('leaves the values in their order', () => {
    const values = [3, 1, 2];
    summarize(values);
    expect(values).toEqual([3, 1, 2]);
  });
});

test('a comparison is made within each round, so that a slow round does not count', () => {
  expect(compare([300, 30, 320], [3, 0.3, 4])).toEqual({ median: 100, low: 80, high: 100 });
});

describe('interleaving', () => {
  const laneOf = (name: string, calls: string[]) => ({
    run: async (seconds: number) => {
      calls.push(`${name} begins`);
      await Promise.resolve();
      calls.push(`${name} ends`);
      return `${name} ${seconds}`;
    },
  });

  test('gives every lane its turn in every round, each round beginning with another', async () => {
    const calls: string[] = [];
    const results = await interleave([laneOf('a', calls), laneOf('b', calls)], 3, 0.5);
    expect(results).toEqual([
      ['a 0.5', 'a 0.5', 'a 0.5'],
      ['b 0.5', 'b 0.5', 'b 0.5'],
    ]);
    const order = calls.filter((call) => call.endsWith('begins')).map((call) => call[0]);
    expect(order.join('')).toBe('abbaab');
  });

  test('never lets two lanes work at once', async () => {
    const calls: string[] = [];
    await interleave([laneOf('a', calls), laneOf('b', calls), laneOf('c', calls)], 4, 1);
    for (let index = 0; index < calls.length; index += 2) {
      expect(calls[index + 1]).toBe(calls[index]?.replace('begins', 'ends'));
    }
  });

  test('says when each round begins', async () => {
    const rounds: number[] = [];
    await interleave([laneOf('a', [])], 3, 1, (round) => rounds.push(round));
    expect(rounds).toEqual([0, 1, 2]);
  });
});
