import { defineConfig } from '@playwright/test';

/** A fresh Chromium that talks to nobody but our own server. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Whether pictures are wanted (`npm run shots`) instead of tests. */
const isForShots = process.env['STAKEOUT_SHOTS'] !== undefined;

const browser = process.env['STAKEOUT_BROWSER'];

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../../reports/e2e',
  reporter: process.env['CI'] ? 'line' : 'list',
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 10_000 },
  projects: isForShots
    ? [{ name: 'shots', testMatch: '*.shots.ts' }]
    : [
        { name: 'app', testMatch: '*.e2e.ts', testIgnore: 'speed.e2e.ts' },
        // Times are taken when nothing else runs; another program on the machine may still spoil them.
        { name: 'speed', testMatch: 'speed.e2e.ts', dependencies: ['app'], retries: 4 },
      ],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    // A recording of every step costs as much time as the steps; it is made when somebody asks for it.
    trace: process.env['STAKEOUT_TRACE'] === undefined ? 'off' : 'on',
    launchOptions: { args: QUIET, ...(browser === undefined ? {} : { executablePath: browser }) },
  },
});
