import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { CLIENT, PASSWORD, TestApp } from '../support/testApp.ts';

const IN_TIME_MS = 5000;

describe('stopping', () => {
  let app: TestApp;
  before(async () => {
    app = await TestApp.start();
  });
  after(() => app.close());

  it('lets requests under way finish, takes no new ones, and waits for no idle connection', async () => {
    const { fastify } = app.app;
    const address = await fastify.listen({ host: '127.0.0.1', port: 0 });
    const form = { ...CLIENT, grant_type: 'password', username: 'lin', password: PASSWORD };
    const signIn = () => fetch(`${address}/connect/token`, { method: 'POST', body: new URLSearchParams(form) });
    assert.equal((await signIn()).status, 200);
    let begun = 0;
    fastify.server.on('request', () => {
      begun += 1;
    });
    const underWay = Array.from({ length: 6 }, signIn);
    while (begun < 6) await new Promise((resolve) => setImmediate(resolve));
    const asked = performance.now();
    const closed = fastify.close();
    const answers = await Promise.allSettled(underWay);
    assert.deepEqual(
      answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.status : String(answer.reason))),
      [200, 200, 200, 200, 200, 200],
    );
    await closed;
    assert.ok(performance.now() - asked < IN_TIME_MS, 'the end was held up');
    await assert.rejects(signIn());
  });
});
