/** `npm run bench`: the benchmarks, side by side with peers. */
import { runBuilt, setUp } from './set-up.mjs';

setUp();
await runBuilt('bench/dist/main.js', process.argv.slice(2));
