import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { isLocalAddress } from '../../../server/src/auth/localAddress.ts';
import { isUnusual } from '../../../server/src/auth/unusual.ts';
import { TestApp } from '../support/testApp.ts';

const day = (at: number) => new Date(Date.UTC(2026, 10, at));
const use = (device_id: string | null, client_ip: string, at: number) => ({ device_id, client_ip, first: day(at) });
const session = (device_id: string | null, ip: string | null, at: number) => ({
  device_id,
  ip,
  creation_time: day(at),
});

describe('an unusual sign-in', () => {
  const rows: readonly [name: string, uses: ReturnType<typeof use>[], mine: ReturnType<typeof session>, boolean][] = [
    ['the first of all is not', [use('a', '1.1.1.1', 5)], session('a', '1.1.1.1', 5), false],
    ['known device, known address', [use('a', '1.1.1.1', 1)], session('a', '1.1.1.1', 5), false],
    ['a new device', [use('a', '1.1.1.1', 1), use('b', '1.1.1.1', 5)], session('b', '1.1.1.1', 5), true],
    ['a new address', [use('a', '1.1.1.1', 1), use('a', '2.2.2.2', 5)], session('a', '2.2.2.2', 5), true],
    ['both known, not together', [use('a', '1.1.1.1', 1), use('b', '2.2.2.2', 2)], session('a', '2.2.2.2', 5), false],
    ['the same IPv6 line', [use('a', '2001:db8:1:2::7', 1)], session('a', '2001:db8:1:2:9::1', 5), false],
    ['another IPv6 line', [use('a', '2001:db8:1:2::7', 1)], session('a', '2001:db8:1:3::7', 5), true],
    ['an address in another spelling', [use('a', '::ffff:1.1.1.1', 1)], session('a', '1.1.1.1', 5), false],
    ['a session without an address', [use('a', '1.1.1.1', 1)], session('a', null, 5), true],
    ['seen later only', [use('a', '1.1.1.1', 1), use('b', '1.1.1.1', 9)], session('b', '1.1.1.1', 5), true],
    ['a log without devices', [use(null, '1.1.1.1', 1)], session('a', '1.1.1.1', 5), false],
    ['a client that names no device', [use('a', '1.1.1.1', 1)], session(null, '1.1.1.1', 5), false],
  ];
  for (const [name, uses, mine, expected] of rows)
    it(`${name}: ${expected}`, () => assert.equal(isUnusual(uses, mine), expected));

  it('is judged by whether its address is local or public', () => {
    const local = ['127.0.0.1', '10.2.3.4', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.1.1', '::1'];
    for (const ip of [...local, 'fd00::1', 'fe80::1', '::ffff:10.0.0.7']) assert.equal(isLocalAddress(ip), true, ip);
    const others = ['8.8.8.8', '172.32.0.1', '11.0.0.1', '2001:db8::1', '::ffff:8.8.8.8', '', 'unknown'];
    for (const ip of [...others, null]) assert.equal(isLocalAddress(ip), false, String(ip));
  });
});

describe('the list of sign-ins', () => {
  let app: TestApp;
  before(async () => {
    app = await TestApp.start();
  });
  after(() => app.close());
  const list = async (token: string) => (await app.ask('GET', '/api/account/sessions', { token })).body.items;

  it('marks the one from a device that was never seen before, and no other', async () => {
    await app.signIn('lin', { deviceid: 'home' });
    app.pass(60);
    await app.signIn('lin', { deviceid: 'home', devicename: 'Chrome-126' });
    app.pass(60);
    const { access_token: token } = await app.signIn('lin', { deviceid: 'elsewhere', devicetype: 'Android-15' });
    const items = await list(token);
    assert.deepEqual(
      items.map(({ deviceName, deviceType, isUnusual: marked, isLocalNetwork, isCurrent }: Record<string, unknown>) => [
        deviceName,
        deviceType,
        marked,
        isLocalNetwork,
        isCurrent,
      ]),
      [
        [null, 'Android-15', true, true, true],
        ['Chrome-126', null, false, true, false],
        [null, null, false, true, false],
      ],
    );
    assert.deepEqual([items[1].creationTime, items[1].lastSeenTime], ['2026-11-20T10:25:00', '2026-11-20T10:25:00']);
  });

  it('says when each was last seen, to the minute', async () => {
    const { access_token: token } = await app.signIn('wang');
    const { creationTime } = (await list(token))[0];
    const seen = async (seconds: number) => {
      app.pass(seconds);
      return (await list(token))[0].lastSeenTime;
    };
    assert.equal(await seen(60), creationTime, 'not written at every call');
    const [now, later] = [await seen(1), await seen(30)];
    assert.deepEqual([Date.parse(now) - Date.parse(creationTime), later], [61_000, now]);
  });

  it('ends all others at once, companies and refresh tokens included, and says how many', async () => {
    const here = await app.signIn('chen');
    const there = await app.signIn('chen');
    await app.signIn('chen');
    const company = await app.enterWith(there, 'aurora');
    const mine = await app.enterWith(here, 'aurora');
    const revoke = () => app.ask('POST', '/api/account/sessions/revoke-others', { token: here.access_token });
    assert.equal((await revoke()).body.error.code, 'Atrium:ReauthenticationRequired');
    await app.reauthenticate(here.access_token);
    assert.deepEqual((await revoke()).body, { count: 2 });
    const works = async (token: string) => (await app.ask('GET', '/api/account/sessions', { token })).status;
    const tokens = [here, mine, there, company].map(({ access_token: token }) => works(token));
    assert.deepEqual(await Promise.all(tokens), [200, 200, 401, 401]);
    assert.equal((await app.refresh(there.refresh_token)).status, 400);
    assert.equal((await list(here.access_token)).length, 1);
    const { body } = await app.ask('GET', '/api/identity/security-logs/my', { token: here.access_token });
    assert.equal(body.items[0].action, 'OtherSessionsRevoked');
  });
});
