/**
 * A ref for what takes the focus while it is on the screen, such as the back button of a pane that covers another: when
 * it disappears, the focus returns to where it was.
 */
export function borrowFocus(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  const lender = document.activeElement;
  element.focus({ preventScroll: true });
  // What was covered can be reached again only once React has finished.
  return () =>
    queueMicrotask(() => {
      if (lender instanceof HTMLElement && lender.isConnected) lender.focus({ preventScroll: true });
    });
}
