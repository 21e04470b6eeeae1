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

function keepInside(layer: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  const stops = reachable(layer);
  const first = stops[0] ?? layer;
  const last = stops.at(-1) ?? layer;
  const from = document.activeElement;
  const leaves = event.shiftKey ? from === first || from === layer : from === last;
  if (!leaves) return;
  event.preventDefault();
  (event.shiftKey ? last : first).focus();
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
    layer.addEventListener('keydown', onKeyDown);
    return () => {
      layer.removeEventListener('keydown', onKeyDown);
      stack.splice(stack.indexOf(layer), 1);
      layer.inert = false;
      updateInert();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
      // What was decided in the layer may have taken its opener away, which is known once React has finished.
      queueMicrotask(() => focusNear(surroundings));
    };
  }, [layerRef]);
}
