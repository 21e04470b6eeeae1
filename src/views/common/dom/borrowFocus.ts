import { ancestorsOf, focusNear } from './followFocus.ts';

/**
 * A ref for an element that takes the focus while it is on the screen, such as the back button of a pane that covers
 * another: when it disappears, the focus returns to the `lender`, to what was nearest to it if it has gone too, or to
 * the page if nothing had it, unless something else has it by then.
 */
export function borrowFocus(
  element: HTMLElement | null,
  lender: Element | null = document.activeElement,
): (() => void) | undefined {
  if (!element) return undefined;
  const owner = lender === document.body ? document.querySelector('main') : lender;
  const surroundings = ancestorsOf(owner);
  element.focus({ preventScroll: true });
  // What was covered is reachable again only once React has finished.
  return () =>
    queueMicrotask(() => {
      const isLost = document.activeElement === document.body;
      if (isLost && owner instanceof HTMLElement && owner.isConnected) owner.focus({ preventScroll: true });
      focusNear(surroundings);
    });
}
