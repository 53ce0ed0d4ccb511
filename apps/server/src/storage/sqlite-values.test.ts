import Libsql from 'libsql';
import { expect, it } from 'vitest';
import { FileWatch } from './file-watch.ts';
import { guarded } from './sqlite-values.ts';

it('what cannot be stored is not repeated where it would be logged', () => {
  const database = guarded(new Libsql(':memory:'), new FileWatch([]));
  const statement = database.prepare('select ?');
  for (const value of ['https://push.example/private\0', { secret: 'private' }, undefined, Number.NaN]) {
    expect(() => statement.all([value])).toThrow(/^This cannot be stored: (?!.*private)/);
  }
  database.close();
});
