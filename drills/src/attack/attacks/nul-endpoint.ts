import { createECDH } from 'node:crypto';
import { paths } from '@stakeout/protocol';
import type { ServerProcess } from '../../load/server-process.ts';
import { type Attack, mustHold } from '../attack.ts';
import type { Guest, Stage } from '../stage.ts';

/** No text of a database may have it. */
const NUL = '\0';

/** A zero character in every text that is stored: it is refused or taken out, and never the server's fault. */
export const nulEndpoint: Attack = {
  name: 'nul-endpoint',
  aim: 'make the server fail, and write to its log, by a zero character',
  async run(stage) {
    const servers = await open(stage);
    let texts = 0;
    for (const server of servers) {
      const eve = await stage.guest(server, 'Eve');
      for (const [what, answer] of await Promise.all(attempts(server, eve))) {
        texts++;
        mustHold(answer.status < 500, `${what} was answered ${answer.status}`);
        if (what.startsWith('push')) mustHold(answer.status === 400, `${what} was answered ${answer.status}`);
      }
    }
    return { texts, engines: servers.length };
  },
};

/** In the full form on PostgreSQL too, which refuses the character by itself. */
async function open(stage: Stage): Promise<readonly ServerProcess[]> {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const keys = {
    STAKEOUT_PUSH_PUBLIC_KEY: pair.getPublicKey('base64url'),
    STAKEOUT_PUSH_PRIVATE_KEY: pair.getPrivateKey('base64url').padStart(43, 'A'),
    STAKEOUT_PUSH_CONTACT: 'mailto:host@stakeout.example',
  };
  const sqlite = await stage.server(keys);
  return stage.isShort ? [sqlite] : [sqlite, ...(await stage.nodes(1, keys))];
}

function attempts(server: ServerProcess, eve: Guest): Promise<readonly [string, Response]>[] {
  const subscription = { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' }, language: 'en' };
  const send = async (
    what: string,
    method: string,
    path: string,
    body: unknown,
  ): Promise<readonly [string, Response]> => {
    const headers = { ...eve.headers, 'content-type': 'application/json' };
    return [what, await fetch(`${server.origin}${path}`, { method, headers, body: JSON.stringify(body) })];
  };
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const push = (what: string, change: object) => send(what, 'POST', paths.push, { ...subscription, ...change });
  return [
    push('push endpoint', { endpoint: `https://push.example/${NUL}` }),
    push('push key', { keys: { p256dh: NUL, auth: 'a' } }),
    push('push secret', { keys: { p256dh: 'p', auth: `a${NUL}` } }),
    send('push endpoint to remove', 'DELETE', paths.push, { endpoint: NUL }),
    send('name', 'POST', paths.me, { name: `Eve${NUL}` }),
    send('game', 'POST', paths.tables, { game: `gunrunners${NUL}`, seats }),
    send('option', 'POST', paths.tables, { game: 'gunrunners', config: { edition: `en${NUL}` }, seats }),
    send('deck', 'POST', paths.tables, { game: 'gunrunners', config: { deck: { name: NUL } }, seats }),
    send('box', 'POST', paths.tables, { game: 'escape-plan', config: { [`x${NUL}`]: NUL }, seats }),
    send('link', 'POST', paths.recover, { token: NUL.repeat(32) }),
    send('address', 'GET', paths.table(`%00${'x'.repeat(31)}`), undefined),
  ];
}
