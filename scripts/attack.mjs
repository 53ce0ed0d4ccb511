/** `npm run attack`: everything that ever hurt the server is done to a real one again; it must stand. */
import { runBuilt, setUp } from './set-up.mjs';

setUp();
await runBuilt('drills/dist/main.js', ['attack', ...process.argv.slice(2)]);
