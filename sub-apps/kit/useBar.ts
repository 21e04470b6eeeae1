import { useEffect, useRef } from 'react';
import { bridge } from '../shared/portal.js';

/** For the bar at the lower edge in which things are pressed: the portal keeps its popups clear of it, however high it grows. */
export function useBar<Element extends HTMLElement>() {
  const bar = useRef<Element>(null);
  useEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const watch = new ResizeObserver(() => bridge?.bar(element.offsetHeight));
    watch.observe(element);
    return () => {
      watch.disconnect();
      bridge?.bar(0);
    };
  }, []);
  return bar;
}
