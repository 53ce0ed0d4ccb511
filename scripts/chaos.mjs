/** `npm run chaos`: real servers are killed while clients play over lines that fail; nothing may be lost or done twice. */
import { runBuilt, setUp } from './set-up.mjs';

setUp();
await runBuilt('drills/dist/main.js', ['chaos', ...process.argv.slice(2)]);
