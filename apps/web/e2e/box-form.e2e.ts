import { readFileSync } from 'node:fs';
import { Chooser } from './chooser.ts';
import { GunrunnersTable } from './gunrunners-table.ts';
import { withSettings } from './settings.ts';
import { expect, test } from './stakeout.ts';

test.use({ reducedMotion: 'reduce' });

test('a box of one’s own: filled in, refused and mended, kept as a file, played, and told at the table', async ({
  page,
}) => {
  await withSettings(page, { speed: 'off' });
  await page.goto('/create/gunrunners');
  await page.getByRole('link', { name: 'Make a box of our own' }).click();
  const differences = page.getByRole('region', { name: 'Differences' }).getByRole('listitem');
  const spy = page.getByRole('textbox', { name: 'Spy' });

  await test.step('a value that no card can have: its field says which rule', async () => {
    await page.getByRole('textbox', { name: 'Name of the box' }).fill('Shelf copy');
    await spy.fill('9');
    await expect(spy).toHaveAccessibleDescription(/usual: 2.*value 9.*G2\.1/);
    await expect(spy).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('link', { name: 'Back to the table' })).toBeVisible();
    await page.getByRole('button', { name: 'PT Português' }).click();
    await expect(page.locator('[id="box-operatives-3-value"]')).toHaveAccessibleDescription(
      /padrão: 2.*valor 9.*G2\.1/,
    );
    await page.getByRole('button', { name: 'EN English' }).click();
  });

  await test.step('a table that cannot be opened with it leads back to the form', async () => {
    await page.goto('/create/gunrunners');
    const again = page.getByRole('checkbox', { name: /Use my box again/ });
    await expect(again).not.toBeChecked();
    await again.check();
    await page.getByRole('button', { name: 'Start the match' }).click();
    await expect(again).toBeFocused();
    await expect(again).toHaveAccessibleDescription(/Card \d+:.*9.*G2\.1/);
    await page.getByRole('link', { name: 'Mend it in the form' }).click();
  });

  await test.step('mended, and back to the usual value by one click', async () => {
    await spy.fill('6');
    await page.getByRole('textbox', { name: 'Agent 4' }).fill('1');
    await page.getByRole('textbox', { name: 'Agent 5' }).fill('1');
    await page.getByRole('textbox', { name: 'Runner' }).fill('5');
    await expect(differences).toHaveCount(4);
    await page.getByRole('button', { name: 'Runner: back to 3' }).click();
    await expect(page.getByRole('textbox', { name: 'Runner' })).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'Runner' })).toHaveValue('3');
    await expect(differences).toHaveText([/Agent 4.*2.*1/, /Agent 5.*0.*1/, /Spy.*2.*6/]);
    await expect(page.getByRole('heading', { name: 'It fits the rules' })).toBeVisible();
  });

  await test.step('as a text, and as a file: out, and in again', async () => {
    const text = page.getByRole('textbox', { name: 'The data of the box as JSON' });
    await page.getByRole('button', { name: 'Text (JSON)' }).click();
    const written = await text.inputValue();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('shelf-copy.stakeout.json');
    const exported = readFileSync(await file.path(), 'utf8');
    await text.fill('[\n1,\n,]');
    await expect(text).toHaveAccessibleDescription(/not JSON/);
    const files = page.locator('input[type=file]');
    const answer = page.getByRole('region', { name: 'File' }).getByRole('status');
    await files.setInputFiles({
      name: 'match.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"header":{}}'),
    });
    await expect(answer).toHaveText('match.json is not the file of a box.');
    await files.setInputFiles({ name: 'ours.json', mimeType: 'application/json', buffer: Buffer.from(exported) });
    await expect(answer).toHaveText(/ours\.json: 3 differences/);
    await page.getByRole('button', { name: 'Text (JSON)' }).click();
    await expect(text).toHaveValue(written);
  });

  await test.step('played, and told to everybody at the table', async () => {
    await page.getByRole('link', { name: 'Play with this box' }).click();
    await expect(page.getByRole('checkbox', { name: /Use my box again.*Shelf copy, 3 differences/ })).toBeChecked();
    await page.getByRole('button', { name: 'Start the match' }).click();
    await expect(page).toHaveURL(/\/local\/[\w-]+\/\w+$/);
    const table = new GunrunnersTable(page, new Chooser(6));
    await table.offer();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'What is played' }).click();
    const played = page.getByRole('dialog', { name: 'What is played' });
    await expect(played).toContainText('An own box is played: 3 differences from the usual one');
    await expect(played).toContainText('Agent 4: 1 copy (usual: 2)');
    await expect(played).toContainText('Spy: 6 (usual: 2)');
    await page.keyboard.press('Escape');
    await table.playOn();
  });

  await test.step('the next table begins with the usual box', async () => {
    await page.goto('/create/gunrunners');
    await expect(page.getByRole('checkbox', { name: /Use my box again/ })).not.toBeChecked();
  });
});
