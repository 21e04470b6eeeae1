import {
  ARTICLE_MISSING,
  articleResource,
  selectArticleDetail,
} from '../../../features/articleDetail/articleDetailSlice.ts';
import { chooserOpened } from '../../../features/companySwitch/companySwitchEvents.ts';
import type { PortalPage } from '../../../features/homePortal/portalPage.ts';
import { shareOpened } from '../../../features/share/shareSlice.ts';
import { says } from '../../../lib/message.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { NoPermission } from '../../common/NoPermission.tsx';
import { RetryRow } from '../../common/RetryRow.tsx';
import { useText } from '../../common/useText.ts';
import { ArticlePage } from '../ArticlePage.tsx';
import { OtherCompanyBanner } from '../OtherCompanyBanner.tsx';
import { type PortalLinks, shareLinks } from '../portalLinks.ts';

type ArticleScreenProps = {
  readonly page: Extract<PortalPage, { screen: 'article' }>;
  readonly tenantId: string;
  readonly links: PortalLinks;
};

/** One article, rendered from the store, with a note about its company if that is not the one in force. */
export function ArticleScreen({ page: { kind, id }, tenantId, links }: ArticleScreenProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const { membership, article } = useAppSelector(selectArticleDetail);
  const otherCompany = membership.data?.companyName;
  if (otherCompany === null) return <NoPermission />;
  const retry = () => dispatch(articleResource.wanted());
  if (membership.status === 'failed')
    return <RetryRow sentence={t('articleDetail:membershipFailed')} onRetry={retry} />;
  const title = article.data?.title ?? '';
  return (
    <ArticlePage
      kind={kind}
      load={article}
      missing={says(article.error, ARTICLE_MISSING)}
      links={links}
      onRetry={retry}
      onShare={() => dispatch(shareOpened({ title, path: shareLinks(tenantId).article(kind, id) }))}
      notice={
        otherCompany !== undefined && (
          <OtherCompanyBanner
            companyName={otherCompany}
            onSwitch={() => dispatch(chooserOpened({ action: 'switch', tenantId }))}
          />
        )
      }
    />
  );
}
