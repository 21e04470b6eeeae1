const FOCUSABLE =
  'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),[tabindex]';

/** The tabbable elements inside an element, in tab order. */
export const reachable = (area: Element): HTMLElement[] =>
  [...area.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) => element.tabIndex >= 0);

/** An element and all its ancestors, from the inside out; none for null. */
export function ancestorsOf(element: Element | null): Element[] {
  return element ? [element, ...ancestorsOf(element.parentElement)] : [];
}

const isLost = () => document.activeElement === null || document.activeElement === document.body;

/** If nothing has the focus, the first of these takes it, or the remaining control nearest to it. */
export function focusNear(surroundings: readonly Element[]): void {
  if (!isLost()) return;
  const [lender] = surroundings;
  if (lender instanceof HTMLElement) lender.focus({ preventScroll: true });
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
 * Follows the focused element until the focus moves elsewhere: if that element leaves the page, perhaps much later when
 * a call is answered, `lender` takes the focus, or the control nearest to where it was.
 */
export function followFocus(element: Element | null, lender: Element | null = element): void {
  leave();
  if (element === null || element === document.body) return;
  const surroundings = ancestorsOf(lender);
  const observer = new MutationObserver(() => {
    if (element.isConnected) return;
    leave();
    // Once everything that restores the focus itself has done so.
    queueMicrotask(() => {
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
