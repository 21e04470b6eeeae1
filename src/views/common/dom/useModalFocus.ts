import { type RefObject, useInsertionEffect, useLayoutEffect, useRef } from 'react';

const FOCUSABLE =
  'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),[tabindex]';

const stack: HTMLElement[] = [];

/** Only the newest modal layer and the hosts outside the root take part; everything below is inert. */
function updateInert(): void {
  const root = document.getElementById('root');
  if (root) root.inert = stack.length > 0;
  for (const layer of stack) layer.inert = layer !== stack.at(-1);
}

const reachable = (layer: Element) =>
  [...layer.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) => element.tabIndex >= 0);

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

function ancestorsOf(element: Element | null): Element[] {
  return element ? [element, ...ancestorsOf(element.parentElement)] : [];
}

/** If nothing has the focus, the first control that is left nearest to where it was takes it. */
function focusNear(surroundings: readonly Element[]): void {
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  const left = surroundings.filter((element) => element.isConnected && !element.matches('html, body, #root'));
  for (const element of left) {
    const [control] = reachable(element);
    if (!control) continue;
    control.focus();
    return;
  }
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
      // What was decided in the layer may have taken its opener away, which is known once React has finished.
      queueMicrotask(() => focusNear(surroundings));
    };
  }, [layerRef]);
}
