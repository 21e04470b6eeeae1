import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { RecordReader } from '../../../server/src/hub/protocol/recordReader.ts';
import { startHub } from './support/hubServer.ts';
import { negotiated, raw } from './support/rawClient.ts';

const EVENTS = { Accept: 'text/event-stream' };

describe('the memory of an idle connection', () => {
  it('keeps no headers of an open response once they are sent, and the client has them all', async (t) => {
    const { url, responses } = await startHub(t);
    const { at } = await negotiated(url);
    const { headers } = await raw(at, { headers: { ...EVENTS, origin: new URL(url).origin }, headOnly: true });
    assert.equal(headers['content-type'], 'text/event-stream');
    assert.equal(headers['access-control-allow-origin'], new URL(url).origin);
    assert.deepEqual(responses.at(-1)?.getHeaderNames(), []);
  });

  it('has each header once: the hub’s own takes the place of a hook’s', async (t) => {
    const { url } = await startHub(t);
    const { at } = await negotiated(url);
    const { headers } = await raw(at, { headers: EVENTS, headOnly: true });
    // Node joins a repeated header into one text.
    assert.equal(headers['cache-control'], 'no-cache,no-store');
  });

  it('needs no reader that is waiting for nothing', () => {
    const reader = new RecordReader(100);
    assert.equal(reader.isEmpty, true);
    assert.deepEqual([...reader.push(Buffer.from('{}\x1e{"ty'))], ['{}']);
    assert.equal(reader.isEmpty, false);
    assert.deepEqual([...reader.push(Buffer.from('pe":6}\x1e'))], ['{"type":6}']);
    assert.equal(reader.isEmpty, true);
  });
});
