import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { SlowLane } from './slow-lane.ts';

/** Work of so many steps, each of which takes a slice to itself, and tells when it is made. */
function* steps(count: number, made: (step: number) => void): Generator<undefined, string> {
  for (let step = 0; step < count; step++) {
    const until = performance.now() + 6;
    while (performance.now() < until);
    made(step);
    yield;
  }
  return 'done';
}

describe('the slow lane', () => {
  it('gives what the work gives, at once when it is short', async () => {
    const lane = new SlowLane();
    let told = '';
    lane.run(steps(0, () => {})).then((result) => {
      told = result;
    });
    await Promise.resolve()
      .then(() => {})
      .then(() => {});
    expect(told).toBe('done');
  });

  it('lets others in between any two slices, however many have work for it', async () => {
    const lane = new SlowLane();
    let since = 0;
    let most = 0;
    let isOver = false;
    const made = () => {
      since++;
      most = Math.max(most, since);
    };
    const all = Promise.all([1, 2, 3, 4].map(() => lane.run(steps(5, made)))).then((results) => {
      isOver = true;
      return results;
    });
    let rounds = 0;
    while (!isOver) {
      await setImmediate();
      since = 0;
      rounds++;
    }
    expect(await all).toEqual(Array(4).fill('done'));
    expect(most).toBeLessThanOrEqual(2);
    expect(rounds).toBeGreaterThanOrEqual(10);
  });

  it('takes turns: whoever has little to do does not wait for whoever has much', async () => {
    const lane = new SlowLane();
    const order: string[] = [];
    const much = lane.run(steps(20, () => order.push('much')));
    await lane.run(steps(1, () => order.push('little')));
    expect(order.length).toBeLessThan(8);
    await much;
    expect(order.filter((who) => who === 'much')).toHaveLength(20);
  });

  it('passes a failure on, and goes on', async () => {
    const lane = new SlowLane();
    const failing = lane.run(
      (function* () {
        yield;
        throw new Error('stumbled');
      })(),
    );
    await expect(failing).rejects.toThrow('stumbled');
    expect(await lane.run(steps(3, () => {}))).toBe('done');
  });
});
