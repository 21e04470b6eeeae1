import { type PortalPage, selectPortalOpen, selectShownTenant } from '../../../features/homePortal/portalPage.ts';
import { selectTenantId } from '../../../features/session/sessionSlice.ts';
import { selectShellOpen } from '../../../features/shell/shellSlice.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { NoPermission } from '../../common/NoPermission.tsx';
import { ownLinks } from '../portalLinks.ts';
import { ArticleListScreen } from './ArticleListScreen.tsx';
import { ArticleScreen } from './ArticleScreen.tsx';
import { HomeScreen } from './HomeScreen.tsx';
import { NoCompany } from './NoCompany.tsx';

/**
 * The portal of the company in force, for its staff. A link to a notice may name another of their companies. Until the
 * person has chosen a company there is nothing to show, and nothing to say about permissions.
 */
export function OwnPortal({ page }: { readonly page: PortalPage }) {
  const isSettled = useAppSelector(selectShellOpen);
  const hasCompany = useAppSelector(selectTenantId) !== null;
  const isOpen = useAppSelector(selectPortalOpen);
  const tenantId = useAppSelector(selectShownTenant);
  if (!isSettled) return null;
  if (!hasCompany) return <NoCompany />;
  if (!isOpen || tenantId === null) return <NoPermission />;
  const links = ownLinks(tenantId);
  if (page.screen === 'home') return <HomeScreen tenantId={tenantId} links={links} withNotices />;
  if (page.screen === 'list') return <ArticleListScreen kind={page.kind} query={page.query} links={links} />;
  return <ArticleScreen page={page} tenantId={tenantId} links={links} />;
}
