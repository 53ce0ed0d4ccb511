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
  `--disable-features=${[
    // As Playwright has it: this list takes the place of its own.
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'HttpsUpgrades',
    'HttpsFirstBalancedModeAutoEnable',
    'LensOverlay',
    'MediaRouter',
    'PaintHolding',
    'ThirdPartyStoragePartitioning',
    'AvoidCorsURLLoaderRestartOnRedirect',
    'OptimizationHints',
    'NetworkTimeServiceQuerying',
    'AimEnabled',
    'PreconnectToSearch',
    // Pages of Chromium's own address bar, a process for each window, and a process kept for the next page.
    'WebUIOmniboxPopup',
    'WebUIOmniboxAimPopup',
    'WebUIOmniboxFullPopup',
    'SpareRendererForSitePerProcess',
  ].join()}`,
];

/** What is wanted: pictures (`npm run shots`), times (`npm run bench -- page`), or tests. */
const wanted = (['shots', 'times'] as const).find((kind) => process.env[`STAKEOUT_${kind.toUpperCase()}`]) ?? 'e2e';

const browser = process.env['STAKEOUT_BROWSER'];

export default defineConfig({
  testDir: 'e2e',
  // Where a test uses a piece of the app outside of a browser, it gets Preact as the app does.
  tsconfig: 'e2e/playwright.tsconfig.json',
  outputDir: '../../reports/e2e',
  reporter: process.env['CI'] ? 'line' : 'list',
  testMatch: `*.${wanted}.ts`,
  // Times are taken when nothing else runs. Tests wait now and then, so two processors have time for more.
  workers: wanted === 'times' ? 1 : 4,
  // Limits only for giving up: on a busy machine everything comes late.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    // What is not looked at as a picture need not be drawn finely; that is a quarter of the work of a page.
    deviceScaleFactor: wanted === 'e2e' ? 0.5 : 1,
    timezoneId: 'UTC',
    // Each test has a browser of its own, which would store the whole app for later. Tests that want it say so.
    serviceWorkers: 'block',
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    // A recording of every step costs as much time as the steps; it is made when somebody asks for it.
    trace: process.env['STAKEOUT_TRACE'] === undefined ? 'off' : 'on',
    launchOptions: { args: QUIET, ...(browser === undefined ? {} : { executablePath: browser }) },
  },
});
