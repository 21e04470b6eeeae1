import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import pg from 'pg';
import { PostgresListener } from '../../../server/src/db/postgresListener.ts';
import { type CuttingProxy, startCuttingProxy } from '../support/cuttingProxy.ts';
import { eventually } from '../support/eventually.ts';
import { emptyPostgresUrl, stopPostgresServer } from '../support/postgresServer.ts';

/** Longer than the listener waits before it reconnects: a surplus connection would have arrived by then. */
const AFTER_A_RETRY_MS = 1500;

describe('the listener’s connection', () => {
  let url = '';
  let proxy: CuttingProxy;
  let listener: PostgresListener;
  let gaps: string[] = [];
  let heard: string[] = [];
  before(async () => {
    url = await emptyPostgresUrl();
  });
  after(stopPostgresServer);
  beforeEach(async () => {
    gaps = [];
    heard = [];
    proxy = await startCuttingProxy(url);
    listener = new PostgresListener(proxy.url);
  });
  afterEach(async () => {
    await listener.close();
    await proxy.stop();
  });

  const listen = (channel: string) =>
    listener.listen(
      channel,
      (payload) => heard.push(payload),
      () => gaps.push(channel),
    );
  /** Until the cut has been noticed, even by a process that was stalled meanwhile: its timers run before it reads its input. */
  const aMoment = () => new Promise((resolve) => setTimeout(() => setImmediate(() => setImmediate(resolve)), 100));
  const aRetry = () => new Promise((resolve) => setTimeout(resolve, AFTER_A_RETRY_MS));

  async function notify(channel: string, payload: string): Promise<void> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('select pg_notify($1, $2)', [channel, payload]);
    await client.end();
  }

  it('is replaced by a single one when it is cut again before it listens', async () => {
    await listen('a');
    proxy.cutAt(2, 'listen "a"');
    proxy.cut();
    await eventually(() => gaps.length > 0, 'the gap');
    await aRetry();
    assert.deepEqual([proxy.connections(), gaps], [3, ['a']]);
    await notify('a', 'once');
    await eventually(() => heard.length > 0, 'the event');
    assert.deepEqual(heard, ['once']);
  });

  it('is replaced by one that also hears what was requested in the meantime', async () => {
    await listen('a');
    proxy.cut();
    await aMoment();
    await listen('b');
    await eventually(() => gaps.includes('a'), 'the gap');
    await aRetry();
    assert.equal(proxy.connections(), 2);
    await notify('b', 'once');
    await eventually(() => heard.length > 0, 'the event');
    assert.deepEqual(heard, ['once']);
  });

  it('is shared by all that ask at the same time', async () => {
    await Promise.all([listen('a'), listen('b')]);
    assert.equal(proxy.connections(), 1);
    await notify('b', 'once');
    await eventually(() => heard.length > 0, 'the event');
    assert.deepEqual(heard, ['once']);
  });

  it('is requested again by the next listener after it could not be opened', async () => {
    proxy.cutAt(1, 'listen "a"');
    await assert.rejects(listen('a'));
    await listen('b');
    await notify('a', 'once');
    await eventually(() => heard.length > 0, 'the event');
    assert.equal(proxy.connections(), 2);
  });

  it('is not reopened once the listener is closed', async () => {
    await listen('a');
    proxy.cut();
    await aMoment();
    await listener.close();
    await aRetry();
    assert.equal(proxy.connections(), 1);
  });
});
