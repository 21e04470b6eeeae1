import { type PortalPage, selectPortalOpen, selectShownTenant } from '../../../features/homePortal/portalPage.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { useHashInSight } from '../../common/dom/useHashInSight.ts';
import { NoPermission } from '../NoPermission.tsx';
import { ownLinks } from '../portalLinks.ts';
import { ArticleListScreen } from './ArticleListScreen.tsx';
import { ArticleScreen } from './ArticleScreen.tsx';
import { HomeScreen } from './HomeScreen.tsx';
import { NoCompany } from './NoCompany.tsx';

/** The portal of the company in force, for its staff. A link to a notice may name another of their companies. */
export function OwnPortal({ page }: { readonly page: PortalPage }) {
  const isOpen = useAppSelector(selectPortalOpen);
  const tenantId = useAppSelector(selectShownTenant);
  useHashInSight();
  if (!isOpen) return <NoPermission />;
  if (tenantId === null) return <NoCompany />;
  const links = ownLinks(tenantId);
  if (page.screen === 'home') return <HomeScreen tenantId={tenantId} links={links} withNotices />;
  if (page.screen === 'list') return <ArticleListScreen kind={page.kind} query={page.query} links={links} />;
  return <ArticleScreen page={page} tenantId={tenantId} links={links} />;
}
