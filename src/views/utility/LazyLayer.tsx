import { type ReactNode, Suspense } from 'react';
import { ViewBoundary } from './ViewBoundary.tsx';

/**
 * What lies over the page and comes in a chunk of its own: nothing until it has come. One that does not come says so in a
 * dialog, and the page below stays.
 */
export function LazyLayer({ children }: { readonly children: ReactNode }) {
  return (
    <ViewBoundary over>
      <Suspense fallback={null}>{children}</Suspense>
    </ViewBoundary>
  );
}
