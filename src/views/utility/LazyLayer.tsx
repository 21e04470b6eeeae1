import { type ReactNode, Suspense } from 'react';
import { ViewBoundary } from './ViewBoundary.tsx';

type LazyLayerProps = { readonly children: ReactNode; readonly coming?: ReactNode };

/**
 * What lies over the page and comes in a chunk of its own: nothing until it has come, or `coming`. One that does not come says so in a
 * dialog, and the page below stays.
 */
export function LazyLayer({ children, coming = null }: LazyLayerProps) {
  return (
    <ViewBoundary over>
      <Suspense fallback={coming}>{children}</Suspense>
    </ViewBoundary>
  );
}
