import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { decodeJwt, generateKeyPair, SignJWT } from 'jose';
import { signAccessToken, verifyAccessToken } from '../../../server/src/auth/accessTokens.ts';
import type { SigningKeys } from '../../../server/src/auth/signingKeys.ts';

const NOW = new Date('2026-11-20T02:24:00Z');
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const { privateKey, publicKey } = await generateKeyPair('RS256');
/** The two calls of an installation's keys that tokens need. */
const keysWith = (verifying: SigningKeys['verifying']) =>
  // The rest of the class is about the database.
  ({ signing: async () => ({ kid: 'own', key: privateKey }), verifying }) as unknown as SigningKeys;
const keys = keysWith(async (kid) => (kid === 'own' ? publicKey : undefined));
const subject = {
  sessionId: 'session',
  userId: 'user',
  tenantId: 'company',
  userName: 'lin',
  clientId: 'portal-web',
  scope: 'portal',
};

describe('an access token', () => {
  it('says who works where, since when and until when', async () => {
    const { jti, ...claims } = decodeJwt(await signAccessToken(keys, subject, NOW, 3600));
    assert.match(jti ?? '', /^[0-9a-f-]{36}$/);
    assert.deepEqual(claims, {
      sid: 'session',
      sub: 'user',
      tenantid: 'company',
      preferred_username: 'lin',
      client_id: 'portal-web',
      scope: 'portal',
      iss: 'atrium',
      aud: 'atrium',
      iat: NOW.getTime() / 1000,
      exp: NOW.getTime() / 1000 + 3600,
    });
    const outside = decodeJwt(await signAccessToken(keys, { ...subject, tenantId: null }, NOW, 3600));
    assert.equal('tenantid' in outside, false);
  });

  it('leads to its session until it expires', async () => {
    const token = await signAccessToken(keys, subject, NOW, 3600);
    assert.equal(await verifyAccessToken(keys, token, later(3599)), 'session');
    assert.equal(await verifyAccessToken(keys, token, later(3600)), undefined);
  });

  it('leads nowhere if it is malformed, of an unknown key, forged, or made for something else', async () => {
    const token = await signAccessToken(keys, subject, NOW, 3600);
    const others = keysWith(async () => (await generateKeyPair('RS256')).publicKey);
    const made = (claims: object, header: object) =>
      new SignJWT({ sid: 'session', iss: 'atrium', aud: 'atrium', ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'own', typ: 'at+jwt', ...header })
        .setExpirationTime(later(3600))
        .sign(privateKey);
    assert.equal(await verifyAccessToken(keys, await made({}, {}), NOW), 'session');
    for (const bad of [
      '',
      'nonsense',
      'a.b.c',
      token.slice(0, -6),
      await made({ iss: 'another' }, {}),
      await made({ aud: 'another' }, {}),
      await made({ sid: undefined }, {}),
      await made({}, { typ: 'JWT' }),
      await made({}, { kid: 'unknown' }),
      await made({}, { kid: undefined }),
    ])
      assert.equal(await verifyAccessToken(keys, bad, NOW), undefined, bad);
    assert.equal(await verifyAccessToken(others, token, NOW), undefined);
  });

  it('is not called invalid because the database fails: nobody is signed out by that', async () => {
    const token = await signAccessToken(keys, subject, NOW, 3600);
    for (const fault of [new Error('no connection'), Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })]) {
      const failing = keysWith(() => Promise.reject(fault));
      await assert.rejects(verifyAccessToken(failing, token, NOW), fault);
    }
  });
});
