/**
 * `npm run train`: makes the net of a game from nothing.
 *
 *   npm run train -- gunrunners --out packages/bots/nets/gunrunners.net     as it was made (training/README.md)
 *   npm run train -- --smoke                                                all of it once, with little data
 *   npm run train -- habits                                                how players hide their cards, which bots believe
 */
import { runBuilt, setUp } from './set-up.mjs';

setUp();
const [what, ...rest] = process.argv.slice(2);
if (what === 'habits') await runBuilt('training/dist/habits.js', rest);
else await runBuilt('training/dist/main.js', process.argv.slice(2));
