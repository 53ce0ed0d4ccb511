import type { Happening } from './agenda.ts';
import type { World } from './world.ts';

/** What code gets from `setTimeout` and the others, as far as anybody asks for it. */
class VirtualTimer {
  happening: Happening | null = null;

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  stop(): void {
    if (this.happening !== null) this.happening.isCancelled = true;
    this.happening = null;
  }
}

type Names = 'setTimeout' | 'clearTimeout' | 'setInterval' | 'clearInterval' | 'setImmediate' | 'clearImmediate';

/**
 * Puts the world's time in the place of the machine's own, for the timers and clocks that every program finds around it, and
 * gives back how to end that. A timer belongs to the machine on which it was set, and runs by its time.
 */
export function installTime(world: World): () => void {
  const start = (milliseconds: number, run: () => void, isRepeated: boolean): VirtualTimer => {
    const timer = new VirtualTimer();
    const machine = world.current;
    const delay = Math.max(1, milliseconds) / machine.rate;
    const arm = () => {
      timer.happening = world.after(machine, delay, () => {
        timer.happening = null;
        if (isRepeated) arm();
        run();
      });
    };
    arm();
    return timer;
  };
  const stop = (timer: unknown) => {
    if (timer instanceof VirtualTimer) timer.stop();
  };
  const virtual: Record<Names, unknown> = {
    setTimeout: (run: () => void, milliseconds = 1) => start(milliseconds, run, false),
    setInterval: (run: () => void, milliseconds = 1) => start(milliseconds, run, true),
    setImmediate: (run: () => void) => {
      const timer = new VirtualTimer();
      timer.happening = world.after(world.current, 0, run);
      return timer;
    },
    clearTimeout: stop,
    clearInterval: stop,
    clearImmediate: stop,
  };
  const real = new Map<string, unknown>();
  for (const [name, value] of Object.entries(virtual)) {
    real.set(name, Reflect.get(globalThis, name));
    Reflect.set(globalThis, name, value);
  }
  const { now: realDate } = Date;
  const { performance } = globalThis;
  const realNow = performance.now;
  Date.now = () => world.wallTime(world.current);
  performance.now = () => world.steadyTime(world.current);
  return () => {
    for (const [name, value] of real) Reflect.set(globalThis, name, value);
    Date.now = realDate;
    performance.now = realNow;
  };
}
