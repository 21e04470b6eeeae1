import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openIn, spread } from '../../../server/src/domain/business/applications/spreading.ts';

describe('a quantity spread over lines', () => {
  const lines: Record<string, number>[] = [{ quantity: 5, sent: 2 }, { quantity: 4, sent: 4 }, { quantity: 10 }];
  const sent = () => lines.map((line) => line['sent']);

  it('fills them in their order, each up to what is open, and no further than it reaches', () => {
    assert.equal(openIn(lines, 'sent'), 13);
    assert.deepEqual(spread(lines, 'sent', 6), [3, 0, 3]);
    assert.deepEqual(sent(), [5, 4, 3]);
    assert.equal(openIn(lines, 'sent'), 7);
    assert.deepEqual(spread(lines, 'sent', 100), [0, 0, 7], 'what is too much stays with the caller');
    assert.deepEqual(sent(), [5, 4, 10]);
  });
});
