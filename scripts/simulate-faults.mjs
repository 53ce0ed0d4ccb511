/** `npm run simulate-faults`: whole clusters in virtual time, where everything fails that can; nothing may be lost or done twice. */
import { runBuilt, setUp } from './set-up.mjs';

setUp();
await runBuilt('drills/dist/main.js', ['simulate-faults', ...process.argv.slice(2)]);
