import { Chooser } from './chooser.ts';
import { GunrunnersTable } from './gunrunners-table.ts';
import { withSettings } from './settings.ts';
import { expect, test } from './stakeout.ts';

/** A card on its way: the size it is laid out in, in ems of its own, and how much wider than at its goal it is shown. */
interface Flight {
  readonly isLarge: boolean;
  readonly wide: number;
  readonly tall: number;
}

test('a card on its way keeps its own layout: it is scaled as a picture', async ({ page }) => {
  await withSettings(page, { speed: 'off' });
  await page.addInitScript(() => {
    const flights: Flight[] = [];
    Object.assign(window, { flights });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (this: Element, ...how: Parameters<typeof animate>) {
      if (this instanceof HTMLElement && this.matches('.motion-layer > .gr-card')) {
        const em = Number.parseFloat(getComputedStyle(this).fontSize);
        const isLarge = this.classList.contains('is-large');
        flights.push({ isLarge, wide: this.offsetWidth / em, tall: this.offsetHeight / em });
      }
      return animate.apply(this, how);
    };
  });
  await page.goto('/');
  await page
    .getByRole('article', { name: 'Gunrunners' })
    .getByRole('button', { name: /^Play now/ })
    .first()
    .click();
  const table = new GunrunnersTable(page, new Chooser(3));
  const flown = async () => (await page.evaluate('window.flights')) as readonly Flight[];
  await expect
    .poll(
      async () => {
        await table.playOn();
        return (await flown()).some(({ isLarge }) => isLarge);
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  for (const { isLarge, wide, tall } of await flown()) {
    expect(Math.abs(wide - (isLarge ? 8.5 : 8))).toBeLessThan(0.2);
    expect(Math.abs(tall - (isLarge ? 11.2 : 10.8))).toBeLessThan(0.2);
  }
});
