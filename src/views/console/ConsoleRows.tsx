import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isNarrowed } from '../../lib/addressQuery.ts';
import type { Load } from '../../lib/loading.ts';
import type { Page } from '../../lib/paging.ts';
import { EmptyState } from '../common/EmptyState.tsx';
import { LoadedPart } from '../common/LoadedPart.tsx';
import { SkeletonBar } from '../common/Skeleton.tsx';
import { useText } from '../common/useText.ts';
import styles from './consoleRows.module.css';
import { ListFoot } from './ListFoot.tsx';

/** The lists whose rows this renders; each has the same texts under its own name. */
type ListTexts = 'consoleActs' | 'hostAccounts' | 'hostOrders' | 'orderManage' | 'tenants';

type ConsoleRowsProps<Row, Filters extends { readonly page: number }> = {
  readonly texts: ListTexts;
  readonly load: Load<Page<Row>>;
  readonly onRetry: () => void;
  /** The list's filters, with its page, and the address of the list with any others. */
  readonly filters: Filters;
  readonly hrefTo: (filters?: Filters) => string;
  /** The number of rows per page. */
  readonly size: number;
  /** The words of the link to the whole list. */
  readonly toAll: string;
  readonly children: (rows: Row[]) => ReactNode;
};

/**
 * The rows of a list whose page is in the address, the total, and links to the other pages; if there are none, the
 * reason, and a link to where there are some.
 */
export function ConsoleRows<Row, Filters extends { readonly page: number }>(props: ConsoleRowsProps<Row, Filters>) {
  const { texts, load, onRetry, filters, hrefTo, size, toAll, children } = props;
  const t = useText();
  const hrefFor = (page: number) => hrefTo({ ...filters, page });
  return (
    <LoadedPart load={load} skeleton={<RowsSkeleton />} failedTitle={t(`${texts}:failed`)} onRetry={onRetry}>
      {({ items, totalCount }) => {
        if (items.length > 0)
          return (
            <>
              {children(items)}
              <div className={styles.below}>
                <ListFoot
                  words={t(`${texts}:count`, { count: totalCount })}
                  totalCount={totalCount}
                  current={filters.page}
                  size={size}
                  hrefFor={hrefFor}
                />
              </div>
            </>
          );
        if (totalCount > 0)
          return (
            <EmptyState
              title={t(`${texts}:pageEmpty`)}
              action={<Link to={hrefFor(1)}>{t(`${texts}:toFirstPage`)}</Link>}
            />
          );
        if (isNarrowed(filters))
          return (
            <EmptyState
              title={t(`${texts}:notFound`)}
              sentence={t(`${texts}:notFoundSentence`)}
              action={<Link to={hrefTo()}>{toAll}</Link>}
            />
          );
        return <EmptyState title={t(`${texts}:none`)} sentence={t(`${texts}:noneSentence`)} />;
      }}
    </LoadedPart>
  );
}

const SKELETON_ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Bars in place of the rows. */
function RowsSkeleton() {
  return SKELETON_ROWS.map((row) => (
    <div key={row} className={styles.skeletonRow}>
      <SkeletonBar width="18%" />
      <SkeletonBar width="30%" />
      <SkeletonBar width="12%" />
      <SkeletonBar width="16%" />
    </div>
  ));
}
