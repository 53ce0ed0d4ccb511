import { connect, type Socket } from 'node:net';
import { paths } from '@stakeout/protocol';
import { pause } from '../../load/parallel.ts';
import { type Attack, mustHold } from '../attack.ts';

/** How often each connection sends another byte, in milliseconds. */
const DRIP = 200;

/** Many connections that never come to the end of what they ask, each a byte at a time. */
export const slowBodies: Attack = {
  name: 'slow-bodies',
  aim: 'hold connections open for ever by sending slowly',
  async run(stage) {
    // The full form meets the server as it is by default.
    const seconds = stage.times(1, 30);
    const server = await stage.server(stage.isShort ? { STAKEOUT_REQUEST_SECONDS: String(seconds) } : {});
    const { hostname, port, host } = new URL(server.origin);
    const head = `HTTP/1.1\r\nhost: ${host}\r\norigin: ${server.origin}\r\n`;
    const beginnings = [
      `POST ${paths.me} ${head}content-type: application/json\r\ncontent-length: 8000\r\n\r\n`,
      `GET ${paths.live('x'.repeat(32))} ${head}upgrade: websocket\r\n`,
      '',
    ];
    const sockets: Socket[] = [];
    for (let number = 0; number < stage.times(60, 800); number++) {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => {});
      socket.write(beginnings[number % beginnings.length] ?? '');
      sockets.push(socket.resume());
    }
    stage.atTheEnd(() => {
      for (const socket of sockets) socket.destroy();
    });
    const began = performance.now();
    const open = () => sockets.filter(({ destroyed }) => !destroyed);
    // What says nothing at all is waited for the longest: twice as long as a request, and a while for a busy machine.
    const patience = (2 * seconds + 20) * 1000;
    while (open().length > 0 && performance.now() - began < patience) {
      for (const [number, socket] of sockets.entries()) if (number % 3 !== 2 && !socket.destroyed) socket.write('x');
      const honest = await fetch(`${server.origin}${paths.games}`);
      mustHold(honest.ok, `meanwhile an honest request was answered ${honest.status}`);
      await honest.text();
      await pause(DRIP);
    }
    const left = open().length;
    mustHold(left === 0, `${left} of ${sockets.length} were open after ${Math.round(patience / 1000)} s`);
    return { connections: sockets.length, 'last cut after': `${Math.round((performance.now() - began) / 100) / 10} s` };
  },
};
