import type { BrowserContext, Request, Route } from '@playwright/test';

interface HeldCalls {
  /** How many matching requests the pages have sent that are still held. */
  readonly waiting: () => number;
  /** Sends all of them to the server and, once every one is answered, delivers the responses to the pages together. */
  readonly release: () => Promise<number[]>;
}

/**
 * Holds the calls under `pattern` that `matches` selects between page and server, in all tabs of a context: a test
 * controls what happens at the same time instead of hoping for it. Calls after the release pass.
 *
 * @param changed - headers that the held calls are sent with, overriding their own.
 * @returns `release` resolves with the statuses that the server gave.
 */
export async function holdCalls(
  context: BrowserContext,
  pattern: string,
  matches: (request: Request) => boolean,
  changed: Readonly<Record<string, string>> = {},
): Promise<HeldCalls> {
  const held: Route[] = [];
  let released = false;
  await context.route(pattern, async (route) => {
    if (released || !matches(route.request())) await route.continue();
    else held.push(route);
  });
  return {
    waiting: () => held.length,
    release: async () => {
      released = true;
      const answers = await Promise.all(
        held.map(async (route) => {
          const response = await route.fetch({ headers: { ...(await route.request().allHeaders()), ...changed } });
          return { route, response };
        }),
      );
      // A page that has reloaded since then no longer wants its response.
      await Promise.all(answers.map(({ route, response }) => route.fulfill({ response }).catch(() => undefined)));
      return answers.map(({ response }) => response.status());
    },
  };
}
