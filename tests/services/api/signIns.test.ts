import { createHash } from 'node:crypto';
import { smsToken } from '../../../src/services/api/account.ts';
import { externalSignInAddress, externalToken } from '../../../src/services/api/externalSignIn.ts';
import { passkeyToken } from '../../../src/services/api/passkeys.ts';
import { secondStepToken } from '../../../src/services/api/secondStep.ts';
import type { Endpoint } from '../../../src/services/http/endpoint.ts';
import { backend } from '../support/backend.ts';

const client = { clientId: 'portal-web', clientSecret: 's', scope: 'portal' };
const device = { name: 'Chrome', type: 'Windows' };
// The call passes it on as it is.
const credential = { id: 'key-1', response: { signature: 'x' } } as unknown as Parameters<typeof passkeyToken>[1];
const CLIENT = { client_id: 'portal-web', client_secret: 's', scope: 'portal' };

const step = (claim: Parameters<typeof secondStepToken>[1], proof: Parameters<typeof secondStepToken>[3]) =>
  secondStepToken(client, claim, 'ticket', proof, device);
const APP = { twoFactorToken: 'ticket', twoFactorProvider: 'Authenticator', twoFactorCode: '123456' };
const RECOVERY = { twoFactorToken: 'ticket', recoveryCode: 'r1' };
const BY_PASSWORD = { grant_type: 'password', username: 'lin', TwoFactorToken: 'ticket' };

it.each<[string, Endpoint<unknown>, string, object]>([
  [
    'a text message',
    smsToken(client, '139', '482913', device),
    'by-sms-verification-code',
    { phoneNumber: '139', code: '482913' },
  ],
  [
    'the provider',
    externalToken(client, 'ticket', 'secret', device),
    'by-external-sign-in',
    { ticket: 'ticket', verifier: 'secret' },
  ],
  ['a passkey', passkeyToken(client, credential, device), 'by-passkey', { credential }],
  [
    'a password and the app',
    step({ userName: 'lin' }, { code: '123456' }),
    'connect/token',
    {
      ...BY_PASSWORD,
      TwoFactorProvider: 'Authenticator',
      TwoFactorCode: '123456',
    },
  ],
  [
    'a password and a recovery code',
    step({ userName: 'lin' }, { recoveryCode: 'r1' }),
    'connect/token',
    {
      ...BY_PASSWORD,
      RecoveryCode: 'r1',
    },
  ],
  [
    'a text message and the app',
    step({ phoneNumber: '139' }, { code: '123456' }),
    'by-sms-verification-code',
    {
      ...APP,
      phoneNumber: '139',
    },
  ],
  [
    'a text message and a recovery code',
    step({ phoneNumber: '139' }, { recoveryCode: 'r1' }),
    'by-sms-verification-code',
    {
      ...RECOVERY,
      phoneNumber: '139',
    },
  ],
  ['the provider and the app', step({ isExternal: true }, { code: '123456' }), 'by-external-sign-in', APP],
  [
    'the provider and a recovery code',
    step({ isExternal: true }, { recoveryCode: 'r1' }),
    'by-external-sign-in',
    RECOVERY,
  ],
])('a sign-in by %s names client and device, and carries nothing but its proof', async (_by, endpoint, path, proof) => {
  const { send, sent } = backend({ status: 500, body: '' });
  await send(endpoint).catch(() => {});
  const [{ url, headers, body }] = sent as [(typeof sent)[number]];
  expect(url).toContain(path);
  expect(headers).toMatchObject({ action: 'login', devicename: 'Chrome', devicetype: 'Windows' });
  expect(headers).not.toHaveProperty('authorization');
  const told = body instanceof URLSearchParams ? Object.fromEntries(body) : JSON.parse(String(body));
  expect(told).toEqual({ ...CLIENT, ...proof });
});

it('sign-in by the provider starts with a challenge that only the keeper of the secret can answer', () => {
  // Its digest has characters that an address needs in another form.
  const verifier = Array.from({ length: 200 }, (_, at) => `secret-${at}`).find((one) =>
    ['+', '/'].every((sign) => createHash('sha256').update(one).digest('base64').includes(sign)),
  );
  const challenge = createHash('sha256').update(`${verifier}`).digest('base64url');
  const address = (redirect: string | null) =>
    new URL(externalSignInAddress('https://backend.example', `${verifier}`, redirect));
  expect(address(null).origin).toBe('https://backend.example');
  expect(Object.fromEntries(address(null).searchParams)).toEqual({ challenge });
  expect(Object.fromEntries(address('/portal?a=1').searchParams)).toEqual({ challenge, redirect: '/portal?a=1' });
});
