import { expect, type Locator } from '@playwright/test';

/**
 * Presses something, and waits until what was standing is over. A press that comes too soon after another counts as the same one:
 * then it is made again.
 */
export async function pressPast(thing: Locator, standing: () => Promise<string | null>): Promise<void> {
  const before = await standing();
  await expect(async () => {
    if ((await standing()) === before)
      await thing.click({ timeout: 5000, position: await thing.evaluate(seenPoint, null, { timeout: 5000 }) });
    await expect.poll(standing, { timeout: 3000 }).not.toBe(before);
  }).toPass();
}

/** Runs in the page: a point of the thing that nothing lies over, as seen from its corner; in a fanned row only an edge is free. */
function seenPoint(thing: Element): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const points = [0.5, 0.2, 0.1].map((part) => ({ x: width * part, y: height / 2 }));
  const isFree = ({ x, y }: { readonly x: number; readonly y: number }) =>
    thing.contains(document.elementFromPoint(left + x, top + y));
  return points.find(isFree) ?? { x: width / 2, y: height / 2 };
}
