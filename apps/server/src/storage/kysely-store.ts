import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { chat } from './chat.ts';
import { daily } from './daily.ts';
import { due } from './due.ts';
import type { Engine } from './engine.ts';
import { invitations } from './invitations.ts';
import { log } from './log.ts';
import { people } from './people.ts';
import { puzzleTries } from './puzzle-tries.ts';
import { reminders } from './reminders.ts';
import { retention } from './retention.ts';
import { sessions } from './sessions.ts';
import type { Store } from './store.ts';
import { tables } from './tables.ts';

/** What is stored to see whether something can be: as many letters as a move may take, and more. */
const PROBE = 16_384;

/** The store of either engine. */
export function storeOn(engine: Engine): Store {
  return {
    ...people(engine),
    ...sessions(engine),
    ...tables(engine),
    ...daily(engine),
    ...puzzleTries(engine),
    ...invitations(engine),
    ...log(engine),
    ...due(engine),
    ...chat(engine),
    ...reminders(engine),
    ...retention(engine),
    listen: (listener) => engine.notices.listen(listener),
    onGap: (listener) => engine.notices.onGap(listener),
    attend: (table) => engine.transport.attend(table),
    publish: (notice) => engine.transport.send([notice]),
    fault: () =>
      // Another text each time: of a row that stays as it is, SQLite writes nothing.
      sql`
        insert into probes (id, filling) values (1, ${randomBytes(8)
          .toString('hex')
          .repeat(PROBE / 16)})
        on conflict (id) do update set filling = excluded.filling
      `
        .execute(engine.db)
        .then(
          () => null,
          (error: unknown) => engine.faultOf(error),
        ),
    async close() {
      engine.notices.clear();
      await engine.close();
    },
  };
}
