import { type ComponentType, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { childPage } from '../../features/routing/pages.ts';
import { selectPathname } from '../../features/routing/routingSlice.ts';
import { selectApplicationsWanted } from '../../features/shell/shellSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { Coming } from '../common/Coming.tsx';
import { ViewBoundary } from '../utility/ViewBoundary.tsx';
import { PageBoundary } from './PageBoundary.tsx';

/**
 * A page of the shell and, next to it from the first one on, the business applications: they stay mounted in place
 * while other pages are shown, since a frame that is moved reloads.
 */
export function BesideApplications({ Applications }: { readonly Applications: ComponentType }) {
  const shown = useAppSelector((state) => childPage(selectPathname(state)) !== null);
  const wanted = useAppSelector(selectApplicationsWanted);
  return (
    <>
      <PageBoundary>
        <Suspense fallback={<Coming />}>
          <Outlet />
        </Suspense>
      </PageBoundary>
      {wanted && (
        <ViewBoundary quiet={!shown}>
          <Suspense fallback={shown ? <Coming /> : null}>
            <Applications />
          </Suspense>
        </ViewBoundary>
      )}
    </>
  );
}
