import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Renders outside the page's root, so that a modal layer can make the page inert without silencing this one. */
export function Layer({ children }: { readonly children: ReactNode }) {
  return createPortal(children, document.body);
}
