import { setRootProperties } from './setRootProperties.ts';

/**
 * For the `ref` of what lies over the page for long: `--h-toast` says how much room to leave for it, with its margins.
 */
export function takeRoom(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  let giveBack: (() => void) | undefined;
  const observer = new ResizeObserver(() => {
    giveBack = setRootProperties({ '--h-toast': `${element.offsetHeight + 16}px` });
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    giveBack?.();
  };
}
