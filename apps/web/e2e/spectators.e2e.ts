import { somebody } from './somebody.ts';
import { expect, test } from './stakeout.ts';

test('whoever watches can speak without a name of their own; a player hears it once they want to', async ({
  browser,
  server,
}) => {
  const [host, watcher] = await Promise.all([
    somebody(browser, server.address, 'Ada'),
    somebody(browser, server.address, ''),
  ]);
  await host.page.goto('/');
  await host.page.getByRole('article', { name: 'Gunrunners' }).getByRole('button', { name: 'Play online' }).click();
  await expect(host.page).toHaveURL(/\/table\/[\w-]+$/);
  await expect(host.page.getByRole('heading', { name: 'Seats' })).toBeVisible();

  await watcher.page.goto(host.page.url());
  await watcher.page.getByRole('textbox', { name: 'Say something to the table' }).fill('Good luck!');
  await watcher.page.getByRole('button', { name: 'Send' }).click();
  const lines = watcher.page.getByRole('list', { name: 'Chat' });
  await expect(lines).toContainText(/You.*spectator.*Good luck!/);

  await expect(host.page.getByText('Nobody has said anything yet.')).toBeVisible();
  await host.page.getByRole('checkbox', { name: 'Hear spectators' }).check();
  await expect(host.page.getByRole('list', { name: 'Chat' })).toContainText(/Guest \d+.*spectator.*Good luck!/);
  for (const { context, faults } of [host, watcher]) {
    expect(faults).toEqual([]);
    await context.close();
  }
});
