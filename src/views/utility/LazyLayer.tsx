import { type ReactNode, Suspense } from 'react';
import { type Retry, ViewBoundary } from './ViewBoundary.tsx';

type LazyLayerProps = { readonly children: ReactNode; readonly coming?: ReactNode; readonly retry?: Retry | undefined };

/**
 * A layer above the page in its own chunk: until it has loaded, nothing or `coming`. If it fails to load, a dialog says
 * so, and the page below stays.
 */
export function LazyLayer({ children, coming = null, retry }: LazyLayerProps) {
  return (
    <ViewBoundary over retry={retry}>
      <Suspense fallback={coming}>{children}</Suspense>
    </ViewBoundary>
  );
}
