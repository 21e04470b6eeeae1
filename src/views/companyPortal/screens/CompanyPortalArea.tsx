import { selectPortalPage } from '../../../features/homePortal/portalPage.ts';
import { selectShare } from '../../../features/share/shareSlice.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { lazyScreen } from '../../common/dom/lazyScreen.ts';
import { useTexts } from '../../common/useText.ts';
import { LazyLayer } from '../../utility/LazyLayer.tsx';
import { OwnPortal } from './OwnPortal.tsx';
import { SharedPortal } from './SharedPortal.tsx';

/** In its own chunk, with the library that draws the code. */
const ShareHost = lazyScreen(() => import('./ShareHost.tsx'), 'ShareHost');

/** The company portal (POR-1): inside the shell for staff, on its own for everybody else. */
export function CompanyPortalArea() {
  useTexts('companyPortal');
  const page = useAppSelector(selectPortalPage);
  const isSharing = useAppSelector(selectShare).status !== 'closed';
  if (page === null) return null;
  return (
    <>
      {page.shared ? <SharedPortal page={page} /> : <OwnPortal page={page} />}
      {isSharing && (
        <LazyLayer>
          <ShareHost />
        </LazyLayer>
      )}
    </>
  );
}
