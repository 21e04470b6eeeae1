/** For the `ref` of what lies over the page for long: `--h-toast` says how much room to leave for it, with its margins. */
export function takeRoom(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    const properties = { '--h-toast': `${element.offsetHeight + 16}px` };
    for (const [name, value] of Object.entries(properties)) style.setProperty(name, value);
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    style.removeProperty('--h-toast');
  };
}
