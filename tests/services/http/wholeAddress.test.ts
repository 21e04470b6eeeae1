import { configureSend } from '../../../src/services/http/send.ts';
import { wholeAddress } from '../../../src/services/http/wholeAddress.ts';
import { credentials } from '../support/backend.ts';

beforeEach(() => configureSend({ baseUrl: 'https://backend.example/base', readCredentials: () => credentials, fetch }));

it.each([
  ['/files/a b', 'https://backend.example/base/files/a%20b'],
  ['https://pictures.example/a.png', 'https://pictures.example/a.png'],
  ['http://pictures.example/a.png', 'http://pictures.example/a.png'],
  ['a.png', 'http://localhost/a.png'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['xhttps://a.example', null],
  ['https://', null],
])('the address %s of a backend is %s', (told, whole) => expect(wholeAddress(told)).toBe(whole));
