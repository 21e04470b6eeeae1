import assert from 'node:assert/strict';
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, randomUUID, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a push service received. */
export interface Pushed {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Keys and address of a browser at this push service. */
export class FakeBrowser {
  readonly endpoint: string;
  readonly #pair = createECDH('prime256v1');
  readonly #auth = randomBytes(16);

  constructor(origin: string) {
    this.endpoint = `${origin}/push/${randomUUID()}`;
    this.#pair.generateKeys();
  }

  /** What a portal sends to the backend. */
  get subscription() {
    return {
      endpoint: this.endpoint,
      p256dh: this.#pair.getPublicKey('base64url'),
      auth: this.#auth.toString('base64url'),
      doNotDisturb: null,
      quietHours: null,
    };
  }

  /** The message in a body of `aes128gcm` (RFC 8188, 8291), as the browser passes it to its service worker. */
  read(body: Buffer): Record<string, unknown> {
    const salt = body.subarray(0, 16);
    const length = body.readUInt8(20);
    const sender = body.subarray(21, 21 + length);
    const derived = (secret: Buffer, with_: Buffer, info: Buffer | string, size: number) =>
      Buffer.from(hkdfSync('sha256', secret, with_, info, size));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#pair.getPublicKey(), sender]);
    const secret = derived(this.#pair.computeSecret(sender), this.#auth, info, 32);
    const key = derived(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
    const nonce = derived(secret, salt, 'Content-Encoding: nonce\0', 12);
    const sealed = body.subarray(21 + length);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    // A byte of value 2 ends the message.
    assert.equal(plain.at(-1), 2);
    return JSON.parse(plain.subarray(0, -1).toString('utf8'));
  }
}

/** The claims of a `vapid` header, if `publicKey` signed it (RFC 8292). */
export function vapidOf(authorization: string | undefined, publicKey: string): Record<string, unknown> {
  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization ?? '') ?? [];
  assert.equal(key, publicKey);
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const jwk = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const [head = '', claims = '', signature = ''] = token.split('.');
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: jwk, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  assert.ok(signed, 'the signature of the VAPID token');
  return JSON.parse(Buffer.from(claims, 'base64url').toString());
}

/** A push service on this machine. */
export class FakePushService {
  readonly received: Pushed[] = [];
  /** What it answers. */
  status = 201;
  readonly #server: Server;

  private constructor() {
    this.#server = createServer(async (request, answer) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part);
      const body = Buffer.concat(parts);
      this.received.push({ path: request.url ?? '', headers: request.headers, body });
      answer.writeHead(this.status, { location: 'http://127.0.0.1:1/elsewhere' }).end();
    });
  }

  static async start(): Promise<FakePushService> {
    const service = new FakePushService();
    await new Promise<void>((resolve) => service.#server.listen(0, '127.0.0.1', resolve));
    return service;
  }

  get origin(): string {
    // A server that listens on a port has such an address.
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  browser(): FakeBrowser {
    return new FakeBrowser(this.origin);
  }

  async stop(): Promise<void> {
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
