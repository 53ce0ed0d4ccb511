import { type IncomingMessage, request } from 'node:http';
import { paths } from '@stakeout/protocol';
import { type Attack, mustHold } from '../attack.ts';

/** Names that whoever attacks can let lead to the server's own address. */
const NAMES = ['evil.test', 'localhost.evil.test', '127.0.0.1.evil.test', 'evil.test:80'];
/** The connection was cut: the answer to a refused upgrade may not come through before that. */
const CUT = 0;
const READ = [paths.games, paths.me, paths.lobby, '/metrics', '/healthz', '/'];

/** A page of another site whose name leads to this machine asks everything that a page of ours could ask. */
export const foreignHost: Attack = {
  name: 'foreign-host',
  aim: 'read the server, or act on it, under a name of somebody else',
  async run(stage) {
    const { origin } = await stage.server();
    let asked = 0;
    for (const host of NAMES) {
      const headers = { host, origin: `http://${host}` };
      const upgrade = { connection: 'upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' };
      const socket = { ...headers, ...upgrade, 'sec-websocket-key': Buffer.alloc(16).toString('base64') };
      const answers = [
        ...(await Promise.all(READ.map((path) => ask(origin, 'GET', path, headers)))),
        await ask(origin, 'POST', paths.me, { ...headers, 'content-type': 'application/json' }, '{"name":"Eve"}'),
        await ask(origin, 'GET', paths.live('x'.repeat(32)), socket),
      ];
      asked += answers.length;
      for (const { status, what } of answers) {
        mustHold(status === 421 || status === CUT, `${what} as ${host} was answered ${status}`);
      }
    }
    const own = await ask(origin, 'GET', paths.games, {});
    mustHold(own.status === 200, `under its own name the server answers ${own.status}`);
    return { requests: asked, answered: 0 };
  },
};

function ask(origin: string, method: string, path: string, headers: Record<string, string>, body?: string) {
  return new Promise<{ readonly what: string; readonly status: number }>((resolve) => {
    const asked = request(`${origin}${path}`, { method, headers, agent: false });
    const answered = (response: IncomingMessage) => {
      response.resume();
      resolve({ what: `${method} ${path}`, status: response.statusCode ?? 0 });
    };
    asked.on('response', answered);
    asked.on('upgrade', (response: IncomingMessage, socket) => {
      socket.destroy();
      answered(response);
    });
    asked.on('error', () => resolve({ what: `${method} ${path}`, status: CUT }));
    asked.end(body);
  });
}
