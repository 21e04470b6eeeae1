import { type APIRequestContext, expect } from '@playwright/test';
import { PASSWORD } from './screen.ts';

const CLIENT = { client_id: 'portal-web', client_secret: 'portal-web-demo' };

/** A person at another machine: signs in over the wire and works in the company whose name begins with `company`. */
export async function workAs(request: APIRequestContext, userName: string, company: string): Promise<Person> {
  const signedIn = await request.post('/connect/token', {
    form: { ...CLIENT, scope: 'offline_access portal', grant_type: 'password', username: userName, password: PASSWORD },
  });
  expect(signedIn.ok()).toBe(true);
  const host = bearer(await signedIn.json());
  const list = await request.get('/api/identity/organization-units/user-in-tenants', { headers: host });
  const { items }: { items: { tenantId: string; tenantName: string }[] } = await list.json();
  const tenant = items.find(({ tenantName }) => tenantName.startsWith(company));
  if (!tenant) throw new Error(`${userName} has no company ${company}`);
  const switched = await request.get(`/api/identity/organization-units/switch/${tenant.tenantId}/tenant`, {
    headers: host,
    params: CLIENT,
  });
  expect(switched.ok()).toBe(true);
  return new Person(request, bearer(await switched.json()));
}

const bearer = ({ token_type, access_token }: { token_type: string; access_token: string }) => ({
  Authorization: `${token_type} ${access_token}`,
});

/** Somebody else at work, without a browser. */
export class Person {
  readonly #request: APIRequestContext;
  readonly #headers: Record<string, string>;

  constructor(request: APIRequestContext, headers: Record<string, string>) {
    this.#request = request;
    this.#headers = headers;
  }

  async userId(): Promise<string> {
    const answer = await this.#request.get('/api/abp/application-configuration', { headers: this.#headers });
    const { currentUser }: { currentUser: { id: string } } = await answer.json();
    return currentUser.id;
  }

  /** Creates a personal to-do for the users `executors`. */
  async assign(title: string, executors: string[]): Promise<void> {
    const answer = await this.#request.post('/api/user-work/personal/create', {
      headers: this.#headers,
      data: { title, executors, startedAt: '2030-01-01T09:00:00', endAt: '2030-01-02T18:00:00' },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
}
