import { Chooser } from './chooser.ts';
import { GunrunnersTable } from './gunrunners-table.ts';
import { withSettings } from './settings.ts';
import { expect, test } from './stakeout.ts';

test('a deck of one’s own with an error: its field says which rule, and plays once it is mended', async ({ page }) => {
  await withSettings(page, { speed: 'off' });
  await page.goto('/create/gunrunners');
  await page.getByRole('checkbox', { name: 'A deck of our own' }).check();
  const field = page.getByRole('textbox', { name: 'The deck as JSON' });
  const usual = await field.inputValue();
  const deck = JSON.parse(usual) as { role: string; value: number }[];
  const start = page.getByRole('button', { name: 'Start the game' });

  await test.step('two faults, each with its rule', async () => {
    const faulty = deck.map((card) => (card.role === 'spy' ? { role: 'ordinary', value: 9 } : card));
    await field.fill(JSON.stringify(faulty, null, 1));
    await start.click();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(/Card \d+:.*9.*G2\.1/);
    await expect(field).toHaveAccessibleDescription(/Spy.*G2\.1/);
    await expect(page.getByRole('alert')).toContainText('2 things need a look');
    await expect(page).toHaveURL(/\/create\/gunrunners$/);
  });

  await test.step('the same in Portuguese, at once', async () => {
    await page.getByRole('button', { name: 'PT Português' }).click();
    await expect(page.locator('textarea[name=deck]')).toHaveAccessibleDescription(/Carta \d+:.*9/);
    await page.getByRole('button', { name: 'EN English' }).click();
  });

  await test.step('something that is no JSON', async () => {
    await field.fill(usual.replace(',', ''));
    await expect(field).toHaveAccessibleDescription(/not JSON: look at line \d+/);
  });

  await test.step('mended, it plays', async () => {
    const mended = deck.map((card) => (card.role === 'spy' ? { role: 'spy', value: 6 } : card));
    await field.fill(JSON.stringify(mended));
    await expect(field).toHaveAttribute('aria-invalid', 'false');
    await start.click();
    await expect(page).toHaveURL(/\/local\/\w+$/);
    const table = new GunrunnersTable(page, new Chooser(6));
    for (let step = 0; step < 4; step++) await table.playOn();
    await expect(table.prompt).toBeVisible();
  });
});
