import assert from 'node:assert/strict';
import { Secret, TOTP } from 'otpauth';
import type { TestApp } from './testApp.ts';

/** What an authenticator app shows for a secret at the app's time. */
export function codeAt(app: TestApp, secret: string, secondsLater = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: app.now.getTime() + secondsLater * 1000 });
}

export interface Enrolled {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** Switches the second step on for whoever is signed in with this token, and lets the first code expire. */
export async function enrol(app: TestApp, token: string): Promise<Enrolled> {
  await app.reauthenticate(token);
  const begun = await app.ask('POST', '/api/account/second-step/begin', { token });
  assert.equal(begun.status, 200, begun.text);
  const { secret } = begun.body;
  const code = codeAt(app, secret);
  const confirmed = await app.ask('POST', '/api/account/second-step/confirm', { token, json: { code } });
  assert.equal(confirmed.status, 200, confirmed.text);
  app.pass(60);
  return { secret, recoveryCodes: confirmed.body.recoveryCodes };
}
