import { storedLanguage } from '../../src/store/storedLanguage.ts';

beforeEach(() => localStorage.clear());

it.each([
  [null, 'zh-CN'],
  ['{"language":"en-US","size":"large"}', 'en-US'],
  ['{"language":"zh-CN"}', 'zh-CN'],
  ['{"language":"fr"}', 'zh-CN'],
  ['{"size":"large"}', 'zh-CN'],
  ['{', 'zh-CN'],
])('a page beside the portal, with %s stored, uses %s', (raw, language) => {
  if (raw !== null) localStorage.setItem('settings', raw);
  expect(storedLanguage()).toBe(language);
});
