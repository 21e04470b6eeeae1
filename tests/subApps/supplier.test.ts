import { isCreditCode } from '../../sub-apps/plain/creditCode.js';

describe('the supplier pages', () => {
  it('validate a unified social credit code by its last character', () => {
    expect(isCreditCode('91350100M000100Y43')).toBe(true);
    for (const code of ['91350100M000100Y44', '91350100M000100Y4', '91350100I000100Y43', '']) {
      expect(isCreditCode(code)).toBe(false);
    }
  });
});
