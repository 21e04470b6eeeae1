/** Closes a popover on a press elsewhere and on Escape, which also restores the focus. Returns the cleanup. */
export function closesOutside(
  box: () => HTMLElement | null | undefined,
  close: (givesFocusBack: boolean) => void,
): () => void {
  const pressed = (event: PointerEvent) => {
    if (event.target instanceof Node && !box()?.contains(event.target)) close(false);
  };
  const typed = (event: KeyboardEvent) => {
    // Nested popovers close first.
    if (event.key === 'Escape' && !box()?.querySelector(':popover-open')) close(true);
  };
  document.addEventListener('pointerdown', pressed);
  document.addEventListener('keydown', typed);
  return () => {
    document.removeEventListener('pointerdown', pressed);
    document.removeEventListener('keydown', typed);
  };
}
