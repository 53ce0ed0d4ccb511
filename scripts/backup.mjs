/**
 * `npm run backup`: copies of the SQLite database in the folder STAKEOUT_DATA (`data` when it is not set).
 *
 *   npm run backup -- backup <file>     makes one, also while the server runs
 *   npm run backup -- restore <file>    puts it into a folder that has no database
 */
import { runBuilt, setUp } from './set-up.mjs';

setUp();
await runBuilt('apps/server/dist/backup-command.js', process.argv.slice(2));
