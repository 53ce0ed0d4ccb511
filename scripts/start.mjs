/** `npm start`: installs and compiles what is needed, then opens the tables: API, sockets and pages at one address. */
import { runBuilt, setUp } from './set-up.mjs';

setUp();
await runBuilt('apps/server/dist/main.js', process.argv.slice(2));
