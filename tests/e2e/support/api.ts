import { type APIRequestContext, expect } from '@playwright/test';
import { bearer, CLIENT, signInElsewhere } from './wire.ts';

interface Company {
  readonly tenantId: string;
  readonly tenantName: string;
}

/** A person at another machine: signs in over the API and works in the company whose name begins with `company`. */
export async function workAs(request: APIRequestContext, userName: string, company: string): Promise<Person> {
  const host = await signInElsewhere(request, userName);
  const list = await request.get('/api/identity/organization-units/user-in-tenants', { headers: host });
  const { items }: { items: Company[] } = await list.json();
  const tenant = items.find(({ tenantName }) => tenantName.startsWith(company));
  if (!tenant) throw new Error(`${userName} has no company ${company}`);
  const switched = await request.get(`/api/identity/organization-units/switch/${tenant.tenantId}/tenant`, {
    headers: host,
    params: CLIENT,
  });
  expect(switched.ok()).toBe(true);
  return new Person(request, bearer(await switched.json()), items);
}

/** Another person at work, without a browser. */
export class Person {
  readonly #request: APIRequestContext;
  readonly #headers: Record<string, string>;
  readonly #companies: readonly Company[];

  constructor(request: APIRequestContext, headers: Record<string, string>, companies: readonly Company[]) {
    this.#request = request;
    this.#headers = headers;
    this.#companies = companies;
  }

  /** Who the person is, and in which company. */
  async configuration(): Promise<{ userId: string; tenantId: string }> {
    const answer = await this.#request.get('/api/abp/application-configuration', { headers: this.#headers });
    const configuration: { currentUser: { id: string }; currentTenant: { id: string } } = await answer.json();
    return { userId: configuration.currentUser.id, tenantId: configuration.currentTenant.id };
  }

  /** The id of their company whose name begins with `name`, whether they may enter it or not. */
  companyId(name: string): string {
    return this.#companies.find(({ tenantName }) => tenantName.startsWith(name))?.tenantId ?? '';
  }

  async userId(): Promise<string> {
    return (await this.configuration()).userId;
  }

  /** Whether the company still accepts their tokens. */
  async isAtWork(): Promise<boolean> {
    return (await this.#request.get('/api/workbench/company-info', { headers: this.#headers })).ok();
  }

  /** Id of the newest notice of the company. */
  async firstNotice(): Promise<string> {
    const path = '/api/portal/companyNotice/currentUser/notices';
    const { items }: { items: { id: string }[] } = await (
      await this.#request.get(path, { headers: this.#headers })
    ).json();
    return items[0]?.id ?? '';
  }

  /** Creates a personal to-do for the users `executors`, and returns its id. */
  async assign(title: string, executors: string[]): Promise<string> {
    const answer = await this.#request.post('/api/user-work/personal/create', {
      headers: this.#headers,
      data: { title, executors, startedAt: '2030-01-01T09:00:00', endAt: '2030-01-02T18:00:00' },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    const { id }: { id: string } = await answer.json();
    return id;
  }

  /** The form values of one of the person's to-dos. */
  async task(id: string): Promise<Record<string, unknown> & { executors: { userId: string }[] }> {
    return (
      await this.#request.get('/api/user-work/get-info-by-id', { headers: this.#headers, params: { id } })
    ).json();
  }

  /** Changes one of the person's own to-dos. */
  async changeTask(id: string, change: object): Promise<void> {
    const { executors, ...task } = await this.task(id);
    const answer = await this.#request.post('/api/user-work/personal/update', {
      headers: this.#headers,
      params: { id },
      data: { ...task, executors: executors.map(({ userId }) => userId), ...change },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  }

  /** Gives the member with this number a role or takes it away; the person is that member's administrator. */
  async setRole(phone: string, role: string, isGiven: boolean): Promise<void> {
    await this.#console(`organization/members/${await this.#memberId(phone)}/set-role`, { role, isGiven });
  }

  /** Grants the member with this number a policy or takes their own grant away. */
  async setPolicy(phone: string, policy: string, isGranted: boolean): Promise<void> {
    await this.#console(`organization/members/${await this.#memberId(phone)}/set-policy`, { policy, isGranted });
  }

  /** Grants a policy to everybody with a role, or takes it away. */
  setRolePolicy(role: string, policy: string, isGranted: boolean): Promise<void> {
    return this.#console('organization/roles/set-policy', { role, policy, isGranted });
  }

  /** Renames a department; the person is an administrator of its company. */
  async renameUnit(displayName: string, to: string): Promise<void> {
    const answer = await this.#request.get('/api/console/organization/units', { headers: this.#headers });
    const { items }: { items: { id: string; displayName: string }[] } = await answer.json();
    const id = items.find((unit) => unit.displayName === displayName)?.id ?? '';
    await this.#console(`organization/units/${id}/update`, { displayName: to });
  }

  async #memberId(phone: string): Promise<string> {
    const answer = await this.#request.get('/api/console/organization/members', {
      headers: this.#headers,
      params: { nameOrPhoneNumber: phone },
    });
    const { items }: { items: { id: string }[] } = await answer.json();
    return items[0]?.id ?? '';
  }

  async #console(path: string, data: object): Promise<void> {
    const answer = await this.#request.post(`/api/console/${path}`, { headers: this.#headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
}
