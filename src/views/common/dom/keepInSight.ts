/**
 * A ref for the selected item of a scrolling row, such as the chips of a phone: scrolls it into view, and again when it
 * grows, as a tab does when its page reports its title. An observer decides a frame later whether that is needed, from
 * the browser's own layout: measuring at once would cost a layout of the whole page.
 */
export function keepInSight(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  const watch = new IntersectionObserver(([seen]) => {
    watch.unobserve(element);
    if (seen && seen.intersectionRatio < 1) element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  // Also reports the initial size.
  const sizes = new ResizeObserver(() => watch.observe(element));
  sizes.observe(element);
  return () => {
    sizes.disconnect();
    watch.disconnect();
  };
}
