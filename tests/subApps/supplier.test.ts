import { isCreditCode as isOurs } from '../../contract/rules/identity.ts';
import * as ours from '../../contract/rules/typed.ts';
import { isCreditCode } from '../../sub-apps/plain/creditCode.js';
import { phoneDigits, plainDigits } from '../../sub-apps/plain/phone.js';

const CODE = '91350100M000100Y43';

describe('the supplier pages', () => {
  it('validate a unified social credit code by its last character', () => {
    expect(isCreditCode(CODE)).toBe(true);
    for (const code of ['91350100M000100Y44', '91350100M000100Y4', '91350100I000100Y43', '']) {
      expect(isCreditCode(code)).toBe(false);
    }
  });

  it('accept the same credit codes as the portal and the server', () => {
    const signs = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZa -'];
    // Every code that differs from a valid one in one character, or in one and the check digit.
    const codes = [...CODE].flatMap((_, at) => signs.map((sign) => CODE.slice(0, at) + sign + CODE.slice(at + 1)));
    const checked = codes.flatMap((code) => signs.map((sign) => code.slice(0, 17) + sign));
    const all = [...codes, ...checked, '', CODE.slice(1), `${CODE}0`, `${CODE}\n`];
    expect(all.filter((code) => isCreditCode(code) !== isOurs(code))).toEqual([]);
    expect(new Set(all.filter(isCreditCode)).size).toBeGreaterThan(500);
  });

  it('read numbers as the portal and the server do', () => {
    const prefixes = ['', '86', '+86', '0086', '+86 ', '００８６', '+85', '0', '１'];
    const numbers = [
      '13962104458',
      '139 6210 4458',
      '139-6210—4458',
      '１３９６２１０４４５８',
      '\u200B139\u00A062104458',
      '86',
      'a',
    ];
    const typed = prefixes.flatMap((prefix) => numbers.map((number) => prefix + number));
    expect(typed.map(phoneDigits)).toEqual(typed.map(ours.phoneDigits));
    expect(typed.map(plainDigits)).toEqual(typed.map(ours.plainDigits));
    expect(typed.filter((text) => phoneDigits(text) === '13962104458').length).toBe(30);
  });
});
