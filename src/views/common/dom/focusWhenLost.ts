/**
 * A ref for the title or first link of a view: it takes the focus if the focused element disappeared with the previous
 * view.
 */
export function focusWhenLost(element: HTMLElement | null): void {
  const at = document.activeElement;
  if (element && (at === null || at === document.body)) element.focus({ preventScroll: true });
}
