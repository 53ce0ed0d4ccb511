/** `npm run load`: how many tables, sockets and actions the server carries, measured on a real one. */
import { runBuilt, setUp } from './set-up.mjs';

setUp();
await runBuilt('drills/dist/main.js', ['load', ...process.argv.slice(2)]);
