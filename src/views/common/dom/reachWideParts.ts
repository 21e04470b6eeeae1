/** Boxes of rich text that scroll sideways if their content is too wide. */
const BOXES = '[data-table], pre';

/** A ref for rich text: boxes that scroll sideways become reachable by keyboard, and only those. */
export function reachWideParts(text: HTMLElement | null): (() => void) | undefined {
  if (!text) return undefined;
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0');
      else target.removeAttribute('tabindex');
    }
  });
  for (const box of text.querySelectorAll(BOXES)) observer.observe(box);
  return () => observer.disconnect();
}
