import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Agent, createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { PushSubscriptionRecord } from '../storage/records.ts';

interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A push service on this machine. Both sides know one key, so that its HTTPS needs no certificate. */
export class PushService {
  readonly received: Received[] = [];
  /** What it answers, request after request; then 201. */
  readonly answers: number[] = [];
  readonly agent: Agent;
  private readonly server: Server;

  constructor() {
    const psk = randomBytes(32);
    const tls = { ciphers: 'PSK', maxVersion: 'TLSv1.2' } as const;
    this.agent = new Agent({
      ...tls,
      pskCallback: () => ({ psk, identity: 'test' }),
      checkServerIdentity: () => undefined,
    });
    this.server = createServer({ ...tls, pskCallback: () => psk }, (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        this.received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
        response.writeHead(this.answers.shift() ?? 201).end('what the service has to say');
      });
    });
  }

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  urlOf(path: string): string {
    return `https://localhost:${(this.server.address() as AddressInfo).port}${path}`;
  }
}

/** A browser: it has keys of its own and can read what is sent to it. */
export class Browser {
  private readonly keys = createECDH('prime256v1');
  private readonly auth = randomBytes(16);

  constructor() {
    this.keys.generateKeys();
  }

  subscription(person: string, endpoint: string, language: 'en' | 'pt' = 'en'): PushSubscriptionRecord {
    const keys = { p256dh: this.keys.getPublicKey('base64url'), auth: this.auth.toString('base64url') };
    return { endpoint, person, keys, language };
  }

  /** RFC 8291: one record of aes128gcm. */
  read(body: Buffer): unknown {
    const salt = body.subarray(0, 16);
    const length = body.readUInt8(20);
    const sender = body.subarray(21, 21 + length);
    const sealed = body.subarray(21 + length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.keys.getPublicKey(), sender]);
    const secret = hkdf(this.keys.computeSecret(sender), this.auth, info, 32);
    const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const cipher = createDecipheriv('aes-128-gcm', key, nonce);
    cipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
  }
}

function hkdf(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}
