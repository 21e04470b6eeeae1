import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { encode } from '../../src/tape/codec.ts';
import { createDigest } from '../../src/tape/digest.ts';
import { createMask } from '../../src/tape/mask.ts';
import { hiddenAsWritten } from '../../src/tape/naming.ts';
import { plainPen } from '../../src/tape/pen.ts';
import { isStandIn } from '../../src/tape/standIn.ts';

const KEY = new Uint8Array(32).fill(9);
const noNumber = () => undefined;
const masked = (value: unknown, texts = false, name = '') =>
  encode(value, createMask({ texts, key: KEY }).heard(noNumber), name);

/** One of each thing to hide, under the names used in forms, calls, the hub, addresses and storage. */
const CANARIES = {
  password: 'Portal#2026',
  access_token: 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJsaW4ifQ.c2ln',
  refresh_token: 'rt-canary-7f3a',
  phone: '13900000001',
  code: '482913',
  fingerprint: 'b6f1a3device-canary',
  clientSecret: 'portal-web-canary',
  person: 'Lin-Canary',
  title: 'canary of a title',
  search: 'wang-canary',
  idNumber: '11010519491231002X',
};
const SESSION = {
  form: { type: 'login/signInSubmitted', payload: { userName: CANARIES.person, password: CANARIES.password } },
  typed: { key: 'smsSignIn/phoneNumber', typed: CANARIES.phone },
  answer: {
    access_token: CANARIES.access_token,
    refresh_token: CANARIES.refresh_token,
    user: { name: CANARIES.person, phoneNumber: Number(CANARIES.phone), idNumber: CANARIES.idNumber },
  },
  hub: { kind: 'notified', title: CANARIES.title, properties: JSON.stringify({ Url: `/x?code=${CANARIES.code}` }) },
  address: `/verifySecretProtectionPhoneNumber?phoneNumber=${CANARIES.phone}&code=${CANARIES.code}#token=${CANARIES.refresh_token}`,
  storage: { key: 'host_refresh_token', raw: JSON.stringify({ refresh_token: CANARIES.refresh_token }) },
  request: { headers: { Authorization: `Bearer ${CANARIES.access_token}`, deviceid: CANARIES.fingerprint } },
  client: { client_secret: CANARIES.clientSecret, vcode: CANARIES.code, nameOrPhoneNumber: CANARIES.search },
  byPhone: { [CANARIES.phone]: { id: 'u1' } },
};
const found = (text: string) => Object.values(CANARIES).filter((canary) => text.includes(canary));

it('DEV-3 a masked tape shows no secret or free text of a session; a plain one shows them all', () => {
  expect(found(JSON.stringify(encode(SESSION, plainPen(noNumber))))).toEqual(Object.values(CANARIES));
  expect(found(JSON.stringify(masked(SESSION)))).toEqual([]);
});

it('a tape masked with texts shows what people wrote, but still no secrets', () => {
  const { title, person } = CANARIES;
  expect(found(JSON.stringify(masked(SESSION, true))).sort()).toEqual([person, title].sort());
});

it('gives equal texts equal stand-ins within a segment, different texts different ones, and other ones in another segment', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 2 }), fc.string({ minLength: 2 }), (one, other) => {
      const pen = createMask({ texts: false, key: KEY }).heard(noNumber);
      const [a, b, again] = [pen.text(one, 'password'), pen.text(other, 'password'), pen.text(one, 'password')];
      expect(again).toBe(a);
      if (one.trim() !== other.trim()) expect(a.trim()).not.toBe(b.trim());
    }),
  );
  const another = createMask({ texts: false, key: new Uint8Array(32).fill(1) }).heard(noNumber);
  expect(another.text('Portal#2026', 'password')).not.toBe(masked('Portal#2026', false, 'password'));
});

it('the first field in which a text appears decides for all but secret fields', () => {
  expect(masked({ keyword: 'lin', id: 'lin' })).toMatchObject({ id: expect.stringMatching(/^zq/) });
  expect(masked({ id: 'lin', keyword: 'lin', password: 'lin' })).toEqual({
    id: 'lin',
    keyword: 'lin',
    password: expect.stringMatching(/^zq/),
  });
});

it.each([
  ['Authorization', 'Bearer abc.def', /^Bearer zq\w{13}qz$/],
  ['search', '?page=2&keyword=belt%20x', /^\?page=2&keyword=zq\w{13}qz$/],
  ['fileName', 'my holiday.png', /^zq\w{13}qz\.png$/],
  ['title', '  two words ', /^ {2}zq\w{13}qz $/],
  ['phoneNumber', '13900000001', /^10\d{9}$/],
  ['dueDate', '2026-11-20T09:00:00', /^2026-11-20T09:00:00$/],
  ['code', 'Atrium:NameTaken', /^Atrium:NameTaken$/],
  ['message', "reading 'x': y.toUpperCase is not a function", /^toUpperCase is not a function$/],
  ['search', '?redirect=%2Fx%3FphoneNumber%3D13900000001', /^\?redirect=%2Fx%3FphoneNumber%3D10\d{9}$/],
  ['properties', '{"mobile":13900000001,"by":{"13900000001":0}}', /^\{"mobile":(10\d{9}),"by":\{"\1":0\}\}$/],
  ['properties', '{"Title":"secret words","n":1}', /^\{"Title":"zq\w{13}qz","n":1\}$/],
])('keeps the structure that the program looks for: %s', (name, text, expected) => {
  expect(masked(text, false, name)).toMatch(expected);
});

it('the live state and its replay from stand-ins have the same digest, and other values another', () => {
  const mask = createMask({ texts: false, key: KEY });
  const pen = mask.heard(noNumber);
  const address = { search: '?phoneNumber=13900000001', path: '/x?redirect=%2Fy%3FphoneNumber%3D13900000001' };
  const items = [{ title: 'Belt', phone: 13900000001 }];
  const living = { status: 'open', user: { name: 'Lin', id: 'u1' }, items, address };
  const written = encode(living, pen);
  const live = createDigest(mask.isHidden);
  const replayed = createDigest(hiddenAsWritten(false));
  expect(replayed(written)).toBe(live(living));
  expect(live({ ...living, status: 'closed' })).not.toBe(live(living));
  expect(live({ ...living, user: { name: '', id: 'u1' } })).not.toBe(live(living));
});

it('recognises a stand-in anywhere in a text, in any encoding or case', () => {
  const standIn = String(masked('whoever', false, 'password'));
  for (const text of [standIn, `/x/${standIn}?y`, encodeURIComponent(standIn), standIn.toUpperCase()])
    expect(isStandIn(text)).toBe(true);
  expect(String(new URLSearchParams({ q: standIn }))).toBe(`q=${standIn}`);
});

it('the preview of a log, which is recorded like any answer, does not hide the program’s own words', () => {
  const pen = createMask({ texts: false, key: KEY }).heard(noNumber);
  const newest = ['12  ["c",386,"dashboard","send",[{"id":"getDashboard","token":"zq1ks36jheukgn9qz"}]]'];
  expect(encode({ why: 'sessionRefreshed', newest }, pen)).toEqual({
    why: 'sessionRefreshed',
    newest: [expect.stringMatching(/^zq[a-z0-9]+qz$/)],
  });
  expect(pen.text('/api/console/dashboard', 'path')).toBe('/api/console/dashboard');
});

it('hides a phone number under any name, also as part of an address', () => {
  const pen = createMask({ texts: true, key: KEY }).heard(noNumber);
  for (const name of ['id', 'title', 'search', 'path']) expect(pen.text('13900000001', name)).toMatch(/^10\d{9}$/);
  expect(pen.text('/people/8613900000001?to=/x/13700000001', 'path')).not.toMatch(/1[37]00000/);
  for (const pasted of ['139 0000 0001', '+86 139-0000-0001', '１３９０００００００１'])
    expect(pen.text(pasted, 'title')).toMatch(/^10\d{9}$/);
});

describe('a long session', () => {
  const others = (n: number) => Array.from({ length: n }, (_, index) => `something else ${index}`);
  const collect: () => void = (() => {
    setFlagsFromString('--expose-gc');
    return runInNewContext('gc');
  })();

  it('keeps the decision about a text, and its stand-in, however many other texts follow', () => {
    const mask = createMask({ texts: true, key: KEY });
    const [heard, said] = [mask.heard(noNumber), mask.said(noNumber)];
    const hidden = heard.text('a canary', 'password');
    expect(heard.text('a title', 'title')).toBe('a title');
    for (const text of others(10_000)) heard.text(text, 'password');
    expect(said.text('a canary', 'title')).toBe(hidden);
    expect(isStandIn(hidden)).toBe(true);
    expect(said.text('a title', 'whatever')).toBe('a title');
  });

  it('does not keep the program’s own texts in memory', () => {
    const said = createMask({ texts: false, key: KEY }).said(noNumber);
    said.text('the first', 'title');
    collect();
    const before = process.memoryUsage().heapUsed;
    for (const text of others(50_000)) said.text(text, 'title');
    collect();
    // About 140 bytes per text used to be retained.
    expect((process.memoryUsage().heapUsed - before) / 2 ** 20).toBeLessThan(2);
    expect(isStandIn(said.text('the first', 'title'))).toBe(true);
  });
});
