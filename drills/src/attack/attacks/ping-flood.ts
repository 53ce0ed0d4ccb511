import { once } from 'node:events';
import { liveUrl } from '@stakeout/client';
import { MESSAGES_PER_MINUTE } from '@stakeout/protocol';
import { WebSocket } from 'ws';
import { type Attack, mustHold } from '../attack.ts';
import type { Guest, Stage } from '../stage.ts';

const KINDS = ['frame', 'message'] as const;
type Kind = (typeof KINDS)[number];

/** Pings without end, those of WebSocket itself and those of the protocol: each would be answered. */
export const pingFlood: Attack = {
  name: 'ping-flood',
  aim: 'keep the server busy with answers to pings',
  async run(stage) {
    const server = await stage.server();
    const count = stage.times(4000, 20_000);
    const figures: Record<string, string> = {};
    for (const kind of KINDS) {
      const eve = await stage.guest(server, `Eve ${kind}`);
      const made = await eve.api.createTable({ game: 'gunrunners', seats: [{ kind: 'me' }, { kind: 'open' }] });
      if (!made.ok) throw new Error(`no table: ${made.error}`);
      const began = performance.now();
      const answers = await flood(stage, eve, made.value.table.id, kind, count);
      const seconds = (performance.now() - began) / 1000;
      const most = MESSAGES_PER_MINUTE * (1 + seconds / 60);
      mustHold(
        answers <= most,
        `${answers} of ${count} pings, each a ${kind}, were answered in ${Math.round(seconds)} s`,
      );
      figures[`each a ${kind}`] = `${answers} of ${count} answered`;
    }
    return figures;
  },
};

/** How many are answered, over one socket after the other: each is used until it is closed. */
async function flood(stage: Stage, { headers }: Guest, table: string, kind: Kind, count: number): Promise<number> {
  let [answers, sent] = [0, 0];
  while (sent < count) {
    const socket = new WebSocket(liveUrl(headers['origin'] ?? '', table), { headers });
    stage.atTheEnd(() => socket.terminate());
    socket.on('error', () => {});
    socket.on('pong', () => answers++);
    socket.on('message', (data) => {
      if (String(data).startsWith('{"type":"pong"')) answers++;
    });
    await once(socket, 'open');
    // A tenth of all at a time: what a socket cannot say any more the next one says.
    for (const until = sent + Math.ceil(count / 10); sent < until; sent++) {
      if (kind === 'frame') socket.ping();
      else socket.send(JSON.stringify({ type: 'ping', sent }));
    }
    if (socket.readyState !== WebSocket.CLOSED) {
      socket.close();
      await once(socket, 'close');
    }
  }
  return answers;
}
