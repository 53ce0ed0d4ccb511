import { liveUrl, newKey, newNonce } from '@stakeout/client';
import {
  CLOSE_CODES,
  MESSAGES_PER_MINUTE,
  type ServerMessage,
  SOCKETS_PER_PERSON,
  type Turn,
} from '@stakeout/protocol';
import { WebSocket } from 'ws';
import { pause } from '../../load/parallel.ts';
import { type Attack, mustHold } from '../attack.ts';
import type { Guest, Stage } from '../stage.ts';
import { TableSocket } from '../table-socket.ts';

/** What comes back each second. */
const RATE = MESSAGES_PER_MINUTE / 60;

/** One person takes back and plays again, each time over another socket, and opens a new one for each that is closed. */
export const manySocketsOnePerson: Attack = {
  name: 'many-sockets-one-person',
  aim: 'fill the log of a match faster than any person plays',
  async run(stage) {
    // The limits of an address are another matter: whoever attacks may have several.
    const server = await stage.server({ STAKEOUT_BOT_PACE: '0', STAKEOUT_REQUESTS_PER_MINUTE: '100000' });
    const eve = await stage.guest(server, 'Eve');
    const table = await begin(eve);
    const began = performance.now();
    const seconds = () => (performance.now() - began) / 1000;
    const move = await playUntilUndoable(stage, eve, table);
    const sockets: TableSocket[] = [];
    // One is open already.
    for (let count = 1; count < SOCKETS_PER_PERSON + 10; count++) sockets.push(await TableSocket.open(eve, table));
    const beyond = await Promise.all(sockets.splice(SOCKETS_PER_PERSON - 1).map(isServed));
    mustHold(!beyond.includes(true), `more than ${SOCKETS_PER_PERSON} sockets of one person are open`);

    const entries = await flood(stage, eve, table, move, sockets, seconds);
    const most = MESSAGES_PER_MINUTE + RATE * (seconds() + 1);
    mustHold(entries <= most, `${entries} entries in ${Math.round(seconds())} s`);
    return { entries, seconds: Math.round(seconds()), 'at most': Math.round(most) };
  },
};

/** Whether the socket is told of the table before it is closed. */
function isServed(socket: TableSocket): Promise<boolean> {
  return socket.next('table').then(
    () => true,
    () => false,
  );
}

async function begin({ api }: Guest): Promise<string> {
  const made = await api.createTable({ game: 'escape-plan', seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }] });
  const started = made.ok ? await api.start(made.value.table.id, newNonce()) : made;
  if (!started.ok) throw new Error(`no match: ${started.error}`);
  return started.value.table.id;
}

/** What can be taken back now and played again, any number of times, and how long the log is. */
interface Move {
  readonly seq: number;
  readonly action: unknown;
}

async function playUntilUndoable(stage: Stage, { headers }: Guest, table: string): Promise<Move> {
  const socket = new WebSocket(liveUrl(headers['origin'] ?? '', table), { headers });
  stage.atTheEnd(() => socket.terminate());
  return new Promise((resolve, reject) => {
    let action: unknown;
    const decide = (seq: number, { undoable, options }: Turn) => {
      if (options.length === 0) return;
      if (undoable > 0) resolve({ seq, action });
      else {
        [action] = options;
        socket.send(JSON.stringify({ type: 'act', key: newKey(), seq, actions: [action] }));
      }
    };
    socket.on('message', (data) => {
      const message: ServerMessage = JSON.parse(String(data));
      if (message.type === 'state' || message.type === 'entry') decide(message.seq, message.turn);
    });
    socket.once('error', reject);
    socket.once('close', (code) => reject(new Error(`closed with ${code} before a move could be taken back`)));
  });
}

/** How many entries were made: until nothing more goes through in the short form, for a minute in the full one. */
async function flood(
  stage: Stage,
  eve: Guest,
  table: string,
  { seq: first, action }: Move,
  sockets: TableSocket[],
  seconds: () => number,
): Promise<number> {
  let [entries, closed] = [0, 0];
  while (stage.isShort ? closed < 10 : seconds() < 60) {
    const index = (entries + closed) % sockets.length;
    const seq = first + entries;
    const asked =
      entries % 2 === 0
        ? sockets[index]?.ask('undo', { seq, count: 1 })
        : sockets[index]?.ask('act', { seq, actions: [action] });
    const answer = await asked?.catch(() => 'closed');
    if (answer === 'ack') entries++;
    else if (answer === 'refused') throw new Error(`after ${entries} entries something else was refused`);
    else {
      const code = await Promise.race([sockets[index]?.closed, pause(5000)]);
      if (code !== CLOSE_CODES.tooManyMessages) throw new Error(`a socket was closed with ${code}`);
      closed++;
      sockets[index] = await TableSocket.open(eve, table);
    }
  }
  return entries;
}
