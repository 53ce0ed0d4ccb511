import { Chooser } from './chooser.ts';
import { GunrunnersTable } from './gunrunners-table.ts';
import { playNow } from './play-now.ts';
import { withSettings } from './settings.ts';
import { expect, test } from './stakeout.ts';

/** A card on its way: the size it is laid out in, in ems of its own, and how much wider than at its goal it is shown. */
interface Flight {
  readonly isLarge: boolean;
  readonly wide: number;
  readonly tall: number;
}

test('only cards and crates are on their way, and a card keeps its own layout: it is scaled as a picture', async ({
  page,
}) => {
  await withSettings(page, { speed: 'fast' });
  await page.addInitScript(() => {
    const flights: Flight[] = [];
    const strangers: string[] = [];
    Object.assign(window, { flights, strangers });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (this: Element, ...how: Parameters<typeof animate>) {
      if (this instanceof HTMLElement && this.matches('.motion-layer > .gr-card')) {
        const em = Number.parseFloat(getComputedStyle(this).fontSize);
        const isLarge = this.classList.contains('is-large');
        flights.push({ isLarge, wide: this.offsetWidth / em, tall: this.offsetHeight / em });
      }
      if (this.matches('.motion-layer > :not(.gr-card, .gr-one-crate)')) strangers.push(this.outerHTML);
      return animate.apply(this, how);
    };
  });
  await playNow(page, 'Gunrunners');
  const table = new GunrunnersTable(page, new Chooser(3));
  const flown = async () => (await page.evaluate('window.flights')) as readonly Flight[];
  await expect
    .poll(
      async () => {
        await table.playOn();
        const all = await flown();
        // Cards of one's own, and those that others put down and draw anew.
        return all.some(({ isLarge }) => isLarge) && all.filter(({ isLarge }) => !isLarge).length > 6;
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  expect(await page.evaluate('window.strangers')).toEqual([]);
  for (const { isLarge, wide, tall } of await flown()) {
    expect(Math.abs(wide - (isLarge ? 8.5 : 8))).toBeLessThan(0.2);
    expect(Math.abs(tall - (isLarge ? 11.2 : 10.8))).toBeLessThan(0.2);
  }
});
