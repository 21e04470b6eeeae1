import { type ReactNode, Suspense } from 'react';
import { ViewBoundary } from './ViewBoundary.tsx';

type LazyLayerProps = { readonly children: ReactNode; readonly coming?: ReactNode };

/**
 * A layer above the page in its own chunk: until it has loaded, nothing or `coming`. If it fails to load, a dialog says
 * so, and the page below stays.
 */
export function LazyLayer({ children, coming = null }: LazyLayerProps) {
  return (
    <ViewBoundary over>
      <Suspense fallback={coming}>{children}</Suspense>
    </ViewBoundary>
  );
}
