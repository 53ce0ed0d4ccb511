import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** By this the connection on which a node hears the others is known. */
const NOTICES = 'stakeout-notices';

/** A way to a database on which, once it is cut, nothing comes back to those who listen for notices. The line stays open. */
export class DeafLine {
  readonly url: string;
  private isCut = false;
  private readonly sockets = new Set<Socket>();
  private readonly server;

  private constructor(server: ReturnType<typeof createServer>, url: URL) {
    this.server = server;
    const { port } = server.address() as AddressInfo;
    const through = new URL(url);
    through.host = `127.0.0.1:${port}`;
    this.url = String(through);
    server.on('connection', (client) => this.relay(client, connect(Number(url.port), url.hostname)));
  }

  static async to(url: string): Promise<DeafLine> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new DeafLine(server, new URL(url));
  }

  cut(): void {
    this.isCut = true;
  }

  close(): void {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
  }

  private relay(client: Socket, database: Socket): void {
    let listens = false;
    client.once('data', (first) => {
      listens = first.includes(NOTICES);
    });
    client.on('data', (data) => database.write(data));
    database.on('data', (data) => {
      if (!(listens && this.isCut)) client.write(data);
    });
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      this.sockets.add(one);
      one.on('error', () => {});
      one.on('close', () => {
        this.sockets.delete(one);
        other.destroy();
      });
    }
  }
}
