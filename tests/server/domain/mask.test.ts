import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { maskEmail, maskPhone } from '../../../server/src/domain/mask.ts';

describe('what is shown of an address that proves who somebody is', () => {
  it('of a phone number the middle is hidden, of one that is too short everything', () => {
    assert.equal(maskPhone('13900000001'), '139****0001');
    assert.equal(maskPhone('12345678'), '123****5678');
    assert.equal(maskPhone('1234567'), '****');
    assert.equal(maskPhone(null), null);
  });

  it('of an e-mail address the first letter and the host are left', () => {
    assert.equal(maskEmail('lin.jing@example.com'), 'l***@example.com');
    assert.equal(maskEmail(null), null);
  });
});
