import { expect, type Locator, type Page } from '@playwright/test';

/** More tab stops than any page has before its content. */
const MOST_STOPS = 120;

/**
 * Runs in the page. What a keyboard-only user would miss at the stop with the focus: nothing has it, it is
 * out of view (WCAG 2.4.11), or nothing shows it (2.4.7). There must be an outline, the only ring when the system
 * forces its colours; it may be transparent beside a shadow, which is what others see.
 * @returns the stop in words, and what is missing there, if anything
 */
function stopFaults(): { readonly at: string; readonly missing: string | null } {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return { at: 'body', missing: null };
  const label = element.closest('label') ?? (element instanceof HTMLInputElement ? element.labels?.[0] : undefined);
  const words = element.getAttribute('aria-label') ?? (label ?? element).textContent?.trim().slice(0, 40) ?? '';
  const at = `${element.tagName.toLowerCase()} "${words}"`;
  if (element.tagName === 'IFRAME') return { at, missing: null };
  const looksOf = (of: Element | null) =>
    of ? [null, '::before', '::after'].map((part) => getComputedStyle(of, part)) : [];
  // A field in a frame of its own is ringed by that frame, a radio button by its label, an option by its listbox.
  const option = document.getElementById(element.getAttribute('aria-activedescendant') ?? '');
  const around = [element, element.parentElement, element.parentElement?.parentElement ?? null, label ?? null, option];
  const looks = around.flatMap(looksOf);
  const rings = looks.filter(
    ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1,
  );
  if (rings.length === 0) return { at, missing: 'no ring' };
  const isDrawn =
    rings.some(({ outlineColor }) => outlineColor !== 'rgba(0, 0, 0, 0)') ||
    looks.some(({ boxShadow }) => boxShadow !== 'none');
  if (!isDrawn) return { at, missing: 'a ring in forced colours only' };
  const { left, right, top, bottom } = (label ?? element).getBoundingClientRect();
  const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
  const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
  // A toast that offers to undo covers the header's middle for five seconds, and goes by itself.
  const isToast = (over: Element) => over.closest('[data-told]')?.contains(element) === false;
  const middle = document.elementsFromPoint(x, y).find((over) => !isToast(over));
  const isSeen = middle !== undefined && ((label ?? element).contains(middle) || middle.contains(element));
  return { at, missing: isSeen ? null : `out of sight, under ${middle?.tagName ?? 'the edge'}` };
}

/** Goes through a page by keyboard alone, and checks every stop on the way. */
export class Keys {
  readonly #page: Page;
  readonly #missing: string[] = [];

  constructor(page: Page) {
    this.#page = page;
  }

  /** Tab, or Shift+Tab with `back`, until `goal` has the focus. If it never has, fails with the stops on the way. */
  async to(goal: Locator, { back = false } = {}): Promise<void> {
    await expect(goal).toBeVisible();
    const stops: string[] = [];
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      if (await goal.evaluate((element) => element === document.activeElement)) return;
      stops.push(await this.#stop(back ? 'Shift+Tab' : 'Tab'));
    }
    throw new Error(`No stop is ${goal}. Met: ${[...new Set(stops)].join(' · ')}`);
  }

  async #stop(key: string): Promise<string> {
    await this.press(key);
    const { at, missing } = await this.#page.evaluate(stopFaults);
    if (missing) this.#missing.push(`${at}: ${missing}`);
    return at;
  }

  /** Goes there and presses it. */
  async use(goal: Locator, { key = 'Enter', back = false } = {}): Promise<void> {
    await this.to(goal, { back });
    await this.press(key);
  }

  /** Goes to a radio group, which is one stop, and on by arrow keys. */
  async choose(radio: Locator): Promise<void> {
    await expect(radio).toBeVisible();
    const isInGroup = () =>
      radio.evaluate(
        (element: HTMLInputElement) =>
          document.activeElement instanceof HTMLInputElement && document.activeElement.name === element.name,
      );
    for (let stop = 0; stop < MOST_STOPS && !(await isInGroup()); stop += 1) await this.#stop('Tab');
    if (!(await radio.isChecked())) await this.press('Space');
    for (let stop = 0; stop < MOST_STOPS && !(await radio.isChecked()); stop += 1) await this.#stop('ArrowDown');
    await expect(radio).toBeChecked();
  }

  /** Goes there and types into it. */
  async write(goal: Locator, text: string): Promise<void> {
    await this.to(goal);
    await this.#page.keyboard.insertText(text);
  }

  press(key: string): Promise<void> {
    return this.#page.keyboard.press(key);
  }

  /** Stops that showed no focus, or showed it out of view, each once. */
  missing(): readonly string[] {
    return [...new Set(this.#missing)];
  }
}
