/**
 * Tests of the web app in a real browser, against a real server: `node scripts/e2e.mjs`. Arguments go to Playwright, so a file
 * (`online`), a title (`-g axe`) or `--headed` can be named.
 */
import { runPlaywright } from './playwright.mjs';

process.exitCode = runPlaywright(process.argv.slice(2));
