import { type APIRequestContext, expect } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { shiftMs } from './day.ts';
import { PASSWORD } from './screen.ts';
import { signInElsewhere } from './wire.ts';

const STEP_MS = 30_000;

/** Switches the second step of `userName` on, at another machine. */
export async function enrol(request: APIRequestContext, userName: string) {
  const headers = await signInElsewhere(request, userName);
  const post = async (path: string, data?: object) => {
    const answer = await request.post(path, { headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  await post('/api/account/reauthenticate', { method: 'password', password: PASSWORD });
  const { secret }: { secret: string } = await post('/api/account/second-step/begin');
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const { recoveryCodes }: { recoveryCodes: string[] } = await post('/api/account/second-step/confirm', {
    code: totp.generate({ timestamp: Date.now() + shiftMs() }),
  });
  // A code is valid once: the next one is valid already.
  return { recoveryCodes, nextCode: () => totp.generate({ timestamp: Date.now() + shiftMs() + STEP_MS }) };
}
