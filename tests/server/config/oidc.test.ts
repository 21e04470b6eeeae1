import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readConfig } from '../../../server/src/config/config.ts';

const WHOLE = {
  PUBLIC_URL: 'https://portal.aurora.example',
  OIDC_ISSUER: 'https://id.aurora.example/realms/staff',
  OIDC_CLIENT_ID: 'atrium',
  OIDC_CLIENT_SECRET: 'secret',
};

it('a provider is configured completely or not at all', () => {
  assert.equal(readConfig({}).oidc, undefined);
  assert.deepEqual(readConfig(WHOLE).oidc, {
    issuer: WHOLE.OIDC_ISSUER,
    clientId: 'atrium',
    clientSecret: 'secret',
    name: 'id.aurora.example',
    scope: 'openid profile email phone',
    match: 'phone',
  });
  const wrong: readonly (readonly [object, RegExp])[] = [
    [{ OIDC_CLIENT_SECRET: '' }, /OIDC_CLIENT_SECRET/],
    [{ OIDC_ISSUER: 'http://id.aurora.example' }, /https/],
    [{ OIDC_ISSUER: 'id.aurora.example' }, /https/],
    [{ PUBLIC_URL: '' }, /PUBLIC_URL/],
    [{ OIDC_MATCH: 'name' }, /OIDC_MATCH must be one of phone, email, userName/],
  ];
  for (const [over, says] of wrong) assert.throws(() => readConfig({ ...WHOLE, ...over }), says);
});
