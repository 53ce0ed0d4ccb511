import type { ClientMessage } from '@stakeout/protocol';
import type { Context } from '../context.ts';
import type { Metrics } from '../metrics.ts';
import type { Asking, Referee, Ruling } from '../play/referee.ts';
import type { Rooms } from '../play/rooms.ts';
import type { Person } from '../storage/records.ts';
import { canSee } from '../tables/access.ts';
import { isSentAway } from '../tables/arrival.ts';
import { seatOf } from '../tables/seats.ts';
import { no } from '../tables/verdict.ts';
import type { Connection } from './connection.ts';
import type { Hub } from './hub.ts';

type Message<Type extends ClientMessage['type']> = Extract<ClientMessage, { type: Type }>;
type Handler<Type extends ClientMessage['type']> = (connection: Connection, message: Message<Type>) => Promise<void>;

/** What the server does about each message. A message without a handler does not compile. */
export type Handlers = { readonly [Type in ClientMessage['type']]: Handler<Type> };

interface Parts {
  readonly rooms: Rooms;
  readonly referee: Referee;
  readonly hub: Hub;
  readonly metrics: Metrics;
}

export function makeHandlers({ clock, store }: Context, { rooms, referee, hub, metrics }: Parts): Handlers {
  /** Asks for whoever sits at the other end, and answers; strangers have no seat, and no name to speak under. */
  async function decide(
    connection: Connection,
    key: string,
    ask: (asking: Asking) => Promise<Ruling>,
    toStrangers: 'notSeated' | 'nobody' = 'notSeated',
  ): Promise<void> {
    const { person } = connection;
    const ruling = person === null ? no(toStrangers) : await ask(askingFor(connection, person));
    if (ruling.ok) {
      connection.send({ type: 'ack', key, seq: ruling.seq, done: ruling.done });
      return;
    }
    metrics.refusals.inc({ error: ruling.error });
    connection.send({ type: 'refused', key, error: ruling.error, refusals: [...ruling.refusals] });
    // Whoever acted on an old picture of the table gets the present one.
    if (ruling.error === 'stale') await hub.sync(connection);
  }

  function askingFor(connection: Connection, { id }: Person): Asking {
    return async (table) => ((await hub.isSignedIn(connection)) ? seatOf(table, id) : null);
  }

  async function say(connection: Connection, asking: Asking, { key, text }: Message<'say'>): Promise<Ruling> {
    const { person, table: id } = connection;
    const table = await store.table(id);
    if (table === null || person === null || !canSee(table, connection.asker)) return no('notFound');
    const seat = await asking(table);
    if (!connection.isOpen) return no('nobody');
    if (seat === null && isSentAway(table, person)) return no('sentAway');
    // Under the name of the seat, as everybody at the table knows it: another taken since would speak as somebody else.
    const name = seat === null ? person.name : (table.seats[seat]?.name ?? null);
    if (name === null) return no('notSeated');
    if (!connection.canChat() || (seat === null && !hub.canCrowdChat(id))) return no('tooMany');
    await store.addChat({ table: id, person: person.id, seat, name, text, at: clock.wallTime() }, key);
    return { ok: true, seq: 0, done: 0 };
  }

  return {
    act: (connection, { key, seq, actions }) =>
      decide(connection, key, (asking) => referee.request(connection.table, asking, key, seq, { actions })),
    undo: (connection, { key, seq, count }) =>
      decide(connection, key, (asking) => referee.request(connection.table, asking, key, seq, { undo: count })),
    resign: (connection, { key }) => decide(connection, key, (asking) => referee.resign(connection.table, asking)),
    return: (connection, { key }) => decide(connection, key, (asking) => referee.takeBack(connection.table, asking)),
    say: (connection, message) =>
      decide(
        connection,
        message.key,
        (asking) => rooms.queue(connection.table, () => say(connection, asking, message)),
        'nobody',
      ),
    hear: (connection, { spectators }) => hub.listenToCrowd(connection, spectators),
    sync: (connection) => hub.sync(connection),
    ping: async (connection, { sent }) => connection.send({ type: 'pong', sent, now: clock.wallTime() }),
  };
}
