import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { isCreditCode, isIdNumber, isRealName } from '../../../contract/rules/identity.ts';

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

describe('check characters', () => {
  it('of a credit code: exactly one of 31 fits', () => {
    fc.assert(
      fc.property(creditBody, (body) => {
        assert.equal([...CREDIT].filter((last) => isCreditCode(body + last)).length, 1);
      }),
    );
    assert.ok(isCreditCode('91350100M000100Y43'));
  });

  it('of an identity number: exactly one of 11 fits', () => {
    fc.assert(
      fc.property(idBody, (body) => {
        assert.equal([...'0123456789X'].filter((last) => isIdNumber(body + last, TODAY)).length, 1);
      }),
    );
    assert.ok(isIdNumber('11010519491231002X', TODAY));
  });

  it('of an identity number do not save an impossible region or birthday', () => {
    /** Whether any check character makes it a valid number. */
    const fits = (body: string) => [...'0123456789X'].some((last) => isIdNumber(body + last, TODAY));
    for (const body of ['11010520261120002', '11010519000101002', '82000019900228002']) assert.ok(fits(body), body);
    for (const region of ['00', '10', '16', '24', '38', '47', '55', '66', '70', '72', '80', '84', '91', '99']) {
      assert.ok(!fits(`${region}010519900101002`), region);
    }
    for (const birth of ['20261121', '20300101', '18991231', '19900230', '19901301', '00000000']) {
      assert.ok(!fits(`110105${birth}002`), birth);
    }
  });

  it('a real name is made of letters and of marks between them', () => {
    const names = ['林静', '阿卜杜拉·买买提', 'Lin Jing', "Anne-Marie O'Neil", '𠮷田', 'José', 'Lin J.'];
    const none = ['林', '', '林静😀', '林静1', '·林静', '林静·', '林<静>', '林'.repeat(51), '林@静', '， 静'];
    for (const name of names) assert.ok(isRealName(name), name);
    for (const name of none) assert.ok(!isRealName(name), name);
  });

  it('refuse anything else', () => {
    const odd = [
      '',
      '91350100I000100Y43',
      '91350100M000100Y4',
      '110105194913310020',
      '110105194902290029',
      '1101051949123100２X',
    ];
    for (const text of odd) assert.ok(!isCreditCode(text) && !isIdNumber(text, TODAY), text);
  });
});
