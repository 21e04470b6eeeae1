import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterEach, describe, it, mock } from 'node:test';
import webPush from 'web-push';
import { sendPush } from '../../../server/src/domain/push/sendPush.ts';
import { eventually } from '../support/eventually.ts';
import { FakeBrowser } from '../support/fakePushService.ts';

const KEYS = webPush.generateVAPIDKeys();
const MESSAGE = { title: 'x', module: 'x', path: '/portal', tag: 'x' };
const DRIP_MS = 20;

/** A push service that answers with `begin`, then with `more` for ever, a little at a time. */
async function endless(begin: string, more: string) {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.write(begin);
      const drip = setInterval(() => socket.write(more), DRIP_MS);
      socket.once('close', () => clearInterval(drip));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has such an address.
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    isHeldOpen: () => sockets.some((socket) => !socket.destroyed),
    stop: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

describe('a push service that never ends its answer', () => {
  let service: Awaited<ReturnType<typeof endless>> | undefined;
  afterEach(() => {
    mock.timers.reset();
    service?.stop();
  });
  async function sendTo(begin: string, more: string): Promise<number> {
    service = await endless(begin, more);
    const { endpoint, p256dh, auth } = new FakeBrowser(service.origin).subscription;
    const push = { keys: undefined, contact: '', origins: [service.origin], delay: 3 };
    return sendPush({ push, publicUrl: '' }, KEYS, { endpoint, p256dh, auth }, MESSAGE, 'normal');
  }
  const closed = () => eventually(() => service?.isHeldOpen() === false, 'the end of the connection');

  it('is given up if its headers take too long, however often it sends one', async () => {
    mock.timers.enable({ apis: ['setTimeout'] });
    const refused = assert.rejects(sendTo('HTTP/1.1 201 Created\r\n', 'X-Drip: 1\r\n'), /does not answer/);
    // The interval of the service is real: the connection is never idle.
    while (!service?.isHeldOpen()) await new Promise((resolve) => setImmediate(resolve));
    mock.timers.tick(9999);
    await new Promise((resolve) => setImmediate(resolve));
    assert.ok(service.isHeldOpen());
    mock.timers.tick(1);
    mock.timers.reset();
    await closed();
    await refused;
  });

  it('is left with its status, whatever body follows', async () => {
    const status = await sendTo('HTTP/1.1 201 Created\r\ntransfer-encoding: chunked\r\n\r\n', '1\r\nx\r\n');
    assert.equal(status, 201);
    await closed();
  });
});
