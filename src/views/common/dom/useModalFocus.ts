import { type RefObject, useInsertionEffect, useLayoutEffect, useRef, useState } from 'react';
import { ancestorsOf, focusNear, followFocus, reachable } from './followFocus.ts';

const stack: HTMLElement[] = [];

/** Only the newest modal layer and the hosts outside the root stay reachable; everything below is inert. */
function updateInert(): void {
  const root = document.getElementById('root');
  if (root) root.inert = stack.length > 0;
  for (const layer of stack) layer.inert = layer !== stack.at(-1);
}

/** An action in a message, such as undo: it lies above every layer, and is soon gone. */
const offers = () => [...document.querySelectorAll<HTMLElement>('[data-told] button')];

/** Tab cycles through the newest layer, and through the actions in messages. */
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
 * A focus trap: while mounted, only the layer is reachable. The page behind is inert, Tab cycles inside, focus starts
 * at `[data-autofocus]`, at a field that has focused itself, otherwise at the layer, and returns to where it was when
 * the layer closes; to the page if nothing had it, because the layer came with its address.
 */
export function useModalFocus(layerRef: RefObject<HTMLElement | null>): void {
  // While rendering: a menu with the element that opened the layer may disappear as the layer appears.
  const [surroundings] = useState(() => ancestorsOf(document.activeElement));
  const openerRef = useRef<Element | null>(null);
  // Before a field rendered together with the layer takes the focus (`autoFocus`).
  useInsertionEffect(() => {
    openerRef.current = document.activeElement;
  }, []);
  useLayoutEffect(() => {
    const layer = layerRef.current;
    if (!layer) return undefined;
    const opener = openerRef.current;
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
      // A decision in the layer may remove its opener: now, which is known once React has finished, or later.
      queueMicrotask(() => {
        focusNear(surroundings[0] === document.body ? ancestorsOf(document.querySelector('main')) : surroundings);
        followFocus(document.activeElement);
      });
    };
  }, [layerRef, surroundings]);
}
