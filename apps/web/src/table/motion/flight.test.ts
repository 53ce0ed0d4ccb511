import { afterEach, describe, expect, it, vi } from 'vitest';
import { fly } from './flight.ts';

afterEach(() => vi.unstubAllGlobals());

/** As much of a page as a flight needs: a layer, and a piece that the browser moves as told here. */
function stage(animate: () => unknown) {
  const inTheAir: unknown[] = [];
  const layer = { append: (piece: unknown) => inTheAir.push(piece) };
  vi.stubGlobal('document', { querySelector: () => layer });
  const piece = { style: { width: '60px', height: '80px' }, animate, remove: () => inTheAir.pop() };
  const plan = {
    from: { left: 0, top: 0, width: 60, height: 80 },
    to: { left: 300, top: 200, width: 60, height: 80 },
    milliseconds: 100,
    easing: 'linear',
    signal: new AbortController().signal,
  };
  return { inTheAir, flight: () => fly(piece as unknown as HTMLElement, plan) };
}

describe('a piece on its way', () => {
  it('is gone once it has landed', async () => {
    let land = () => {};
    const landed = new Promise<void>((resolve) => {
      land = resolve;
    });
    const { inTheAir, flight } = stage(() => ({ finished: landed, cancel: () => {} }));
    const flown = flight();
    expect(inTheAir).toHaveLength(1);
    land();
    await flown;
    expect(inTheAir).toEqual([]);
  });

  it('does not stay in the air when the browser fails to move it', async () => {
    const { inTheAir, flight } = stage(() => {
      throw new TypeError('no such easing');
    });
    await expect(flight()).rejects.toThrow('no such easing');
    expect(inTheAir).toEqual([]);
  });
});
