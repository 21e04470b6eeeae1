import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ViewBoundary } from '../utility/ViewBoundary.tsx';

/** Keeps the failure of a page to that page: everything around it works on, and every other page can be opened. */
export function PageBoundary({ children }: { readonly children: ReactNode }) {
  return <ViewBoundary at={useLocation().pathname}>{children}</ViewBoundary>;
}
