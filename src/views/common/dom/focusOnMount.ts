/** A ref for an element that takes the focus as soon as it is on the screen, such as the panel of a popover. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
