import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@stakeout/testkit';
import { expect, Server, test, WEB } from './stakeout.ts';

test.use({ serviceWorkers: 'allow' });

test('it can be installed: the manifest names the app, its icons are there', async ({ page }) => {
  await page.goto('/');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await (await page.request.get(href ?? '')).json();
  expect(manifest).toMatchObject({ name: 'Stakeout', start_url: '/', display: 'standalone' });
  expect(manifest.icons.length).toBeGreaterThanOrEqual(2);
  for (const { src, type } of manifest.icons) {
    const icon = await page.request.get(src);
    expect(icon.headers()['content-type']).toBe(type);
  }
});

test('a new version waits until the reader agrees, and then takes over', async ({ page }) => {
  const web = mkdtempSync(join(tmpdir(), 'stakeout-web-'));
  cpSync(WEB, web, { recursive: true });
  const server = new Server(await freePort(), web);
  await server.start();
  try {
    await page.goto(`${server.address}/settings`);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await expect(page.getByText('A new version of Stakeout is ready.')).toHaveCount(0);

    await server.kill();
    appendFileSync(join(web, 'sw.js'), '\n// A newer one.\n');
    for (const old of ['sw.js.br', 'sw.js.gz']) rmSync(join(web, old));
    await server.start();
    await page.reload();
    const notice = page.getByRole('region', { name: 'Notices' });
    await expect(notice).toContainText('A new version of Stakeout is ready.');
    const loaded = page.waitForEvent('load');
    await notice.getByRole('button', { name: 'Reload' }).click();
    await loaded;
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await expect(notice).not.toContainText('A new version');
    expect(
      await page.evaluate(() => navigator.serviceWorker.getRegistration().then((found) => found?.waiting)),
    ).toBeNull();
  } finally {
    await server.remove();
    rmSync(web, { recursive: true, force: true });
  }
});
