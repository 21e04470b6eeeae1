import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { decodeJwt } from 'jose';
import { LOCKED_CODE, OTHER_DEVICE_CODE } from '../../../contract/errors.ts';
import { setAurora, setAuroraMembers } from '../support/aurora.ts';
import { TestApp, type Tokens } from '../support/testApp.ts';

const NOT_SIGNED_IN = 'Volo.Authorization:010001';
const ONE_SECOND = 1000;

describe('the sign-in behind the token of a call', () => {
  let app: TestApp;
  let host: Tokens;
  let company: Tokens;
  before(async () => {
    app = await TestApp.start();
  });
  beforeEach(async () => {
    await setAccount({ is_active: true });
    await setAurora(app, { is_active: true, is_locked: false });
    await setAuroraMembers(app, true);
    host = await app.signIn('lin');
    company = await app.enterWith(host, 'aurora');
  });
  after(() => app.close());

  const setAccount = (to: { is_active?: boolean; security_stamp?: string }) =>
    app.database.host.updateTable('accounts').set(to).where('user_name', '=', 'lin').execute();
  const setSession = (to: { ended_time?: Date; end_reason?: string; expiration_time?: Date }, of = company) =>
    app.database.host
      .updateTable('sessions')
      .set(to)
      .where('id', '=', String(decodeJwt(of.access_token)['sid']))
      .execute();
  /** What a call outside the company gets, and one in it: the status, and the error's code if there is one. */
  const answers = () =>
    Promise.all(
      [host, company].map(async ({ access_token: token }) => {
        const { status, body } = await app.ask('GET', '/api/identity/organization-units/user-in-tenants', { token });
        return status === 200 ? '200' : `${status} ${body.error.code}`;
      }),
    );

  const CASES: readonly [what: string, happens: () => Promise<unknown>, outside: string, inside: string][] = [
    ['is still good', async () => {}, '200', '200'],
    ['ends in a second', () => setSession({ expiration_time: new Date(app.now.getTime() + ONE_SECOND) }), '200', '200'],
    ['ends now', () => setSession({ expiration_time: app.now }), '200', `401 ${NOT_SIGNED_IN}`],
    ['has ended', () => setSession({ ended_time: app.now, end_reason: 'revoked' }), '200', `401 ${NOT_SIGNED_IN}`],
    [
      'was taken over by another device',
      () => setSession({ ended_time: app.now, end_reason: 'otherDevice' }),
      '200',
      `409 ${OTHER_DEVICE_CODE}`,
    ],
    [
      'belongs to a sign-in that has ended',
      () => setSession({ ended_time: app.now, end_reason: 'revoked' }, host),
      `401 ${NOT_SIGNED_IN}`,
      `401 ${NOT_SIGNED_IN}`,
    ],
    [
      'belongs to a sign-in that was taken over',
      () => setSession({ ended_time: app.now, end_reason: 'otherDevice' }, host),
      `409 ${OTHER_DEVICE_CODE}`,
      `409 ${OTHER_DEVICE_CODE}`,
    ],
    [
      'is older than the account’s security stamp',
      () => setAccount({ security_stamp: '00000000-0000-4000-8000-000000000000' }),
      `401 ${NOT_SIGNED_IN}`,
      `401 ${NOT_SIGNED_IN}`,
    ],
    ['is of a disabled account', () => setAccount({ is_active: false }), `423 ${LOCKED_CODE}`, `423 ${LOCKED_CODE}`],
    ['is in a locked company', () => setAurora(app, { is_locked: true }), '200', `423 ${LOCKED_CODE}`],
    ['is in a disabled company', () => setAurora(app, { is_active: false }), '200', `423 ${LOCKED_CODE}`],
    ['is of a disabled member', () => setAuroraMembers(app, false), '200', `423 ${LOCKED_CODE}`],
  ];
  for (const [what, happens, outside, inside] of CASES)
    it(`that ${what}: ${outside} outside the company, ${inside} in it`, async () => {
      await happens();
      assert.deepEqual(await answers(), [outside, inside]);
    });
});
