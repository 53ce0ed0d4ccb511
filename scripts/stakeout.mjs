#!/usr/bin/env node
/** `stakeout` on the command line: makes sure that everything is installed and compiled, then hands over to the app. */
import { runBuilt, setUp } from './set-up.mjs';

setUp();
await runBuilt('apps/cli/dist/main.js', process.argv.slice(2));
