import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { TestApp } from '../support/testApp.ts';

const NOON = { fromNoon: false, toNoon: false };

describe('a request for time off', () => {
  let app: TestApp;
  let token: string;
  before(async () => {
    app = await TestApp.start();
    token = (await app.enter('chen', 'aurora')).access_token;
  });
  after(() => app.close());

  const post = (path: string, json: object) => app.ask('POST', `/api/approvals/${path}`, { token, json });
  const ask = (from: string, to: string, halves: object = {}) =>
    post('start', {
      template: 'leave',
      title: '年假',
      form: { kind: 'annual', from, to, reason: '回乡', ...NOON, ...halves },
    });
  async function asked(from: string, to: string, halves: object = {}): Promise<{ id: string; number: string }> {
    const { status, body, text } = await ask(from, to, halves);
    assert.equal(status, 200, text);
    return body;
  }
  async function refused(from: string, to: string, halves: object = {}) {
    const { status, body } = await ask(from, to, halves);
    assert.equal(status, 400);
    return body.error.validationErrors;
  }

  it('is refused if it begins at the noon at which it ends', async () => {
    const both = { fromNoon: true, toNoon: true };
    assert.deepEqual(await refused('2027-01-04', '2027-01-04', both), [
      { message: 'To noon of the last day: nothing is left between the beginning and the end', members: ['toNoon'] },
    ]);
    await asked('2027-01-04', '2027-01-05', both);
  });

  it('is refused for time already requested, with the number of that request', async () => {
    const { id, number } = await asked('2027-02-01', '2027-02-03');
    const message = `This overlaps your pending request ${number} (2027-02-01 to 2027-02-03).`;
    for (const [from, to] of [
      ['2027-02-02', '2027-02-02'],
      ['2027-02-03', '2027-02-05'],
      ['2027-01-30', '2027-02-10'],
    ] as const)
      assert.deepEqual(await refused(from, to), [{ message, members: ['from'] }]);
    await asked('2027-02-04', '2027-02-04');
    assert.equal((await post(`${id}/withdraw`, {})).status, 204);
    await asked('2027-02-02', '2027-02-02');
  });

  it('may begin at the noon at which another ends', async () => {
    await asked('2027-03-01', '2027-03-02', { toNoon: true });
    assert.equal((await refused('2027-03-02', '2027-03-02')).length, 1);
    await asked('2027-03-02', '2027-03-02', { fromNoon: true });
  });

  it('is refused when both are sent at once', async () => {
    const answers = await Promise.all([ask('2027-04-05', '2027-04-05'), ask('2027-04-05', '2027-04-05')]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 400]);
  });
});
