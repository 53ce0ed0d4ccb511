import type { Seat } from '@stakeout/kernel';
import type { ClientMessage } from '@stakeout/protocol';
import type { Context } from '../context.ts';
import type { Metrics } from '../metrics.ts';
import type { Referee, Ruling } from '../play/referee.ts';
import type { TableRecord } from '../storage/records.ts';
import { seatOf } from '../tables/seats.ts';
import { no } from '../tables/verdict.ts';
import type { Connection } from './connection.ts';
import type { Hub } from './hub.ts';

type Message<Type extends ClientMessage['type']> = Extract<ClientMessage, { type: Type }>;
type Handler<Type extends ClientMessage['type']> = (connection: Connection, message: Message<Type>) => Promise<void>;

/** What the server does about each message. A message without a handler does not compile. */
export type Handlers = { readonly [Type in ClientMessage['type']]: Handler<Type> };

export function makeHandlers(context: Context, referee: Referee, hub: Hub, metrics: Metrics): Handlers {
  const { clock, store } = context;

  /** Asks the referee for the seat of the connection, and answers; strangers and spectators have no seat. */
  async function decide(connection: Connection, key: string, ask: (seat: Seat) => Promise<Ruling>): Promise<void> {
    const { viewer } = connection;
    const ruling = viewer === null ? no('notSeated') : await ask(viewer);
    if (ruling.ok) {
      connection.send({ type: 'ack', key, seq: ruling.seq, done: ruling.done });
      return;
    }
    metrics.refusals.inc({ error: ruling.error });
    connection.send({ type: 'refused', key, error: ruling.error, refusals: [...ruling.refusals] });
    // Whoever acted on an old picture of the table gets the present one.
    if (ruling.error === 'stale') await hub.sync(connection);
  }

  return {
    act: (connection, { key, seq, actions }) =>
      decide(connection, key, (seat) => referee.request(connection.table, seat, key, seq, { actions })),
    undo: (connection, { key, seq, count }) =>
      decide(connection, key, (seat) => referee.request(connection.table, seat, key, seq, { undo: count })),
    resign: (connection, { key }) => decide(connection, key, (seat) => referee.resign(connection.table, seat)),
    return: (connection, { key }) => decide(connection, key, (seat) => referee.takeBack(connection.table, seat)),
    say: (connection, { key, text }) =>
      decide(connection, key, async () => {
        const { person, table } = connection;
        if (person === null) return no('notSeated');
        // Under the name of the seat, as everybody at the table knows it: another taken since would speak as somebody else.
        const speaker = speakerOf(await store.table(table), person.id);
        if (speaker === null) return no('notSeated');
        if (!connection.canChat()) return no('tooMany');
        await store.addChat({ table, person: person.id, ...speaker, text, at: clock.wallTime() }, key);
        return { ok: true, seq: 0, done: 0 };
      }),
    sync: (connection) => hub.sync(connection),
    ping: async (connection, { sent }) => connection.send({ type: 'pong', sent, now: clock.wallTime() }),
  };
}

/** Where the person sits, and under which name; `null` when they do not. */
function speakerOf(table: TableRecord | null, person: string): { readonly seat: Seat; readonly name: string } | null {
  const seat = table === null ? null : seatOf(table, person);
  const name = seat === null ? null : (table?.seats[seat]?.name ?? null);
  return seat === null || name === null ? null : { seat, name };
}
