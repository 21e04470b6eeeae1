import { type APIRequestContext, expect } from '@playwright/test';
import { PASSWORD } from './screen.ts';

/** OAuth client of the demo. */
export const CLIENT = { client_id: 'portal-web', client_secret: 'portal-web-demo' };

/** Signs a person in at another machine; returns the header for the account's own calls. */
export async function signInElsewhere(request: APIRequestContext, userName: string): Promise<Record<string, string>> {
  const answer = await request.post('/connect/token', {
    form: { ...CLIENT, scope: 'offline_access portal', grant_type: 'password', username: userName, password: PASSWORD },
  });
  expect(answer.ok()).toBe(true);
  return bearer(await answer.json());
}

/** The header from a token response. */
export const bearer = ({ token_type, access_token }: { token_type: string; access_token: string }) => ({
  Authorization: `${token_type} ${access_token}`,
});
