/**
 * A ref for the chosen item of a scrolling row, such as the chips of a phone: it is scrolled into view, and again when it grows, as a tab
 * does whose page tells its title. Whether that is needed is asked of the browser's own layout, a frame later: asking at once would cost a
 * layout of the whole page.
 */
export function keepInSight(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  const watch = new IntersectionObserver(([seen]) => {
    watch.unobserve(element);
    if (seen && seen.intersectionRatio < 1) element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  // Tells its size at the beginning as well.
  const sizes = new ResizeObserver(() => watch.observe(element));
  sizes.observe(element);
  return () => {
    sizes.disconnect();
    watch.disconnect();
  };
}
