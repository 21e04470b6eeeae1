/**
 * Where what had the focus went with the page that it stood on, the area of the page takes it: the next Tab leads into what
 * is new. Somebody who is elsewhere in the portal stays there.
 */
export function catchFocus(): void {
  const { activeElement, body } = document;
  if (!document.hasFocus() || (activeElement !== null && activeElement !== body)) return;
  document.querySelector('main')?.focus({ preventScroll: true });
}
