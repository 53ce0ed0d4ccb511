import type { Page } from '@playwright/test';
import { longRun } from '@stakeout/testkit';
import { noteWhatIsTold, tabTo } from './by-keyboard.ts';
import { Chooser } from './chooser.ts';
import { untilGuided } from './first-turn.ts';
import { GunrunnersTable } from './gunrunners-table.ts';
import { expect, test } from './stakeout.ts';
import type { Offer } from './table-player.ts';

test.use({ reducedMotion: 'reduce' });

/** So many turns of one's own, or the whole game. */
const TURNS = longRun(4, Number.POSITIVE_INFINITY);

test('a game by keyboard alone, told by the live region', async ({ page }) => {
  await page.addInitScript(noteWhatIsTold);
  await page.goto('/');

  await test.step('to the table', async () => {
    await page.getByRole('article', { name: 'Gunrunners' }).waitFor();
    await tabTo(page, () => {
      const isOfGunrunners =
        document.activeElement?.closest('article')?.querySelector('h2')?.textContent === 'Gunrunners';
      return isOfGunrunners && document.activeElement?.getAttribute('aria-label') === '1 bot';
    });
    await page.keyboard.press('Enter');
    await tabTo(page, () => {
      const isOfGunrunners =
        document.activeElement?.closest('article')?.querySelector('h2')?.textContent === 'Gunrunners';
      return isOfGunrunners && document.activeElement?.textContent === 'Play now against bots';
    });
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/local\/[\w-]+\/\w+$/);
    const guide = await untilGuided(page, () => page.keyboard.press('Space'));
    await page.keyboard.press('Escape');
    await expect(guide).toHaveCount(0);
  });

  const table = new GunrunnersTable(page, new Chooser(8));
  await test.step('the others are told to hurry, and the list of keys is read', async () => {
    await table.offer();
    await tabTo(page, () => document.activeElement?.textContent === 'Menu');
    await page.keyboard.press('Enter');
    await tabTo(page, () => (document.activeElement as HTMLInputElement | null)?.name === 'Speed of the others');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('something that is not legal is refused in words, with its clause', async () => {
    await tabTo(page, () => document.activeElement?.matches('[data-target].is-legal') === true);
    await page.keyboard.press('ArrowRight');
    expect(await page.evaluate(() => document.activeElement?.matches('[data-target]:not(.is-legal)'))).toBe(true);
    await page.keyboard.press('Enter');
    const refusal = page.getByTestId('refusal');
    await expect(refusal).toContainText('Not allowed');
    await expect(refusal.getByRole('button', { name: /^Rule G/ })).toBeVisible();
    await expect(table.prompt).not.toContainText('Not allowed');
    await page.keyboard.press('Escape');
    await expect(refusal).toHaveCount(0);
  });

  await test.step('the game', async () => {
    const chooser = new Chooser(9);
    let offer = await table.offer();
    while (!offer.isOver && (await rollsTold(page)) < TURNS) {
      await playByKeys(page, offer, chooser);
      offer = await table.offer();
    }
    if (!offer.isOver) return;
    await expect(table.end).toBeVisible();
    await tabTo(page, () => document.activeElement?.textContent === 'Back to the table');
    await page.keyboard.press('Enter');
    await expect(table.end).toHaveCount(0);
  });

  await test.step('what the log has was told, line by line', async () => {
    await page.keyboard.press('l');
    const log = page.getByRole('dialog').getByRole('listitem');
    await expect(log.first()).toBeVisible();
    const lines = await log.evaluateAll((items) =>
      items.map((item) => {
        const copy = item.cloneNode(true) as Element;
        for (const chip of copy.querySelectorAll('button')) chip.remove();
        return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
      }),
    );
    expect(lines.length).toBeGreaterThan(longRun(8, 40));
    const told = await page.evaluate(() => (window as unknown as { told: string[] }).told);
    const heard = new Set(told.map(withoutFaces));
    expect(lines.filter((line) => !heard.has(withoutFaces(line)))).toEqual([]);
    expect(await rollsTold(page)).toBeGreaterThan(longRun(1, 5));
  });
});

/** How often it was said that one may roll: once in every turn of one's own. */
function rollsTold(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { told } = window as unknown as { readonly told: readonly string[] };
    return told.filter((text) => text.startsWith('Roll the die')).length;
  });
}

/** With strict memory the log forgets which card it was or was drawn, as players may; and of a card that left since it says so. */
function withoutFaces(line: string): string {
  return line
    .replace(' (discarded since)', '')
    .replace(/ You drew [^.]+\.$/, '')
    .replace(/(’s|\byour) (agent \d|[A-Z]\w+ \(\d\))/g, '$1 card');
}

async function playByKeys(page: Page, offer: Offer, chooser: Chooser): Promise<void> {
  if (offer.hasFirst) return page.keyboard.press('Escape');
  if (offer.canConfirm && (offer.legal.length === 0 || chooser.below(4) > 0))
    return page.keyboard.press('Control+Enter');
  if (offer.atOnce.length > 0 && (offer.legal.length === 0 || chooser.below(6) === 0)) {
    const type = chooser.one(offer.atOnce);
    await tabTo(page, (wanted) => document.activeElement?.getAttribute('data-at-once') === wanted, type);
    return page.keyboard.press('Enter');
  }
  const target = chooser.one(offer.legal);
  const card = /^hand:(\d)$/.exec(target)?.[1];
  if (card !== undefined && chooser.below(2) === 0) return page.keyboard.press(String(Number(card) + 1));
  await tabTo(page, (wanted) => document.activeElement?.getAttribute('data-target') === wanted, target);
  await page.keyboard.press('Enter');
}
