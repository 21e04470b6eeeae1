import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import * as z from 'zod/mini';
import type { Call } from '../../../contract/call.ts';
import { createLogger } from '../../../server/src/http/log.ts';

const SECRET = 'hush-hush';
/**
 * Names under which secrets travel: headers, tokens, sign-in, security settings, phone numbers. Written out again, since
 * a list taken from the log itself would also pass after a name has been deleted there.
 */
const NAMES = `
  authorization cookie access_token refresh_token token client_secret password currentPassword newPassword resetToken
  code ticket twoFactorToken TwoFactorToken twoFactorCode TwoFactorCode recoveryCode RecoveryCode recoveryCodes
  secret uri credential challenge phone phoneNumber
`
  .trim()
  .split(/\s+/);

function logged(value: object): string {
  const lines: string[] = [];
  createLogger('info', { write: (line) => void lines.push(line) }).info(value, 'a line');
  return lines.join('');
}

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'changesState' in value && 'path' in value;

describe('the log', () => {
  it('masks secrets wherever they occur, two levels deep', () => {
    for (const name of NAMES) {
      for (const value of [{ [name]: SECRET }, { body: { [name]: SECRET } }, { a: { b: { [name]: [SECRET] } } }]) {
        const line = logged({ ...value, kept: 'plain' });
        assert.equal(line.includes(SECRET), false, `${name}: ${line}`);
        assert.match(line, /"kept":"plain"/);
      }
    }
  });

  it('knows every secret that the security settings calls carry', async () => {
    const folder = join(import.meta.dirname, '../../../contract');
    const files = (await readdir(folder)).filter((name) =>
      /^(account|session|token|secondStep|reauth|passkeys)/.test(name),
    );
    const names = new Set<string>();
    for (const file of files) {
      const exported: Record<string, unknown> = await import(join(folder, file));
      for (const call of Object.values(exported).filter(isCall)) {
        const schemas = [call.body, call.response].filter((schema) => schema !== undefined);
        const text = schemas.map((schema) => JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any' }))).join();
        for (const [, name = ''] of text.matchAll(/"(\w+)":\{/g)) names.add(name);
      }
    }
    const secret = [...names].filter((name) => /password|token|code|secret|ticket|credential|challenge/i.test(name));
    const plain = ['client_secret', 'isEnabled', 'recoveryCodesLeft', 'excludeCredentials', 'token_type'];
    const unmasked = secret.filter((name) => !plain.includes(name) && logged({ [name]: SECRET }).includes(SECRET));
    assert.deepEqual(unmasked, []);
  });
});
