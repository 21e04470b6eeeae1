/** What is open is closed by a press elsewhere and by Escape, which also gives the focus back. Returns what ends it. */
export function closesOutside(
  box: () => HTMLElement | null | undefined,
  close: (givesFocusBack: boolean) => void,
): () => void {
  const pressed = (event: PointerEvent) => {
    if (event.target instanceof Node && !box()?.contains(event.target)) close(false);
  };
  const typed = (event: KeyboardEvent) => {
    // What has been opened inside is closed first.
    if (event.key === 'Escape' && !box()?.querySelector(':popover-open')) close(true);
  };
  document.addEventListener('pointerdown', pressed);
  document.addEventListener('keydown', typed);
  return () => {
    document.removeEventListener('pointerdown', pressed);
    document.removeEventListener('keydown', typed);
  };
}
