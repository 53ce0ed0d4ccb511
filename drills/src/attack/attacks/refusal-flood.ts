import { newKey, newNonce } from '@stakeout/client';
import { MOST_REFUSALS } from '@stakeout/kernel';
import { ErrorBody, FRAME_BYTES, paths, ServerMessage } from '@stakeout/protocol';
import { openSocket } from '../../load/seat-socket.ts';
import { ask } from '../asking.ts';
import { type Attack, mustHold } from '../attack.ts';

const MOST_BYTES = 32 * 1024;

/** Bodies of some 60 kB with as many faults as fit in, or with faults whose places are as long as can be. */
function bodies(): readonly object[] {
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const names = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`n${index}`, {}]));
  const long = 'x'.repeat(55_000);
  const games = ['gunrunners', 'escape-plan'];
  return [
    { game: 'gunrunners', seats, config: { deck: Array(20_000).fill({}) } },
    { game: 'gunrunners', seats, config: { deck: [names] } },
    { game: 'escape-plan', seats, config: { table: { tiles: names } } },
    { game: 'escape-plan', seats, config: { table: { tiles: { [long]: {} } } } },
    { game: 'escape-plan', seats, config: { table: { contacts: Array(20_000).fill({}) } } },
    ...games.map((game) => ({ game, seats, config: names })),
    ...games.map((game) => ({ game, seats, config: { [long]: 1 } })),
    { game: 'gunrunners', seats: Array(20_000).fill({}) },
    { game: 'gunrunners', seats, ...names },
  ];
}

export const refusalFlood: Attack = {
  name: 'refusal-flood',
  aim: 'get 13 MB of refusals for 63 kB, and an error of the server after them',

  async run(stage) {
    const server = await stage.server();
    const guest = await stage.guest(server, 'Mallory');
    const before = server.cpuSeconds();
    let longest = 0;
    let tried = 0;
    const look = (where: string, text: string, refusals: readonly unknown[]) => {
      longest = Math.max(longest, text.length);
      tried++;
      mustHold(refusals.length > 0 && refusals.length <= MOST_REFUSALS, `${where}: ${refusals.length} refusals`);
      mustHold(text.length < MOST_BYTES, `${where}: an answer of ${text.length} bytes`);
    };
    for (const body of bodies()) {
      const { status, text } = await ask(server.origin, guest, paths.tables, body);
      const where = JSON.stringify(body).slice(0, 80);
      mustHold(status === 422 || status === 400, `${where} was answered ${status}`);
      look(where, text, ErrorBody.parse(JSON.parse(text)).refusals);
    }

    const table = await guest.api.createTable({ game: 'gunrunners', seats: [{ kind: 'me' }, BOT] });
    if (!table.ok) throw new Error(`no table: ${table.error}`);
    const { id } = table.value.table;
    await guest.api.start(id, newNonce());
    const heard: string[] = [];
    const wake = { now: () => {} };
    const socket = await openSocket(
      { origin: server.origin, table: id, cookie: guest.headers['cookie'] ?? null },
      {
        heard: (frame) => {
          heard.push(frame.toString());
          wake.now();
        },
        lost: () => wake.now(),
      },
    );
    stage.atTheEnd(() => socket.terminate());
    for (const frame of frames()) {
      socket.send(frame);
      for (;;) {
        const refused = heard.find((text) => text.startsWith('{"type":"refused"'));
        if (refused !== undefined) {
          const message = ServerMessage.parse(JSON.parse(refused));
          look(frame.slice(0, 60), refused, message.type === 'refused' ? message.refusals : []);
          heard.length = 0;
          break;
        }
        mustHold(socket.readyState === socket.OPEN, `${frame.slice(0, 60)} ended the socket`);
        await new Promise<void>((resolve) => {
          wake.now = resolve;
        });
      }
    }
    const each = ((server.cpuSeconds() - before) * 1000) / tried;
    return { tried, 'longest answer in bytes': longest, 'ms of processor each': each.toFixed(1) };
  },
};

const BOT = { kind: 'bot', level: 'easy' } as const;

/** Messages as large as a frame may be, with nothing right about them. */
function frames(): readonly string[] {
  const room = FRAME_BYTES - 200;
  const names = Object.fromEntries(Array.from({ length: room / 10 }, (_, index) => [`n${index}`, 1]));
  return [
    JSON.stringify({ type: 'act', key: newKey(), seq: 'x', actions: Array(room / 4).fill({}) }),
    JSON.stringify({ type: 'act', key: newKey(), ...names }),
    JSON.stringify({ type: 'x'.repeat(room) }),
    JSON.stringify({ type: 'undo', key: 'x'.repeat(room), seq: [], count: {} }),
    JSON.stringify(Array(room / 3).fill({})),
  ];
}
