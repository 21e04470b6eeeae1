/** How far outside its scroller an element counts as near: far enough to render before it is visible, or not at all. */
const MARGIN = { ahead: '600px 0px', inSight: '0px' } as const;
export type Nearness = keyof typeof MARGIN;

type Listener = (isNear: boolean, height: number) => void;
interface Watch {
  readonly observer: IntersectionObserver;
  readonly listeners: Map<Element, Listener>;
}
/** One observer per margin and scroller; it lives as long as the scroller. */
const watches = { ahead: new WeakMap<Element, Watch>(), inSight: new WeakMap<Element, Watch>() };

function watchOf(scroller: Element, nearness: Nearness): Watch {
  const known = watches[nearness].get(scroller);
  if (known) return known;
  const listeners = new Map<Element, Listener>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries)
        listeners.get(target)?.(isIntersecting, boundingClientRect.height);
    },
    { root: scroller, rootMargin: MARGIN[nearness] },
  );
  const watch = { observer, listeners };
  watches[nearness].set(scroller, watch);
  return watch;
}

/**
 * Reports whether `element` is near the visible part of its scroller (`[data-scroller]`), and its height at that
 * moment. Returns a function that stops it.
 */
export function watchNearby(element: Element, nearness: Nearness, listener: Listener): () => void {
  const scroller = element.closest('[data-scroller]');
  if (!scroller) throw new Error('The watched element is in no [data-scroller]');
  const { observer, listeners } = watchOf(scroller, nearness);
  listeners.set(element, listener);
  observer.observe(element);
  return () => {
    listeners.delete(element);
    observer.unobserve(element);
  };
}
