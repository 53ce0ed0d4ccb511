/** `npm start`: a game of Gunrunners in the terminal, the only table there is until the web app is built. */
import { runBuilt, setUp } from './set-up.mjs';

setUp();
await runBuilt('apps/cli/dist/main.js', ['play', 'gunrunners', ...process.argv.slice(2)]);
