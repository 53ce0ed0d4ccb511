/** `npm run bench`: the benchmarks, side by side with peers; and how quick the pages are, which have none. */
import { benchPage } from './page-times.mjs';
import { runBuilt, setUp } from './set-up.mjs';

const [suite, ...rest] = process.argv.slice(2);
if (suite === 'page') process.exitCode = benchPage(rest);
else {
  setUp();
  await runBuilt('bench/dist/main.js', process.argv.slice(2));
}
