import { type RefObject, useInsertionEffect, useLayoutEffect, useRef } from 'react';
import { ancestorsOf, focusNear, followFocus, reachable } from './followFocus.ts';

const stack: HTMLElement[] = [];

/** Only the newest modal layer and the hosts outside the root take part; everything below is inert. */
function updateInert(): void {
  const root = document.getElementById('root');
  if (root) root.inert = stack.length > 0;
  for (const layer of stack) layer.inert = layer !== stack.at(-1);
}

/** What a message offers, such as to undo what it tells: it lies over every layer, and is gone soon. */
const offers = () => [...document.querySelectorAll<HTMLElement>('[data-told] button')];

/** Tab goes round the newest layer, and on its way through what messages offer. */
function keepInside(layer: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab' || layer !== stack.at(-1)) return;
  const own = reachable(layer);
  const stops = [...own, ...offers()];
  const from = document.activeElement;
  const at = from instanceof HTMLElement ? stops.indexOf(from) : -1;
  const isEdge = event.shiftKey ? from === layer || at === 0 : at === own.length - 1;
  if (!isEdge && at < own.length) return;
  event.preventDefault();
  const next = Math.max(0, at) + (event.shiftKey ? -1 : 1);
  (stops.at(next % stops.length) ?? layer).focus();
}

/**
 * While mounted, the layer is all that can be reached: the page behind is inert, Tab cycles inside, focus starts at
 * `[data-autofocus]`, at a field that has taken it by itself, else at the layer, and returns to where it was when the
 * layer closes.
 */
export function useModalFocus(layerRef: RefObject<HTMLElement | null>): void {
  const openerRef = useRef<Element | null>(null);
  // Before a field of the layer that is drawn together with it takes the focus (`autoFocus`).
  useInsertionEffect(() => {
    openerRef.current = document.activeElement;
  }, []);
  useLayoutEffect(() => {
    const layer = layerRef.current;
    if (!layer) return undefined;
    const opener = openerRef.current;
    const surroundings = ancestorsOf(opener);
    stack.push(layer);
    updateInert();
    const first = layer.querySelector<HTMLElement>('[data-autofocus]');
    if (first || !layer.contains(document.activeElement)) (first ?? layer).focus();
    const onKeyDown = (event: KeyboardEvent) => keepInside(layer, event);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      stack.splice(stack.indexOf(layer), 1);
      layer.inert = false;
      updateInert();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
      // What was decided in the layer may take its opener away: now, which is known once React has finished, or later.
      queueMicrotask(() => {
        focusNear(surroundings);
        followFocus(document.activeElement);
      });
    };
  }, [layerRef]);
}
