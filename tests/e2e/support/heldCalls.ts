import type { BrowserContext, Request, Route } from '@playwright/test';

interface HeldCalls {
  /** How many matching requests have left the pages and wait. */
  readonly waiting: () => number;
  /** Sends all of them to the server and, once it has answered every one, gives the pages their answers together. */
  readonly release: () => Promise<number[]>;
}

/**
 * Holds the calls under `pattern` that `matches` names between page and server, in all tabs of a context, so that a test
 * decides what comes at the same time instead of hoping for it. Calls after the release pass.
 *
 * @param changed - headers that the held calls are sent with, over their own.
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
      // A page that has reloaded meanwhile does not want its answer any more.
      await Promise.all(answers.map(({ route, response }) => route.fulfill({ response }).catch(() => undefined)));
      return answers.map(({ response }) => response.status());
    },
  };
}
