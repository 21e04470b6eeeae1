/** The breakpoint for phones, as in the style sheets. */
const NARROW = window.matchMedia?.('(width < 640px)');

export function followNarrow(listener: () => void): () => void {
  NARROW?.addEventListener('change', listener);
  return () => NARROW?.removeEventListener('change', listener);
}

/** Whether the page is as narrow as a phone. */
export const isNarrowNow = (): boolean => NARROW?.matches ?? false;
