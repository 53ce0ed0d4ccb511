import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** An address that leads to another one, which can be changed: as a name in a network does, or an address that moves. */
export class Forwarder {
  readonly port: number;
  #target: number | null;
  readonly #server: Server;
  readonly #lines = new Set<Socket>();

  constructor(port: number, target: number) {
    this.port = port;
    this.#target = target;
    this.#server = createServer((caller) => this.#forward(caller));
  }

  async open(): Promise<this> {
    this.#server.listen(this.port, '127.0.0.1');
    await once(this.#server, 'listening');
    return this;
  }

  /** Leads elsewhere from now on; `null` leads nowhere. Whoever is connected is cut off. */
  lead(target: number | null): void {
    this.#target = target;
    for (const line of this.#lines) line.destroy();
  }

  async close(): Promise<void> {
    this.lead(null);
    const closed = once(this.#server, 'close');
    this.#server.close();
    await closed;
  }

  #forward(caller: Socket): void {
    if (this.#target === null) {
      caller.destroy();
      return;
    }
    const called = connect(this.#target, '127.0.0.1');
    for (const [one, other] of [
      [caller, called],
      [called, caller],
    ] as const) {
      this.#lines.add(one);
      one.setNoDelay(true);
      // A line that breaks on one side is broken on the other.
      one.on('error', () => other.destroy());
      one.on('close', () => {
        this.#lines.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  }
}
