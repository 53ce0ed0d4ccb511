/**
 * The browser that tests and pictures use: one that is on the machine, or else one that is installed now, by Playwright or,
 * where that cannot download, from Debian's packages.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './set-up.mjs';

const KNOWN = [
  // Chromium without windows: the same pages with a tenth less work.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of a Chromium; says what was tried and ends the program when there is none to be had. */
export function findBrowser() {
  const found = present();
  if (found !== null) return found;
  console.error('stakeout: installing a browser for the tests …');
  const attempts = [
    [process.execPath, [join(root, 'node_modules', '@playwright', 'test', 'cli.js'), 'install', 'chromium']],
    // A fresh machine does not know yet which packages there are.
    ['apt-get', ['update', '--quiet']],
    ['apt-get', ['install', '--yes', '--no-install-recommends', 'chromium-headless-shell', 'fonts-noto-core']],
  ];
  for (const [command, args] of attempts) {
    spawnSync(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
    const installed = present();
    if (installed !== null) return installed;
  }
  console.error('stakeout: there is no Chromium. Install one, or name its path in STAKEOUT_BROWSER.');
  process.exit(1);
}

function present() {
  const named = process.env['STAKEOUT_BROWSER'];
  if (named) return named;
  return [...KNOWN, ofPlaywright()].find((path) => path !== null && existsSync(path)) ?? null;
}

function ofPlaywright() {
  try {
    return createRequire(import.meta.url)('@playwright/test').chromium.executablePath();
  } catch {
    return null;
  }
}
