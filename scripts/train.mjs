/**
 * `npm run train`: makes the nets of games from nothing.
 *
 *   npm run train -- gunrunners --out packages/bots/nets/gunrunners.net     as it was made (training/README.md)
 *   npm run train -- escape-plan --out packages/bots/nets/escape-plan.net
 *   npm run train -- --smoke                                                all of it once for every game, with little data
 */
import { runBuilt, setUp } from './set-up.mjs';

setUp();
await runBuilt('training/dist/main.js', process.argv.slice(2));
