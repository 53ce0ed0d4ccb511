import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Pace } from './pace.ts';

describe('the pace of bots', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  async function timeOf(pause: Promise<void>): Promise<number> {
    const began = performance.now();
    let took = -1;
    void pause.then(() => {
      took = performance.now() - began;
    });
    await vi.advanceTimersByTimeAsync(2000);
    return took;
  }

  it('lets people follow', async () => {
    expect(await timeOf(new Pace('slower').pause())).toBe(1400);
    expect(await timeOf(new Pace('normal').pause())).toBe(700);
    expect(await timeOf(new Pace('wait').pause())).toBe(700);
    expect(await timeOf(new Pace('fast').pause())).toBe(250);
    expect(await timeOf(new Pace('off').pause())).toBe(0);
  });

  it('waits for whoever is busy, and hurries with whoever hurries', async () => {
    const pace = new Pace('fast');
    pace.attend('isBusy');
    setTimeout(() => pace.attend('follows'), 900);
    expect(await timeOf(pace.pause())).toBe(900);
    setTimeout(() => pace.attend('hurries'), 50);
    expect(await timeOf(pace.pause())).toBe(50);
  });

  it('waits where there is no pause, too', async () => {
    const pace = new Pace('off');
    pace.attend('isBusy');
    expect(await timeOf(pace.pause())).toBe(-1);
    pace.attend('follows');
    expect(await timeOf(pace.pause())).toBe(0);
  });

  it('changes in the middle of a pause', async () => {
    const pace = new Pace('normal');
    setTimeout(() => pace.set('fast'), 100);
    expect(await timeOf(pace.pause())).toBe(250);
    pace.set('normal');
    setTimeout(() => pace.set('off'), 300);
    expect(await timeOf(pace.pause())).toBe(300);
  });
});
