import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { maskEmail, maskPhone } from '../../../server/src/domain/mask.ts';

describe('the masked form of an address that proves who somebody is', () => {
  it('hides the middle of a phone number, and all of one that is too short', () => {
    assert.equal(maskPhone('13900000001'), '139****0001');
    assert.equal(maskPhone('12345678'), '123****5678');
    assert.equal(maskPhone('1234567'), '****');
    assert.equal(maskPhone(null), null);
  });

  it('keeps the first letter and the host of an e-mail address', () => {
    assert.equal(maskEmail('lin.jing@example.com'), 'l***@example.com');
    assert.equal(maskEmail(null), null);
  });
});
