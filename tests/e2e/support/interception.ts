import type { BrowserContext, Page } from '@playwright/test';

/** A path that no page ever requests. */
const NOWHERE = '**/nowhere-at-all';

/**
 * Keeps requests under interception from the first route of a test to its end. When the last route goes (`unroute`, `times`),
 * Playwright ends the interception, and Chromium forgets the requests in flight at that moment: they stay unanswered
 * for ever. One request in a hundred was lost that way, and with it the chunk of the next screen.
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
