import type { BrowserContext, Page } from '@playwright/test';

/** Where no page ever asks for anything. */
const NOWHERE = '**/nowhere-at-all';

/**
 * Keeps requests under interception from the first route of a test to its end. When the last route goes (`unroute`, `times`),
 * Playwright ends the interception, and Chromium forgets requests that are under way at this moment: they stay without an
 * answer for ever. One request in a hundred was lost so, and with it the chunk of the next screen.
 */
export function keepIntercepting(context: BrowserContext): void {
  const ofContext = context.route.bind(context);
  let kept: Promise<unknown> | undefined;
  const keep = () => {
    kept ??= ofContext(NOWHERE, (route) => route.continue());
    return kept;
  };
  context.route = async (...given) => {
    await keep();
    return ofContext(...given);
  };
  const watch = (page: Page): void => {
    const ofPage = page.route.bind(page);
    page.route = async (...given) => {
      await keep();
      return ofPage(...given);
    };
  };
  context.pages().forEach(watch);
  context.on('page', watch);
}
