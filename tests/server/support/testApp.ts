import assert from 'node:assert/strict';
import { hash } from '@node-rs/argon2';
import type { InjectOptions } from 'fastify';
import { type App, type AppOptions, buildApp } from '../../../server/src/app.ts';
import { SigningKeys } from '../../../server/src/auth/signingKeys.ts';
import { createSmsSender } from '../../../server/src/auth/smsSender.ts';
import { type Config, readConfig } from '../../../server/src/config/config.ts';
import type { AtriumDatabase } from '../../../server/src/db/database.ts';
import { seedDemo } from '../../../server/src/seed/seedDemo.ts';
import { tenantId } from '../../../server/src/seed/staff.ts';
import type { TestData } from './databaseImage.ts';
import { Outgoing } from './outgoing.ts';
import { openTestDatabase } from './testDatabase.ts';

export const PASSWORD = 'Portal#2026';
export const CLIENT = { client_id: 'portal-web', client_secret: 'portal-web-demo' };
/** Friday, 20 November 2026, 10:24 in Shanghai. */
export const START = new Date('2026-11-20T02:24:00Z');

/**
 * The demo of demo-data.md at a fixed instant. It already has its access token key, like a restarted server, and password hashes
 * that are cheap to compare: together these took half the time of a test with a server of its own.
 */
export const demoData: TestData = {
  name: 'demo-fixed',
  fill: async (db) => {
    await seedDemo(db, { now: START });
    await new SigningKeys(db, undefined).signing();
    const light = await hash(PASSWORD, { memoryCost: 8, timeCost: 1 });
    await db.host
      .updateTable('accounts')
      .set({ password_hash: light })
      .where('password_hash', 'is not', null)
      .execute();
  },
};

export interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly expires_in: number;
  readonly scope: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  /** Parsed JSON, or undefined for any other body; the raw text is in `text`. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read what they assert, and a wrong guess fails the assertion.
  readonly body: any;
  readonly text: string;
}

export interface Ask {
  readonly token?: string | undefined;
  readonly json?: unknown;
  readonly form?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The whole server on demo data of its own, without a socket; its clock stands still until a test moves it. */
export class TestApp {
  readonly database: AtriumDatabase;
  readonly app: App;
  readonly #clock: { now: Date };
  readonly #outgoing: Outgoing;

  private constructor(database: AtriumDatabase, app: App, clock: { now: Date }, outgoing: Outgoing) {
    this.database = database;
    this.app = app;
    this.#clock = clock;
    this.#outgoing = outgoing;
  }

  static async start(config: Partial<Config> = {}): Promise<TestApp> {
    return TestApp.over(await openTestDatabase(demoData), config);
  }

  /** The same on an existing database. */
  static async over(
    database: AtriumDatabase,
    config: Partial<Config> = {},
    more: Pick<AppOptions, 'verifyHash' | 'later' | 'backplane'> = {},
  ): Promise<TestApp> {
    const clock = { now: START };
    const base = readConfig({ LOG_LEVEL: 'silent', CHECK_ANSWERS: '1', DATA_DIR: '.cache/test-files' });
    const whole = { ...base, ...config };
    const outgoing = new Outgoing(createSmsSender(whole, database, () => {}));
    const app = await buildApp({
      ...more,
      // The test decides how long a gateway takes.
      ...(!whole.sms && { sendSms: outgoing.send }),
      database,
      config: whole,
      now: () => clock.now,
    });
    return new TestApp(database, app, clock, outgoing);
  }

  get now(): Date {
    return this.#clock.now;
  }

  /** Lets time pass. */
  pass(seconds: number): void {
    this.#clock.now = new Date(this.now.getTime() + seconds * 1000);
  }

  async ask(method: 'GET' | 'POST' | 'DELETE', url: string, { token, json, form, headers }: Ask = {}): Promise<Answer> {
    const options: InjectOptions = {
      method,
      url,
      headers: {
        'accept-language': 'en',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...headers,
      },
      ...(json !== undefined && { payload: json as object }),
      ...(form && { payload: new URLSearchParams(form).toString() }),
    };
    const answer = await this.app.fastify.inject(options);
    await this.#outgoing.gone();
    const isJson = String(answer.headers['content-type'] ?? '').includes('json');
    return {
      status: answer.statusCode,
      headers: answer.headers,
      text: answer.body,
      body: isJson ? answer.json() : undefined,
    };
  }

  /** `POST /connect/token` with the demo's client. */
  token(form: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return this.ask('POST', '/connect/token', { form: { ...CLIENT, ...form }, headers });
  }

  password(username: string, password = PASSWORD, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return this.token({ grant_type: 'password', scope: 'offline_access portal', username, password }, headers);
  }

  refresh(refresh_token: string): Promise<Answer> {
    return this.token({ grant_type: 'refresh_token', refresh_token });
  }

  async signIn(username: string, headers: Readonly<Record<string, string>> = {}): Promise<Tokens> {
    const answer = await this.password(username, PASSWORD, headers);
    assert.equal(answer.status, 200, answer.text);
    return answer.body;
  }

  /** Re-authenticates a sign-in, which changes to it require. */
  async reauthenticate(token: string, password = PASSWORD): Promise<void> {
    const answer = await this.ask('POST', '/api/account/reauthenticate', {
      token,
      json: { method: 'password', password },
    });
    assert.equal(answer.status, 200, answer.text);
  }

  switchTo(token: string, tenant: string): Promise<Answer> {
    const query = new URLSearchParams(CLIENT).toString();
    return this.ask('GET', `/api/identity/organization-units/switch/${tenant}/tenant?${query}`, { token });
  }

  /** Somebody's tokens for a company of the demo, by its key (`aurora`). */
  async enter(username: string, company: string): Promise<Tokens> {
    return this.enterWith(await this.signIn(username), company);
  }

  async enterWith({ access_token }: Tokens, company: string): Promise<Tokens> {
    const answer = await this.switchTo(access_token, tenantId(company));
    assert.equal(answer.status, 200, answer.text);
    return answer.body;
  }

  async close(): Promise<void> {
    await this.app.fastify.close();
    await this.database.close();
  }
}
