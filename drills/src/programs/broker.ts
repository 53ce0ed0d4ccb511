import { findProgram, freePort } from '@stakeout/testkit';
import { Background } from './background.ts';
import { Unavailable } from './proxy.ts';

/** A real NATS server, over which nodes tell each other what has changed. */
export interface Broker {
  readonly url: string;
  readonly pid: number;
  /** How many messages it was given so far. */
  messages(): Promise<number>;
  stop(): Promise<void>;
}

export async function startBroker(): Promise<Broker> {
  const path = findProgram('nats-server');
  if (path === null) throw new Unavailable('nats-server cannot be had here');
  const [port, monitor] = [await freePort(), await freePort()];
  const place = ['--addr', '127.0.0.1', '--port', String(port), '--http_port', String(monitor)];
  const process = await new Background('nats-server', path, place).untilOpen(port);
  return {
    url: `nats://127.0.0.1:${port}`,
    pid: process.pid,
    async messages() {
      const page = (await (await fetch(`http://127.0.0.1:${monitor}/varz`)).json()) as { readonly in_msgs: number };
      return page.in_msgs;
    },
    stop: () => process.stop(),
  };
}
