/** A ref for the title or the first way on of a view: it takes the focus if the element that had it disappeared with the previous view. */
export function focusWhenLost(element: HTMLElement | null): void {
  const at = document.activeElement;
  if (element && (at === null || at === document.body)) element.focus({ preventScroll: true });
}
