import { CLIENT, PASSWORD } from './testApp.ts';

interface NotificationPage {
  readonly items: readonly { readonly properties: string }[];
  readonly totalCount: number;
}

/** Somebody who works in a company over real HTTP, on any of several processes. */
export class RemotePerson {
  readonly address: string;
  readonly token: string;

  constructor(address: string, token: string) {
    this.address = address;
    this.token = token;
  }

  static async enter(address: string, username: string, tenant: string): Promise<RemotePerson> {
    const form = { ...CLIENT, grant_type: 'password', scope: 'offline_access portal', username, password: PASSWORD };
    const signedIn = await fetch(`${address}/connect/token`, { method: 'POST', body: new URLSearchParams(form) });
    const host: { access_token: string } = await signedIn.json();
    const query = new URLSearchParams(CLIENT).toString();
    const switched = await fetch(`${address}/api/identity/organization-units/switch/${tenant}/tenant?${query}`, {
      headers: { authorization: `Bearer ${host.access_token}` },
    });
    const { access_token }: { access_token: string } = await switched.json();
    return new RemotePerson(address, access_token);
  }

  /** The same person on another process. */
  at(address: string): RemotePerson {
    return new RemotePerson(address, this.token);
  }

  async status(path: string): Promise<number> {
    const answer = await fetch(this.address + path, { headers: { authorization: `Bearer ${this.token}` } });
    await answer.body?.cancel();
    return answer.status;
  }

  /** Creates a personal to-do; resolves once the server has acknowledged it, rejects otherwise. */
  async assign(title: string, executors: string[], startedAt: string, endAt: string, more: object = {}): Promise<true> {
    const answer = await fetch(`${this.address}/api/user-work/personal/create`, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ title, executors, startedAt, endAt, isWarming: false, ...more }),
    });
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    await answer.body?.cancel();
    return true;
  }

  async notifications(maxResultCount: number): Promise<NotificationPage> {
    const query = `skipCount=0&maxResultCount=${Math.max(1, maxResultCount)}`;
    const answer = await fetch(`${this.address}/api/notification/user-notifications?${query}`, {
      headers: { authorization: `Bearer ${this.token}` },
    });
    return answer.json();
  }
}
