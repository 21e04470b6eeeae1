import { type BrowserContext, expect, type Page } from '@playwright/test';

const BINDING = 'portalTold';

/**
 * Every toast and popup that a page has shown, kept from the moment it appears: they disappear after seconds, and a
 * machine under load may check less often than that.
 */
export class Told {
  readonly #texts = new Map<Page, string[]>();

  async watch(context: BrowserContext): Promise<void> {
    await context.exposeBinding(BINDING, ({ page }, text: string) => {
      this.#texts.set(page, [...(this.#texts.get(page) ?? []), text]);
    });
    await context.addInitScript((binding) => {
      const tell: unknown = Reflect.get(window, binding);
      if (typeof tell !== 'function') return;
      const look = (node: Node) => {
        if (!(node instanceof HTMLElement)) return;
        for (const toast of [node, ...node.querySelectorAll<HTMLElement>('[data-told]')])
          if (toast.matches('[data-told]') && toast.checkVisibility()) void tell(toast.innerText);
      };
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) for (const node of addedNodes) look(node);
      }).observe(document, { childList: true, subtree: true });
    }, BINDING);
  }

  /** Waits until `page` has shown `text`. Everything it showed until then is used up, so each message answers once. */
  async expect(page: Page, text: string): Promise<void> {
    await expect
      .poll(() => this.#texts.get(page) ?? [], `told by ${page.url()}`)
      .toContainEqual(expect.stringContaining(text));
    const texts = this.#texts.get(page) ?? [];
    this.#texts.set(page, texts.slice(texts.findIndex((told) => told.includes(text)) + 1));
  }
}
