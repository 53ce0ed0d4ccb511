import { liveUrl } from '@stakeout/client';
import { paths } from '@stakeout/protocol';
import { WebSocket } from 'ws';
import { inParallel } from '../../load/parallel.ts';
import { type Attack, mustHold } from '../attack.ts';
import type { Guest, Stage } from '../stage.ts';

/** So that the limits can be met within seconds. */
const REQUESTS = 30;
const SOCKETS = 5;

/** Whoever has a /64 of IPv6 has more addresses than anybody could count: each request and socket comes from another. */
export const oneIpv6Network: Attack = {
  name: 'one-ipv6-network',
  aim: 'walk around the limits by address with the addresses of one line',
  async run(stage) {
    const server = await stage.server({
      STAKEOUT_TRUST_PROXY: 'yes',
      STAKEOUT_REQUESTS_PER_MINUTE: String(REQUESTS),
      STAKEOUT_SOCKETS_PER_ADDRESS: String(SOCKETS),
    });
    const eve = await stage.guest(server, 'Eve');
    const made = await eve.api.createTable({
      game: 'gunrunners',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      visibility: 'public',
    });
    if (!made.ok) throw new Error(`no table: ${made.error}`);
    const ask = async (address: string) =>
      (await fetch(`${server.origin}${paths.games}`, { headers: { 'x-forwarded-for': address } })).status;

    const open = await inParallel(addresses('2001:db8:0:1', 3 * SOCKETS), 5, (address) =>
      stays(stage, eve, made.value.table.id, address),
    );
    const held = open.filter(Boolean).length;
    mustHold(held === SOCKETS, `${held} of ${open.length} sockets of one /64 stayed open`);

    const answers = await inParallel(addresses('2001:db8:0:2', stage.times(3, 30) * REQUESTS), 10, ask);
    const passed = answers.filter((status) => status === 200).length;
    mustHold(passed <= REQUESTS, `${passed} of ${answers.length} requests of one /64 passed`);
    mustHold((await ask('2001:db8:0:3::1')) === 200, 'another network was refused too');
    return { 'requests passed': `${passed} of ${answers.length}`, 'sockets open': `${held} of ${open.length}` };
  },
};

function addresses(network: string, count: number): string[] {
  return Array.from(
    { length: count },
    (_, number) => `${network}:${((number * 7919) % 65_536).toString(16)}::${number.toString(16)}`,
  );
}

/** Whether a socket from the address is told of the table. */
function stays(stage: Stage, { headers }: Guest, table: string, address: string): Promise<boolean> {
  const socket = new WebSocket(liveUrl(headers['origin'] ?? '', table), {
    headers: { origin: headers['origin'] ?? '', 'x-forwarded-for': address },
  });
  stage.atTheEnd(() => socket.terminate());
  return new Promise((resolve) => {
    socket.once('message', () => resolve(true));
    socket.once('close', () => resolve(false));
    socket.once('error', () => resolve(false));
  });
}
