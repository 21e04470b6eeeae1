import assert from 'node:assert/strict';
import { eventually } from './eventually.ts';
import type { TestApp } from './testApp.ts';

/** The device that requests codes and uses them. */
export const DEVICE = { deviceid: 'device-1' };

/** The number of a demo account. */
export async function phoneOf(app: TestApp, userName: string): Promise<string> {
  const { phone } = await app.database.host
    .selectFrom('accounts')
    .select('phone')
    .where('user_name', '=', userName)
    .executeTakeFirstOrThrow();
  assert.ok(phone, `${userName} has no number`);
  return phone;
}

/** The outbox's texts for a number, oldest first. */
export async function outbox(app: TestApp, to: string): Promise<string[]> {
  const rows = await app.database.host
    .selectFrom('sms_outbox')
    .select('text')
    .where('phone', '=', to)
    .orderBy('id')
    .execute();
  return rows.map(({ text }) => text);
}

/**
 * Waits for a text message to a number that matches this, after the first `known`, and resolves with the match. A
 * message is sent after the response it relates to, so others may still arrive in between.
 */
export async function messageWith(app: TestApp, to: string, known: number, pattern: RegExp): Promise<RegExpExecArray> {
  let found: RegExpExecArray | undefined;
  const hasCome = async () => {
    const since = (await outbox(app, to)).slice(known);
    found = since.map((text) => pattern.exec(text)).find((one) => one !== null) ?? undefined;
    return found !== undefined;
  };
  await eventually(hasCome, `a text message with ${pattern}`);
  assert.ok(found);
  return found;
}

/** Requests a code and reads it. */
export async function codeFor(
  app: TestApp,
  phoneNumber: string,
  purpose: string,
  headers: Record<string, string> = DEVICE,
): Promise<string> {
  const known = (await outbox(app, phoneNumber)).length;
  const { status, body } = await app.ask('POST', '/api/send-sms/vcode', {
    json: { phoneNumber, purpose },
    headers,
  });
  assert.deepEqual([status, body], [200, { expiresIn: 300, resendAfter: 30 }]);
  return (await messageWith(app, phoneNumber, known, /(?:验证码|code is) (\d{6})/))[1] ?? '';
}

/** A different code. */
export const anotherCode = (code: string): string => (code === '000000' ? '000001' : '000000');
