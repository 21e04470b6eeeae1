import { readScannedText } from '../../../src/services/browser/scannedText.ts';

const BARE = 'a'.repeat(42);

it.each([
  ['QRCODE_LOGIN:c-1', { kind: 'signIn', code: 'c-1' }],
  [`${location.origin}/demo/phone?code=c1`, { kind: 'signIn', code: 'c1' }],
  [`${location.origin}/scan?code=c1`, { kind: 'signIn', code: 'c1' }],
  [`${BARE}_`, { kind: 'signIn', code: `${BARE}_` }],
  ['atrium://open?code=101&mark=x', { kind: 'handOff', content: 'atrium://open?code=101&mark=x' }],
  [`${location.origin}/companyShare?tenantId=t#news`, { kind: 'page', to: '/companyShare?tenantId=t#news' }],
  [BARE, { kind: 'foreign' }],
  [`${location.origin}/scan`, { kind: 'foreign' }],
  [`${location.origin}/console`, { kind: 'foreign' }],
  ['https://example.com/scan?code=c1', { kind: 'foreign' }],
  ['https://example.com/companyShare', { kind: 'foreign' }],
  ['javascript:alert(1)', { kind: 'foreign' }],
  ['', { kind: 'foreign' }],
])('recognises the text of a code: %s', (text, expected) => {
  expect(readScannedText(text)).toEqual(expected);
});
