import type { Page } from '@playwright/test';
import { examine } from './axe.ts';
import { somebody } from './somebody.ts';
import { expect, test } from './stakeout.ts';

/** Opens a table, which makes the browser somebody. */
async function sitDown(page: Page): Promise<void> {
  await page.goto('/create/gunrunners');
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByRole('combobox', { name: 'Who has seat 2' }).selectOption({ label: 'By invitation' });
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page).toHaveURL(/\/table\//);
}

test('a device is added and signed out, and a recovery signs out all others', async ({ browser, server }) => {
  const laptop = await somebody(browser, server.address, 'Ada');
  const phone = await somebody(browser, server.address, '');
  const devices = laptop.page.getByRole('list', { name: 'Where you are signed in' }).getByRole('listitem');
  await sitDown(laptop.page);
  const table = laptop.page.url();

  await test.step('another device joins', async () => {
    await laptop.page.goto('/settings');
    await expect(devices).toHaveCount(1);
    await expect(devices).toContainText('This device');
    await laptop.page.getByRole('button', { name: 'Add a device' }).click();
    await phone.page.goto(await laptop.page.getByRole('textbox', { name: 'Link for another device' }).inputValue());
    await phone.page.getByRole('button', { name: 'Yes, move here' }).click();
    await expect(phone.page.getByRole('heading', { name: 'Welcome back, Ada.' })).toBeVisible();
    await phone.page.goto(table);
    await expect(phone.page.getByRole('button', { name: 'Close the table' })).toBeVisible();
  });

  await test.step('and is signed out while it looks at a table', async () => {
    await laptop.page.reload();
    await expect(devices).toHaveCount(2);
    await devices.filter({ hasNotText: 'This device' }).getByRole('button').click();
    const dialog = laptop.page.getByRole('dialog', { name: /^Sign out “Chrome, .*”\?$/ });
    await examine(laptop.page, 'signing a device out');
    await dialog.getByRole('button', { name: 'Sign out' }).click();
    await expect(devices).toHaveCount(1);
    await expect(phone.page.getByRole('heading', { name: 'This device was signed out' })).toBeVisible();
  });

  await test.step('a recovery link says what it does, and does it', async () => {
    await laptop.page.getByRole('button', { name: 'Make a recovery link' }).click();
    const field = laptop.page.getByRole('textbox', { name: 'Recovery link' });
    await expect(field).toHaveAccessibleDescription(/signs out all other devices, this one too/);
    await phone.page.goto(await field.inputValue());
    await phone.page.getByRole('button', { name: 'Yes, move here' }).click();
    await expect(phone.page.getByRole('heading', { name: 'Welcome back, Ada.' })).toBeVisible();
    await laptop.page.reload();
    await expect(laptop.page.getByText('You have not played online yet.', { exact: false })).toBeVisible();
  });

  await test.step('to give up the last device is asked about', async () => {
    await phone.page.goto('/settings');
    await phone.page.getByRole('button', { name: /^Sign out: .*This device$/ }).click();
    const dialog = phone.page.getByRole('dialog', { name: 'Give up Ada for good?' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await phone.page.getByRole('button', { name: /^Sign out: .*This device$/ }).click();
    await dialog.getByRole('button', { name: 'Sign out' }).click();
    await expect(phone.page.getByText('You have not played online yet.', { exact: false })).toBeVisible();
  });

  expect([...laptop.faults, ...phone.faults]).toEqual([]);
  await Promise.all([laptop.context.close(), phone.context.close()]);
});
