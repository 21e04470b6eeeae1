import type { Answer, TestApp } from './testApp.ts';

/** Console calls with one token. */
export interface ConsoleCalls {
  readonly get: (path: string) => Promise<Answer>;
  readonly post: (path: string, json?: object) => Promise<Answer>;
}

/** The calls under `/api/console/`, by somebody in a company of the demo. */
export async function consoleOf(app: TestApp, who = 'lin', company = 'aurora'): Promise<ConsoleCalls> {
  return consoleWith(app, (await app.enter(who, company)).access_token);
}

/** The same with a token. */
export function consoleWith(app: TestApp, token: string): ConsoleCalls {
  return {
    get: (path) => app.ask('GET', `/api/console/${path}`, { token }),
    post: (path, json = {}) => app.ask('POST', `/api/console/${path}`, { token, json }),
  };
}
