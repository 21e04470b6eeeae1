/** How far outside its scroller an element counts as near, so that it is drawn before it is seen. */
const MARGIN = '600px 0px';

type Listener = (isNear: boolean, height: number) => void;
interface Watch {
  readonly observer: IntersectionObserver;
  readonly listeners: Map<Element, Listener>;
}
/** One observer for everything in a scroller; it lives as long as the scroller. */
const watches = new WeakMap<Element, Watch>();

function watchOf(scroller: Element): Watch {
  const known = watches.get(scroller);
  if (known) return known;
  const listeners = new Map<Element, Listener>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries)
        listeners.get(target)?.(isIntersecting, boundingClientRect.height);
    },
    { root: scroller, rootMargin: MARGIN },
  );
  const watch = { observer, listeners };
  watches.set(scroller, watch);
  return watch;
}

/**
 * Reports whether `element` is near the visible part of its scroller (`[data-scroller]`), and how high it is at that
 * moment. Returns a function that stops it.
 */
export function watchNearby(element: Element, listener: Listener): () => void {
  const scroller = element.closest('[data-scroller]');
  if (!scroller) throw new Error('What is watched stands in no [data-scroller]');
  const { observer, listeners } = watchOf(scroller);
  listeners.set(element, listener);
  observer.observe(element);
  return () => {
    listeners.delete(element);
    observer.unobserve(element);
  };
}
