import { somebody } from './somebody.ts';
import { expect, test } from './stakeout.ts';

test('a seat open to anyone is found among the open tables; what was said meanwhile is counted', async ({
  browser,
  server,
}) => {
  const ada = await somebody(browser, server.address, 'Ada');
  const bia = await somebody(browser, server.address, 'Bia');

  await test.step('the table goes where people look for one', async () => {
    await ada.page.goto('/create/gunrunners');
    await ada.page.getByRole('radio', { name: '2', exact: true }).check();
    await ada.page.getByRole('combobox', { name: 'Who has seat 2' }).selectOption({ label: 'Open to anyone' });
    await expect(ada.page.getByRole('radio', { name: 'Everybody' })).toBeChecked();
    await expect(ada.page.getByText('the table stands among the open tables')).toBeVisible();
    await ada.page.getByRole('button', { name: 'Open the table' }).click();
    await bia.page.goto('/lobby');
    await bia.page.getByRole('button', { name: 'Sit down at Gunrunners with Ada' }).click();
    await bia.page.getByRole('button', { name: 'I am ready' }).click();
    await ada.page.getByRole('button', { name: 'Start the match' }).click();
  });

  await test.step('people are spoken to as themselves', async () => {
    const players = bia.page.getByRole('region', { name: 'Online table' }).getByRole('listitem');
    await expect(players.filter({ hasText: 'You are here' })).toHaveCount(1);
    await expect(players.filter({ hasText: 'Ada is here' })).toHaveCount(1);
  });

  await test.step('a line that came while somebody was away', async () => {
    const place = bia.page.url();
    await bia.page.goto('/');
    await ada.page.getByRole('button', { name: 'Chat' }).click();
    await ada.page.getByRole('textbox', { name: 'Say something to the table' }).fill('Where are you?');
    await ada.page.getByRole('button', { name: 'Send' }).click();
    await expect(ada.page.getByText('Where are you?')).toBeVisible();
    await bia.page.goto(place);
    await bia.page.getByRole('button', { name: 'Chat, 1 new line' }).click();
    await expect(bia.page.getByText('Where are you?')).toBeVisible();
    await bia.page.reload();
    await expect(bia.page.getByRole('button', { name: 'Chat', exact: true })).toBeVisible();
  });

  expect([...ada.faults, ...bia.faults]).toEqual([]);
  await ada.context.close();
  await bia.context.close();
});
