import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ServiceClock } from './service-clock.ts';
import { TestTime } from './trials/time.fixture.ts';

const HOUR = 3_600_000;
const START = 1_700_000_000_000;
/** As often as the clock is looked at. */
const TICK = 100;

/** What the store keeps of service time, shared by nodes; `isAway` while the database cannot be reached. */
class Written {
  time: number | null = null;
  isAway = false;

  async openClock(first: number): Promise<number> {
    this.time ??= first;
    return this.time;
  }

  async beat(now: number): Promise<number> {
    if (this.isAway) throw new Error('away');
    this.time = Math.max(this.time ?? 0, now);
    return this.time;
  }
}

const nodes: Node[] = [];
let written: Written;

class Node {
  readonly time = new TestTime();
  readonly clock = new ServiceClock(written, () => {}, this.time);

  static async start(): Promise<Node> {
    const node = new Node();
    nodes.push(node);
    await node.clock.start();
    return node;
  }
}

/** Everybody's time passes, tick by tick, and all timers come when they should. */
async function pass(milliseconds: number, awake: readonly Node[] = nodes): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += TICK) {
    for (const { time } of awake) time.pass(TICK);
    await vi.advanceTimersByTimeAsync(TICK);
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: START, toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  written = new Written();
});

afterEach(async () => {
  for (const { clock } of nodes.splice(0)) await clock.stop();
  vi.useRealTimers();
});

describe('service time', () => {
  it('passes as time does while the service runs', async () => {
    const { clock } = await Node.start();
    expect(clock.now()).toBe(START);
    await pass(10_000);
    expect(clock.now()).toBe(START + 10_000);
    expect(written.time).toBeGreaterThanOrEqual(START + 9_500);
  });

  it('counts a sleep of any length as one tick', async () => {
    const { clock, time } = await Node.start();
    for (let sleep = 0; sleep < 200; sleep++) {
      const before = clock.now();
      time.pass((sleep + 1) * HOUR);
      expect(clock.now()).toBe(before + TICK);
      await clock.settle();
    }
  });

  it('takes no notice of the time of day, forward or back', async () => {
    const { clock, time } = await Node.start();
    for (let jump = 0; jump < 200; jump++) {
      const before = clock.now();
      time.set(jump % 2 === 0 ? (jump + 1) * HOUR : -2 * jump * HOUR);
      await pass(TICK);
      expect(clock.now()).toBe(before + TICK);
    }
  });

  it('goes on where it stood after a stop, however long, and whatever the time of day says then', async () => {
    const first = await Node.start();
    await pass(2_300);
    await first.clock.stop();
    nodes.length = 0;
    vi.setSystemTime(START - HOUR);
    const second = await Node.start();
    expect(second.clock.now()).toBe(START + 2_300);
    await pass(1_000);
    expect(second.clock.now()).toBe(START + 3_300);
  });

  it('stands still while the database is away', async () => {
    const { clock } = await Node.start();
    await pass(1_000);
    written.isAway = true;
    await pass(60_000);
    const stood = clock.now();
    expect(stood).toBeLessThanOrEqual(START + 1_000 + 1_500);
    written.isAway = false;
    await pass(1_000);
    expect(clock.now()).toBeGreaterThan(stood);
    expect(clock.now()).toBeLessThanOrEqual(stood + 1_000);
  });

  it('is that of the node that is ahead: whoever slept while another worked has gone with it', async () => {
    const [one, other] = [await Node.start(), await Node.start()];
    await pass(30_000, [one]);
    await other.clock.settle();
    const [ahead, behind] = [one.clock.now(), other.clock.now()];
    expect(ahead).toBe(START + 30_000);
    expect(ahead - behind).toBeLessThanOrEqual(500);
    await pass(10_000);
    expect(one.clock.now()).toBeGreaterThanOrEqual(START + 40_000);
    expect(one.clock.now()).toBeLessThanOrEqual(START + 40_500);
  });

  it('hears what came in a sleep before anybody is judged', async () => {
    const { clock } = await Node.start();
    const order: string[] = [];
    // What came over the network is read in the next turn of the event loop.
    setImmediate(() => order.push('heard'));
    await clock.settle().then(() => order.push('judged'));
    expect(order).toEqual(['heard', 'judged']);
  });
});
