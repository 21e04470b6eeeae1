import { useEffect, useRef } from 'react';
import { bridge } from '../shared/portal.js';

/** Marks the action bar at the lower edge: the portal keeps its popups above it, whatever its height. */
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
