/** A ref for the title of a view: it takes the focus where what had it went with the view before. */
export function focusWhenLost(element: HTMLElement | null): void {
  const at = document.activeElement;
  if (element && (at === null || at === document.body)) element.focus({ preventScroll: true });
}
