import { ancestorsOf, focusNear } from './followFocus.ts';

/**
 * A ref for an element that takes the focus while it is on the screen, such as the back button of a pane that covers
 * another: when it disappears, the focus returns to the `lender`, or to what was nearest to it if it has gone too, or to
 * the page if nothing had it, unless something else has it by then.
 */
export function borrowFocus(
  element: HTMLElement | null,
  lender: Element | null = document.activeElement,
): (() => void) | undefined {
  if (!element) return undefined;
  const surroundings = ancestorsOf(lender === document.body ? document.querySelector('main') : lender);
  element.focus({ preventScroll: true });
  // What was covered is reachable again only once React has finished.
  return () => queueMicrotask(() => focusNear(surroundings));
}
