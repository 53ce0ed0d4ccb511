import { backUpSqlite, restoreSqlite } from './storage/backup.ts';
import { StorageError } from './storage/storage-error.ts';

/**
 * `backup <file>` copies the SQLite database, also while the server runs; `restore <file>` puts such a copy into an empty
 * folder. The folder is STAKEOUT_DATA, as for the server.
 */
const folder = process.env['STAKEOUT_DATA'] || 'data';
const [command, file, ...rest] = process.argv.slice(2);

try {
  console.log(run());
} catch (error) {
  if (!(error instanceof Error)) throw error;
  // One line: what went wrong, or, of what was not foreseen, its message.
  console.error(`stakeout: ${error.message.replaceAll('\n', ' ')}`);
  process.exitCode = 2;
}

function run(): string {
  if (file === undefined || rest.length > 0) throw usage();
  switch (command) {
    case 'backup':
      backUpSqlite(folder, file);
      return `The database in ${folder} is backed up in ${file}.`;
    case 'restore':
      restoreSqlite(file, folder);
      return `${file} is restored in ${folder}.`;
    default:
      throw usage();
  }
}

function usage(): StorageError {
  return new StorageError('usage: npm run backup -- backup <file>, or npm run backup -- restore <file>');
}
