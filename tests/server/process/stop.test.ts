import assert from 'node:assert/strict';
import { Agent, type IncomingMessage, request } from 'node:http';
import { after, before, describe, it } from 'node:test';
import { eventually } from '../support/eventually.ts';
import { CLIENT, PASSWORD, TestApp } from '../support/testApp.ts';

/** When a hanging test gives up; nothing is measured. */
const GUARD = { timeout: 600_000 };
const FORM = new URLSearchParams({ ...CLIENT, grant_type: 'password', username: 'lin', password: PASSWORD }).toString();

/**
 * Signs in over connections that this side keeps open as long as the server allows. The last letter of the form is
 * sent when `whole` resolves, so the server cannot answer before.
 */
function signIn(address: string, agent: Agent, whole: Promise<unknown> = Promise.resolve()): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': FORM.length };
    const sent = request(`${address}/connect/token`, { method: 'POST', agent, headers }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer));
    });
    sent.once('error', reject);
    sent.write(FORM.slice(0, -1));
    void whole.then(() => sent.end(FORM.slice(-1)));
  });
}

describe('stopping', () => {
  let app: TestApp;
  before(async () => {
    app = await TestApp.start();
  });
  after(() => app.close());

  it('lets running requests finish, accepts no new ones, and does not wait for idle connections', GUARD, async () => {
    const { fastify } = app.app;
    const address = await fastify.listen({ host: '127.0.0.1', port: 0 });
    // Neither side would ever close an idle connection on its own.
    fastify.server.keepAliveTimeout = 0;
    const agent = new Agent({ keepAlive: true });
    assert.equal((await signIn(address, agent)).statusCode, 200);
    let begun = 0;
    fastify.server.on('request', () => {
      begun += 1;
    });
    let finish = () => {};
    const whole = new Promise<void>((resolve) => {
      finish = resolve;
    });
    // Fewer than the attempts that lock an account: each is counted before it is known to be right.
    const underWay = Array.from({ length: 4 }, () => signIn(address, agent, whole));
    await eventually(() => begun === 4, 'four requests under way');
    const closed = fastify.close();
    await eventually(() => !fastify.server.listening, 'no new connections');
    finish();
    const answers = await Promise.all(underWay);
    assert.deepEqual(
      answers.map(({ statusCode, headers }) => [statusCode, headers.connection]),
      Array(4).fill([200, 'close']),
    );
    await closed;
    await assert.rejects(signIn(address, agent), /ECONNREFUSED/);
    agent.destroy();
  });
});
