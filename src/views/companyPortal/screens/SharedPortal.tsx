import { selectArticleDetail } from '../../../features/articleDetail/articleDetailSlice.ts';
import { selectBrandTitle } from '../../../features/brand/brandSlice.ts';
import { COMPANY_UNKNOWN, selectPortalOf } from '../../../features/homePortal/homePortalSlice.ts';
import { type PortalPage, selectShownTenant } from '../../../features/homePortal/portalPage.ts';
import { shareOpened } from '../../../features/share/shareSlice.ts';
import { says } from '../../../lib/message.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { useFirstAnswer } from '../../common/dom/useFirstAnswer.ts';
import { ClosedCompany } from '../ClosedCompany.tsx';
import { shareLinks } from '../portalLinks.ts';
import { ShareFrame } from '../ShareFrame.tsx';
import { ArticleScreen } from './ArticleScreen.tsx';
import { HomeScreen } from './HomeScreen.tsx';
import { OtherLanguage } from './OtherLanguage.tsx';

/** The public pages of a company, without sign-in. If the link has no company, there is nothing to show. */
export function SharedPortal({ page }: { readonly page: PortalPage }) {
  const dispatch = useAppDispatch();
  const tenantId = useAppSelector(selectShownTenant);
  const portal = useAppSelector((state) => selectPortalOf(state, tenantId));
  const article = useAppSelector(selectArticleDetail).article;
  const brand = useAppSelector(selectBrandTitle);
  const profile = portal?.profile;
  const content = page.screen === 'home' ? portal?.parts.culture : article;
  const isAnswered = profile?.status === 'loaded' || profile?.status === 'failed';
  const company = profile?.data ?? null;
  // A backend without this call gives the same answer for every company, but has their pages.
  const isUnknown = says(profile?.error, COMPANY_UNKNOWN) && content?.status === 'failed';
  // If the backend cannot say whose page it is, the page shows the installation's name.
  const unnamed =
    isAnswered && tenantId !== null ? { tenantId, name: brand, isActive: true, isIndexable: false } : null;
  useFirstAnswer(tenantId === null || (isAnswered && content?.status !== 'idle' && content?.status !== 'loading'));
  if (tenantId === null || isUnknown || company?.isActive === false) return <ClosedCompany company={company} />;
  const links = shareLinks(tenantId);
  const share = () => dispatch(shareOpened({ title: company?.name ?? '', path: links.home }));
  return (
    <ShareFrame
      company={company ?? unnamed}
      brand={brand}
      languageSwitch={<OtherLanguage />}
      {...(page.screen === 'home' && { onShare: share })}
    >
      {page.screen === 'article' ? (
        <ArticleScreen page={page} tenantId={tenantId} links={links} />
      ) : (
        <HomeScreen tenantId={tenantId} links={links} />
      )}
    </ShareFrame>
  );
}
