import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ArticleKind, ArticleListQuery, ArticleRows } from '../../features/homePortal/portalTypes.ts';
import type { Load } from '../../lib/loading.ts';
import { EmptyState } from '../common/EmptyState.tsx';
import { KeywordField } from '../common/KeywordField.tsx';
import { LoadedPart } from '../common/LoadedPart.tsx';
import { Pagination } from '../common/Pagination.tsx';
import { useText } from '../common/useText.ts';
import { YearLinks } from './ArticleFilter.tsx';
import { ArticleRowList, RowListSkeleton } from './ArticleRowList.tsx';
import styles from './list.module.css';
import { ProductCards, ProductsSkeleton } from './ProductCards.tsx';
import type { PortalLinks } from './portalLinks.ts';

type ArticleListProps = {
  readonly kind: ArticleKind;
  readonly load: Load<ArticleRows> | undefined;
  readonly query: ArticleListQuery;
  readonly pageSize: number;
  readonly links: PortalLinks;
  /** The address of this list with other filters. */
  readonly hrefFor: (query: ArticleListQuery) => string;
  /** The value of the search field; the address follows a little later. */
  readonly keyword: string;
  readonly onKeyword: (text: string) => void;
  readonly onRetry: () => void;
};

/** All notices, news or products of a company, with search and paging (POR-1). */
export function ArticleList(props: ArticleListProps) {
  const { kind, load, query, pageSize, links, hrefFor, keyword, onKeyword, onRetry } = props;
  const t = useText();
  const rows = load?.data;
  return (
    <div className={styles.articleList}>
      <div className={styles.listPage}>
        <header className={styles.listHead}>
          <h1>{t(`articleList:${kind}Title`)}</h1>
          <span className={styles.listCount} role="status">
            {rows && t(`articleList:${kind}Count`, { count: rows.totalCount })}
          </span>
          <div className={styles.listKeyword}>
            <KeywordField label={t('articleList:search')} keyword={keyword} onKeyword={onKeyword} />
          </div>
        </header>
        <YearLinks
          years={rows?.years ?? []}
          chosen={query.year}
          hrefFor={(year) => hrefFor({ ...query, year, page: 1 })}
        />
        <div className={styles.listBody}>
          <LoadedPart
            load={load}
            skeleton={kind === 'product' ? <ProductsSkeleton /> : <RowListSkeleton kind={kind} />}
            failedTitle={t(`articleList:${kind}Failed`)}
            onRetry={onRetry}
          >
            {({ items, totalCount }) => {
              if (items.length === 0)
                return <NothingHere kind={kind} query={query} totalCount={totalCount} hrefFor={hrefFor} />;
              const last = Math.ceil(totalCount / pageSize);
              return (
                <>
                  {kind === 'product' ? (
                    <ProductCards products={items} links={links} />
                  ) : (
                    <ArticleRowList kind={kind} items={items} links={links} />
                  )}
                  {last > 1 && (
                    <Pagination current={query.page} last={last} hrefFor={(page) => hrefFor({ ...query, page })} />
                  )}
                </>
              );
            }}
          </LoadedPart>
        </div>
      </div>
    </div>
  );
}

type NothingHereProps = Pick<ArticleListProps, 'kind' | 'query' | 'hrefFor'> & { readonly totalCount: number };

/** Why the list is empty, and a link to where there is something. */
function NothingHere({ kind, query, totalCount, hrefFor }: NothingHereProps) {
  const t = useText();
  const way = (to: ArticleListQuery, words: string): ReactNode => (
    <Link className={styles.listWay} to={hrefFor(to)}>
      {words}
    </Link>
  );
  if (totalCount > 0)
    return (
      <EmptyState
        title={t('articleList:pageEmpty')}
        sentence={t('articleList:pageEmptySentence')}
        action={way({ ...query, page: 1 }, t('articleList:toFirstPage'))}
      />
    );
  if (query.keyword !== '' || query.year !== null)
    return (
      <EmptyState
        title={t('articleList:notFound')}
        sentence={t('articleList:notFoundSentence')}
        action={way({ keyword: '', year: null, page: 1 }, t('articleList:clearFilter'))}
      />
    );
  return <EmptyState title={t(`articleList:${kind}None`)} sentence={t('articleList:noneSentence')} />;
}
