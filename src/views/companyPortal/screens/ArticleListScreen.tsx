import { LIMITS } from '../../../constants/limits.ts';
import {
  articleRows,
  keywordTyped,
  selectArticleRows,
  selectTypedKeyword,
} from '../../../features/articleList/articleListSlice.ts';
import { listHref } from '../../../features/homePortal/portalPage.ts';
import type { ArticleKind, ArticleListQuery } from '../../../features/homePortal/portalTypes.ts';
import { hrefOf, selectLocation } from '../../../features/routing/routingSlice.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { ArticleList } from '../ArticleList.tsx';
import type { PortalLinks } from '../portalLinks.ts';

type ArticleListScreenProps = {
  readonly kind: ArticleKind;
  readonly query: ArticleListQuery;
  readonly links: PortalLinks;
};

/** A list of articles, rendered from the store; its filters are in the address. */
export function ArticleListScreen({ kind, query, links }: ArticleListScreenProps) {
  const dispatch = useAppDispatch();
  const typed = useAppSelector(selectTypedKeyword);
  const key = hrefOf(useAppSelector(selectLocation));
  return (
    <ArticleList
      key={kind}
      kind={kind}
      load={useAppSelector(selectArticleRows)}
      query={query}
      pageSize={LIMITS.portalListPage}
      links={links}
      hrefFor={(wanted) => listHref(kind, wanted)}
      keyword={typed ?? query.keyword}
      onKeyword={(text) => dispatch(keywordTyped(text))}
      onRetry={() => dispatch(articleRows.wanted(key))}
    />
  );
}
