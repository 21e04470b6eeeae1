import { selectPortalPage } from '../../../features/homePortal/portalPage.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { useCompanyPortalTexts } from '../../common/useText.ts';
import { OwnPortal } from './OwnPortal.tsx';
import { SharedPortal } from './SharedPortal.tsx';
import { ShareHost } from './ShareHost.tsx';

/** The company portal (POR-1): inside the shell for the staff, by itself for everybody else. */
export function CompanyPortalArea() {
  useCompanyPortalTexts();
  const page = useAppSelector(selectPortalPage);
  if (page === null) return null;
  return (
    <>
      {page.shared ? <SharedPortal page={page} /> : <OwnPortal page={page} />}
      <ShareHost />
    </>
  );
}
