/**
 * `npm run train`: makes the net of a game from nothing.
 *
 *   npm run train -- gunrunners --out packages/bots/nets/gunrunners.net     as it was made (training/README.md)
 *   npm run train -- --smoke                                                all of it once, with little data
 */
import { runBuilt, setUp } from './set-up.mjs';

setUp();
await runBuilt('training/dist/main.js', process.argv.slice(2));
