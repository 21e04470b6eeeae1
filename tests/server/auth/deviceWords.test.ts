import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { deviceWords } from '../../../server/src/auth/deviceWords.ts';

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0';
const OF_PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('the words for a device', () => {
  for (const [userAgent, words] of [
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`, 'Chrome, Windows'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/126.0.0.0`, 'Edge, Windows'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 OPR/112.0`, 'Opera, Windows'],
    [`Mozilla/5.0 (Linux; Android 15) ${CHROME} Mobile Safari/537.36`, 'Chrome, Android'],
    [`Mozilla/5.0 (Linux; Android 15) ${CHROME} Mobile MicroMessenger/8.0.50`, 'WeChat, Android'],
    [`Mozilla/5.0 (Phone; HarmonyOS 5.0) ${CHROME} DingTalk/7.6`, 'DingTalk, HarmonyOS'],
    [`${OF_PHONE} Version/18.0 Mobile/15E148 Safari/604.1`, 'Safari, iOS'],
    [`${OF_PHONE} CriOS/126.0 Mobile/15E148 Safari/604.1`, 'Chrome, iOS'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15', 'Safari, macOS'],
    ['Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox, Linux'],
    ['curl/8.5.0 (Linux)', 'Linux'],
    ['Your bank. Please confirm!', null],
  ] as const)
    it(`are ${words} for ${userAgent}`, () => {
      assert.equal(deviceWords({ name: null, type: null, userAgent }), words);
    });

  it('come from what the portal says of itself, too', () => {
    assert.equal(deviceWords({ name: 'Firefox-127', type: 'iOS', userAgent: null }), 'Firefox, iOS');
    assert.equal(deviceWords({ name: 'ab', type: 'iosx', userAgent: 'xopr' }), null, 'words, not parts of them');
    assert.equal(deviceWords({ name: null, type: null, userAgent: null }), null);
  });
});
