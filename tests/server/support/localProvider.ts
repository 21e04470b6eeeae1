import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

/** What the provider says about one of its people, besides the subject. */
export type Claims = Readonly<Record<string, unknown>>;

const CLIENT = { clientId: 'atrium', clientSecret: 'a-secret-of-the-provider-0123456789' };

/** A real OpenID Connect provider on this machine; its sign-in page is a form with a name. */
export class LocalProvider {
  readonly issuer: string;
  readonly #server: Server;

  private constructor(issuer: string, server: Server) {
    this.issuer = issuer;
    this.#server = server;
  }

  /** `people` by subject; `callback` is the address that it sends them back to. */
  static async start(people: Readonly<Record<string, Claims>>, callback: string): Promise<LocalProvider> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    // A listening TCP server has an address of this form.
    const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const provider = new Provider(issuer, {
      clients: [{ client_id: CLIENT.clientId, client_secret: CLIENT.clientSecret, redirect_uris: [callback] }],
      scopes: ['openid', 'profile', 'email', 'phone'],
      claims: {
        profile: ['preferred_username'],
        email: ['email', 'email_verified'],
        phone: ['phone_number', 'phone_number_verified'],
      },
      cookies: { keys: ['a key of tests only'] },
      findAccount: (_, subject) => ({ accountId: subject, claims: async () => ({ sub: subject, ...people[subject] }) }),
    });
    server.on('request', provider.callback());
    return new LocalProvider(issuer, server);
  }

  /** The configuration of an installation that trusts it. */
  get config() {
    return {
      issuer: this.issuer,
      ...CLIENT,
      name: 'Aurora ID',
      scope: 'openid profile email phone',
      match: 'phone',
    } as const;
  }

  /** Goes through its pages as somebody's browser; resolves with the address that it redirects back to. */
  async visit(address: string, subject: string | null): Promise<string> {
    const jar = new Map<string, string>();
    let next: { url: string; body?: URLSearchParams } = { url: address };
    for (let steps = 0; steps < 12; steps += 1) {
      if (!next.url.startsWith(this.issuer)) return next.url;
      const answer = await fetch(next.url, {
        method: next.body ? 'POST' : 'GET',
        redirect: 'manual',
        headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
        ...(next.body && { body: next.body }),
      });
      for (const line of answer.headers.getSetCookie()) {
        const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
        if (value) jar.set(name, value);
        else jar.delete(name);
      }
      const onward = answer.headers.get('location');
      if (onward) next = { url: new URL(onward, next.url).href };
      else next = formOf(await answer.text(), next.url, subject);
    }
    throw new Error('The provider leads nowhere');
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}

/** What pressing the button on its page sends, or following *cancel* for nobody. */
function formOf(page: string, url: string, subject: string | null) {
  const action = /<form[^>]*action="([^"]+)"/.exec(page)?.[1];
  const abort = /href="([^"]+\/abort)"/.exec(page)?.[1];
  if (!action || !abort) throw new Error(`No form: ${page}`);
  if (subject === null) return { url: new URL(abort, url).href };
  const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1] ?? 'login';
  const fields = { prompt, ...(prompt === 'login' && { login: subject, password: 'any' }) };
  return { url: new URL(action, url).href, body: new URLSearchParams(fields) };
}
