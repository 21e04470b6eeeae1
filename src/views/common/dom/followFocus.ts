const FOCUSABLE =
  'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),[tabindex]';

/** What Tab reaches inside an element, in its order. */
export const reachable = (area: Element): HTMLElement[] =>
  [...area.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) => element.tabIndex >= 0);

/** An element and all that it is in, from the inside outwards; none of null. */
export function ancestorsOf(element: Element | null): Element[] {
  return element ? [element, ...ancestorsOf(element.parentElement)] : [];
}

const isLost = () => document.activeElement === null || document.activeElement === document.body;

/** If nothing has the focus, the first control that is left nearest to where it was takes it. */
export function focusNear(surroundings: readonly Element[]): void {
  if (!isLost()) return;
  const left = surroundings.filter((element) => element.isConnected && !element.matches('html, body, #root'));
  for (const element of left) {
    const [control] = reachable(element);
    if (!control) continue;
    control.focus();
    return;
  }
}

let leave = () => {};

/**
 * Follows what has the focus until the focus goes elsewhere: if it is taken off the page, which the answer to a call may do
 * much later, `lender` takes the focus, or the control nearest to where that was.
 */
export function followFocus(element: Element | null, lender: Element | null = element): void {
  leave();
  if (element === null || element === document.body) return;
  const surroundings = ancestorsOf(lender);
  const observer = new MutationObserver(() => {
    if (element.isConnected) return;
    leave();
    // Once everybody who gives the focus back by himself has done so.
    queueMicrotask(() => {
      if (isLost() && lender instanceof HTMLElement && lender.isConnected) lender.focus({ preventScroll: true });
      focusNear(surroundings);
      followFocus(document.activeElement);
    });
  });
  const onFocusIn = ({ target }: FocusEvent) => target !== element && leave();
  leave = () => {
    observer.disconnect();
    document.removeEventListener('focusin', onFocusIn);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', onFocusIn);
}
