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

const FIREFOXES = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];

/** The path of a Chromium; says what was tried and ends the program when there is none to be had. */
export function findBrowser() {
  const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  return found('Chromium', 'STAKEOUT_BROWSER', chromium, [
    [process.execPath, [playwright, 'install', 'chromium']],
    ...debian('chromium-headless-shell', 'fonts-noto-core'),
  ]);
}

/** The path of a Firefox, in the same way. */
export function findFirefox() {
  const present = () => process.env['STAKEOUT_FIREFOX'] || (FIREFOXES.find((path) => existsSync(path)) ?? null);
  return found('Firefox', 'STAKEOUT_FIREFOX', present, debian('firefox-esr', 'fonts-noto-core'));
}

function found(name, variable, present, attempts) {
  const there = present();
  if (there !== null) return there;
  console.error(`stakeout: installing ${name} for the tests …`);
  for (const [command, args] of attempts) {
    spawnSync(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
    const installed = present();
    if (installed !== null) return installed;
  }
  console.error(`stakeout: there is no ${name}. Install one, or name its path in ${variable}.`);
  process.exit(1);
}

/** A fresh machine does not know yet which packages there are. */
function debian(...packages) {
  return [
    ['apt-get', ['update', '--quiet']],
    ['apt-get', ['install', '--yes', '--no-install-recommends', ...packages]],
  ];
}

function chromium() {
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
