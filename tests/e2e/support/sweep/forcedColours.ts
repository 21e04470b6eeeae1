import type { Page } from '@playwright/test';
import { type Fault, inEveryFrame } from './faults.ts';

/**
 * Runs in the page, in forced colours: backgrounds and shadows are gone, so anything chosen, checked or current
 * must have a different edge from the rest, and a field must have an edge at all. To see the difference, each state is
 * removed for a moment.
 */
function edgeFaults(): Fault[] {
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}${[...element.classList].map((name) => `.${name}`).join('')}`;
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
  };
  const edgesOf = (element: Element) =>
    [null, '::before', '::after'].map((part) => {
      const look = getComputedStyle(element, part);
      const outline = look.outlineStyle === 'none' ? '' : look.outlineWidth;
      return part !== null && look.content === 'none' ? '' : `${outline} ${look.borderStyle} ${look.borderWidth}`;
    });
  const edgesAround = (element: Element) =>
    [element, element.closest('label'), ...element.children].flatMap((one) => (one ? edgesOf(one) : [])).join('/');
  const STATES = ['aria-current', 'aria-selected', 'aria-pressed', 'aria-checked'];
  const without = (element: Element): (() => void) => {
    if (element instanceof HTMLInputElement) element.checked = false;
    const had = STATES.flatMap((state) => {
      const value = element.getAttribute(state);
      if (value !== null) element.setAttribute(state, 'false');
      return value === null ? [] : [{ state, value }];
    });
    return () => {
      for (const { state, value } of had) element.setAttribute(state, value);
      if (element instanceof HTMLInputElement) element.checked = true;
    };
  };
  // The browser draws its own controls; a switch is recognised by the position of its knob.
  const isOwn = (element: Element) =>
    element.matches('[role=switch]') ||
    (element.matches('input[type=checkbox], input[type=radio]') && getComputedStyle(element).appearance !== 'none');
  const chosen = [
    ...document.querySelectorAll(
      '[aria-current]:not([aria-current=false]), [aria-selected=true], [aria-pressed=true], [aria-checked=true], input:checked',
    ),
    // The edge of the focused element belongs to the focus, whatever its state.
  ].filter((element) => !isOwn(element) && !element.matches(':focus') && isShown(element.closest('label') ?? element));
  const unmarked = chosen.filter((element) => {
    const edges = edgesAround(element);
    const putBack = without(element);
    const bare = edgesAround(element);
    putBack();
    return edges === bare;
  });
  const hasEdge = (element: Element | null): boolean =>
    element !== null &&
    [null, '::before', '::after'].some((part) => {
      const { borderStyle, borderWidth } = getComputedStyle(element, part);
      return /solid|dashed|inset/.test(borderStyle) && /[1-9]/.test(borderWidth);
    });
  const fields = [
    ...document.querySelectorAll(
      'input:not([type=hidden], [type=file], [type=range]), textarea, select, [role=combobox], [role=switch]',
    ),
  ].filter((element) => !isOwn(element) && isShown(element));
  const edgeless = fields.filter((element) => {
    const { parentElement } = element;
    return ![element, parentElement, parentElement?.parentElement ?? null].some(hasEdge);
  });
  return [
    ...unmarked.map((element) => ({
      rule: 'forced-colours',
      element: nameOf(element),
      words: 'looks as if not chosen',
    })),
    ...edgeless.map((element) => ({
      rule: 'forced-colours',
      element: nameOf(element),
      words: 'a field without an edge',
    })),
  ];
}

/** What is indistinguishable on the page as it is now, in forced colours. */
export async function forcedColoursFaults(page: Page): Promise<Fault[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  try {
    return await inEveryFrame(page, edgeFaults);
  } finally {
    await page.emulateMedia({ forcedColors: 'none' });
  }
}
