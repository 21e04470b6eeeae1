import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { TestApp } from '../support/testApp.ts';

describe('the address that a proxy forwards', () => {
  const forwarded = { 'x-forwarded-for': '203.0.113.7', deviceid: 'd' };
  for (const [what, trustedProxies, ip] of [
    ['counts where the proxy is trusted', ['127.0.0.1'], '203.0.113.7'],
    ['is anybody’s word where none is', [], '127.0.0.1'],
    ['is anybody’s word where another is', ['192.0.2.1'], '127.0.0.1'],
  ] as const)
    it(what, async () => {
      const app = await TestApp.start({ trustedProxies: [...trustedProxies] });
      const { access_token: token } = await app.signIn('lin', forwarded);
      const { body } = await app.ask('GET', '/api/account/sessions', { token });
      assert.deepEqual(
        body.items.map((one: { ip: string }) => one.ip),
        [ip],
      );
      await app.close();
    });
});
