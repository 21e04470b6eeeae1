import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { ProtocolError } from '../../../server/src/errors/hubError.ts';
import { RecordReader } from '../../../server/src/hub/protocol/recordReader.ts';

const RS = '\x1e';

function cut(bytes: Buffer, at: readonly number[]): Buffer[] {
  const places = [0, ...at.map((place) => place % (bytes.length + 1)), bytes.length].sort((a, b) => a - b);
  return places.slice(1).map((place, index) => bytes.subarray(places[index], place));
}

const record = fc.string({ unit: 'binary', maxLength: 40 }).filter((text) => !text.includes(RS));

describe('record reader', () => {
  it('yields the same records however the bytes are divided', () => {
    fc.assert(
      fc.property(fc.array(record), record, fc.array(fc.nat()), (records, unfinished, places) => {
        const reader = new RecordReader(1_000);
        const bytes = Buffer.from(records.map((text) => text + RS).join('') + unfinished);
        const read = cut(bytes, places).flatMap((chunk) => {
          // The socket's buffer is reused for the next chunk, so held data must not depend on it.
          const lent = Buffer.from(chunk);
          const found = [...reader.push(lent)];
          lent.fill(0x1e);
          return found;
        });
        assert.deepEqual(read, records);
        assert.deepEqual([...reader.push(Buffer.from(RS))], [unfinished]);
      }),
      { numRuns: 500 },
    );
  });

  it('accepts a record of exactly the limit and refuses one byte more, in one chunk or in many', () => {
    const longest = 'x'.repeat(100);
    assert.deepEqual([...new RecordReader(100).push(Buffer.from(longest + RS))], [longest]);
    assert.throws(() => [...new RecordReader(100).push(Buffer.from(`${longest}y${RS}`))], ProtocolError);
    const reader = new RecordReader(100);
    for (const char of longest) assert.deepEqual([...reader.push(Buffer.from(char))], []);
    assert.throws(() => [...reader.push(Buffer.from('y'))], ProtocolError);
  });

  it('yields the records before the one that is too long', () => {
    const read: string[] = [];
    assert.throws(() => {
      for (const text of new RecordReader(3).push(Buffer.from(`ab${RS}cd${RS}toolong${RS}`))) read.push(text);
    }, ProtocolError);
    assert.deepEqual(read, ['ab', 'cd']);
  });
});
