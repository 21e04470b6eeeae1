import type { BrowserContext, Page } from '@playwright/test';

/** A request that the page itself aborted, because it was left or reloaded. */
const LEFT_BEHIND = 'net::ERR_ABORTED';

/**
 * Collects what no test should meet: console errors, uncaught exceptions, requests that failed or were answered with an
 * error. A test announces with `expect` beforehand what it provokes on purpose.
 */
export class Problems {
  readonly #seen: string[] = [];
  readonly #expected: RegExp[] = [];

  /** Watches every page that is open in this context or opens later. */
  watch(context: BrowserContext): void {
    for (const page of context.pages()) this.#watchPage(page);
    context.on('page', (page) => this.#watchPage(page));
  }

  #watchPage(page: Page): void {
    page.on('console', (message) => {
      if (message.type() === 'error') this.#seen.push(`console: ${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => this.#seen.push(`exception: ${error.message}`));
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? 'unknown';
      if (reason !== LEFT_BEHIND) this.#seen.push(`request: ${request.method()} ${request.url()} ${reason}`);
    });
    page.on('response', (answer) => {
      if (answer.status() >= 400)
        this.#seen.push(`answer: ${answer.status()} ${answer.request().method()} ${answer.url()}`);
    });
  }

  /** Announces problems that this test provokes; a pattern is matched against the lines of `unexpected`. */
  expect(...patterns: readonly RegExp[]): void {
    this.#expected.push(...patterns);
  }

  /** The observed problems that were not announced. */
  unexpected(): readonly string[] {
    return this.#seen.filter((line) => !this.#expected.some((pattern) => pattern.test(line)));
  }
}
