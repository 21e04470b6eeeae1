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

/** The control that `focusNear` chose, until the focus moves on. */
let chosen: Element | null = null;

/** Whether the person has put the focus nowhere: nothing has it, or only what is left after a control disappeared. */
export const isFocusFree = (): boolean => isLost() || document.activeElement === chosen;

/** Where the focus of an element goes once it has left the page: it had been lent. */
const lenders = new WeakMap<Element, readonly Element[]>();

/**
 * If nothing has the focus, the first of these takes it, or the remaining control nearest to it, or what had lent it to
 * the first.
 */
export function focusNear(surroundings: readonly Element[]): void {
  const [first] = surroundings;
  if (!first || !isLost()) return;
  if (first instanceof HTMLElement) first.focus({ preventScroll: true });
  if (!isLost()) return;
  const left = surroundings.filter((element) => element.isConnected && !element.matches('html, body, #root'));
  for (const element of left) {
    const [control] = reachable(element);
    if (!control) continue;
    control.focus();
    chosen = control;
    return;
  }
  focusNear(lenders.get(first) ?? []);
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
  if (lender !== element) lenders.set(element, surroundings);
  const observer = new MutationObserver(() => {
    if (element.isConnected) return;
    leave();
    // Once everything that restores the focus itself has done so.
    queueMicrotask(() => {
      focusNear(surroundings);
      followFocus(document.activeElement);
    });
  });
  const onFocusIn = ({ target }: FocusEvent) => {
    if (target === element) return;
    chosen = null;
    leave();
  };
  leave = () => {
    observer.disconnect();
    document.removeEventListener('focusin', onFocusIn);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', onFocusIn);
}
