import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { isRealName } from '../../../server/src/domain/accounts/realName.ts';
import * as server from '../../../server/src/domain/checkDigits.ts';
import { isRealName as isNameOfCard } from '../../../src/lib/accountRules.ts';
import * as portal from '../../../src/lib/checkDigits.ts';

const TODAY = '2026-11-20';
const CREDIT = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const creditBody = fc.string({ unit: fc.constantFrom(...CREDIT), minLength: 17, maxLength: 17 });
const idBody = fc
  .tuple(
    fc.constantFrom('110105', '310104', '659001', '710000', '810000', '830000'),
    fc.date({ min: new Date('1900-01-01'), max: new Date(TODAY), noInvalidDate: true }),
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
        const fitting = [...'0123456789X'].filter((last) => server.isIdNumber(body + last, TODAY));
        assert.equal(fitting.length, 1);
        assert.deepEqual(
          [...'0123456789X'].filter((last) => portal.isIdNumber(body + last, TODAY)),
          fitting,
        );
      }),
    );
    assert.ok(portal.isIdNumber('11010519491231002X', TODAY));
  });

  it('of an identity number count for nothing with a region or a birthday that cannot be', () => {
    for (const side of [server, portal]) {
      /** Whether any check character makes a number of it. */
      const fits = (body: string) => [...'0123456789X'].some((last) => side.isIdNumber(body + last, TODAY));
      for (const body of ['11010520261120002', '11010519000101002', '82000019900228002']) assert.ok(fits(body), body);
      for (const region of ['00', '10', '16', '24', '38', '47', '55', '66', '70', '72', '80', '84', '91', '99']) {
        assert.ok(!fits(`${region}010519900101002`), region);
      }
      for (const birth of ['20261121', '20300101', '18991231', '19900230', '19901301', '00000000']) {
        assert.ok(!fits(`110105${birth}002`), birth);
      }
    }
  });

  it('a real name is made of letters and of marks between them, on both sides', () => {
    const names = ['林静', '阿卜杜拉·买买提', 'Lin Jing', "Anne-Marie O'Neil", '𠮷田', 'José', 'Lin J.'];
    const none = ['林', '', '林静😀', '林静1', '·林静', '林静·', '林<静>', '林'.repeat(51), '林@静', '， 静'];
    for (const side of [isRealName, isNameOfCard]) {
      for (const name of names) assert.ok(side(name), name);
      for (const name of none) assert.ok(!side(name), name);
    }
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
      for (const side of [server, portal]) assert.ok(!side.isCreditCode(text) && !side.isIdNumber(text, TODAY), text);
    }
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), (text) => {
        assert.equal(portal.isCreditCode(text), server.isCreditCode(text));
        assert.equal(portal.isIdNumber(text, TODAY), server.isIdNumber(text, TODAY));
      }),
    );
  });
});
