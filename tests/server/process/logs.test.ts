import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { after, before, describe, it } from 'node:test';
import WebSocket from 'ws';
import { allRoutes } from '../../../server/src/routes/allRoutes.ts';
import { tenantId } from '../../../server/src/seed/staff.ts';
import { quickFolder } from '../../support/quickFolder.ts';
import { RemotePerson } from '../support/remotePerson.ts';
import { sampleRequest } from '../support/sampleInput.ts';
import { ServerProcess } from '../support/serverProcess.ts';
import { CLIENT, demoData, PASSWORD } from '../support/testApp.ts';
import { prepareDataFolder } from '../support/testDatabase.ts';

const PHONE = '13912345678';
/** A text placed in every field of every call. */
const CANARY = 'canary-of-every-call';
/** What `sampleRequest` uses for a phone number. */
const SAMPLE_PHONE = '13900000001';

describe('log', () => {
  let folder = '';
  before(async () => {
    folder = await quickFolder('log');
    await prepareDataFolder(folder, demoData);
  });
  after(() => rm(folder, { recursive: true, force: true }));

  it('has a line with an id for each request, and no password, token, secret or phone number', async () => {
    const server = new ServerProcess({ DATA_DIR: folder, LOG_LEVEL: 'debug' });
    const address = await server.ready();
    const lin = await RemotePerson.enter(address, 'lin', tenantId('aurora'));
    const json = { 'content-type': 'application/json', authorization: `Bearer ${lin.token}` };
    const post = (path: string, body: string) => fetch(address + path, { method: 'POST', headers: json, body });
    await post('/api/send-sms/vcode', JSON.stringify({ phoneNumber: PHONE, purpose: 'register' }));
    await post('/api/account/register', JSON.stringify({ phoneNumber: PHONE, password: PASSWORD }));
    await post('/api/user-work/personal/create', '{"title": "broken');
    await fetch(`${address}/api/nothing?access_token=${lin.token}`);
    const socket = new WebSocket(`${address.replace('http', 'ws')}/signalr-hubs/real-time?access_token=${lin.token}`);
    await new Promise((resolve) => socket.once('open', resolve));
    socket.terminate();
    const answers = await callEverything(address, lin.token);
    const { headers } = await fetch(`${address}/health`);
    // It is sent after the answer, so the shutdown could come first.
    await server.printed(/demo text message to .*\n/);
    assert.equal(await server.end('SIGTERM'), 0);

    const log = server.output + server.errors;
    const lines = server.output
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line));
    const signIn = lines.find(({ route }) => route === '/connect/token');
    assert.deepEqual([signIn?.method, signIn?.status], ['POST', 200]);
    assert.match(signIn?.reqId ?? '', /^[0-9a-f-]{36}$/);
    assert.ok(headers.get('x-correlation-id'));
    // The start prints the demo's password on purpose, in the only line that is not a log line.
    const logged = log
      .split('\n')
      .filter((line) => !line.startsWith('Demo accounts'))
      .join('\n');
    // Unauthenticated requests are refused before their content is read.
    assert.ok(answers.filter((status) => status === 401).length < allRoutes.length / 20, `${answers}`);
    const secrets = [PASSWORD, lin.token, lin.token.split('.')[2] ?? '', CLIENT.client_secret, PHONE];
    for (const secret of [...secrets, CANARY, SAMPLE_PHONE]) {
      assert.equal(logged.includes(secret), false, `the log holds ${secret.slice(0, 6)}…`);
    }
    assert.match(logged, /demo text message to 139\*{4}5678/);
  });
});

/** Makes every call once, with the canary wherever a text is accepted; returns the statuses of the answers. */
async function callEverything(address: string, token: string): Promise<number[]> {
  const statuses: number[] = [];
  // Nothing is sent after signing out.
  const routes = allRoutes.toSorted(
    (one, other) => Number(one.call.id === 'logout') - Number(other.call.id === 'logout'),
  );
  for (const { call } of routes) {
    const { url, body } = sampleRequest(call, CANARY);
    const form = call.encoding === 'form';
    const { status } = await fetch(address + url, {
      method: call.method,
      headers: {
        authorization: `Bearer ${token}`,
        deviceid: CANARY,
        devicename: CANARY,
        'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json',
      },
      ...(body !== undefined && { body: form ? `${new URLSearchParams(Object(body))}` : JSON.stringify(body) }),
    });
    statuses.push(status);
  }
  return statuses;
}
