import { sql } from 'kysely';
import { chat } from './chat.ts';
import { due } from './due.ts';
import type { Engine } from './engine.ts';
import { invitations } from './invitations.ts';
import { log } from './log.ts';
import { people } from './people.ts';
import { reminders } from './reminders.ts';
import { sessions } from './sessions.ts';
import type { Store } from './store.ts';
import { tables } from './tables.ts';

/** The store of either engine. */
export function storeOn(engine: Engine): Store {
  return {
    ...people(engine),
    ...sessions(engine),
    ...tables(engine),
    ...invitations(engine),
    ...log(engine),
    ...due(engine),
    ...chat(engine),
    ...reminders(engine),
    listen: (listener) => engine.notices.listen(listener),
    onGap: (listener) => engine.notices.onGap(listener),
    publish: (notice) => engine.publish(notice),
    isAlive: () =>
      sql`select 1`.execute(engine.db).then(
        () => true,
        () => false,
      ),
    async close() {
      engine.notices.clear();
      await engine.close();
    },
  };
}
