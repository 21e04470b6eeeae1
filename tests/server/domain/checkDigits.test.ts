import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import * as server from '../../../server/src/domain/checkDigits.ts';
import * as portal from '../../../src/lib/checkDigits.ts';

const CREDIT = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const creditBody = fc.string({ unit: fc.constantFrom(...CREDIT), minLength: 17, maxLength: 17 });
const idBody = fc
  .tuple(
    fc.integer({ min: 100000, max: 999999 }),
    fc.date({ min: new Date('1900-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
    fc.integer({ min: 100, max: 999 }),
  )
  .map(([area, birth, serial]) => `${area}${birth.toISOString().slice(0, 10).replaceAll('-', '')}${serial}`);

describe('CON-1 check characters, the same on both sides', () => {
  it('of a credit code: exactly one of 31 fits, and both sides agree which', () => {
    fc.assert(
      fc.property(creditBody, (body) => {
        const fitting = [...CREDIT].filter((last) => server.isCreditCode(body + last));
        assert.equal(fitting.length, 1);
        assert.deepEqual(
          [...CREDIT].filter((last) => portal.isCreditCode(body + last)),
          fitting,
        );
      }),
    );
    assert.ok(portal.isCreditCode('91350100M000100Y43'));
  });

  it('of an identity number: exactly one of 11 fits, and both sides agree which', () => {
    fc.assert(
      fc.property(idBody, (body) => {
        const fitting = [...'0123456789X'].filter((last) => server.isIdNumber(body + last));
        assert.equal(fitting.length, 1);
        assert.deepEqual(
          [...'0123456789X'].filter((last) => portal.isIdNumber(body + last)),
          fitting,
        );
      }),
    );
    assert.ok(portal.isIdNumber('11010519491231002X'));
  });

  it('refuse anything else alike', () => {
    const odd = [
      '',
      '91350100I000100Y43',
      '91350100M000100Y4',
      '110105194913310020',
      '110105194902290029',
      '1101051949123100２X',
    ];
    for (const text of odd) {
      for (const side of [server, portal]) assert.ok(!side.isCreditCode(text) && !side.isIdNumber(text), text);
    }
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), (text) => {
        assert.equal(portal.isCreditCode(text), server.isCreditCode(text));
        assert.equal(portal.isIdNumber(text), server.isIdNumber(text));
      }),
    );
  });
});
