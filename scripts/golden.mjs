/** `npm run golden`: plays the golden matches anew and writes them down. See CONTRIBUTING.md for when to. */
import { runBuilt, setUp } from './set-up.mjs';

setUp();
await runBuilt('apps/cli/dist/golden.js', process.argv.slice(2));
