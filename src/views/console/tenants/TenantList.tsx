import { Link } from 'react-router-dom';
import type { Tenant } from '../../../../contract/tenants.ts';
import { LIMITS } from '../../../constants/limits.ts';
import {
  selectTenantFilters,
  TENANT_STATES,
  type TenantFilters,
  tenantsHref,
} from '../../../features/tenants/tenantList.ts';
import {
  selectTenantRows,
  selectTypedTenant,
  tenantRows,
  tenantTyped,
} from '../../../features/tenants/tenantsSlice.ts';
import type { Page } from '../../../lib/paging.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { EmptyState } from '../../common/EmptyState.tsx';
import { KeywordField } from '../../common/KeywordField.tsx';
import { LoadedPart } from '../../common/LoadedPart.tsx';
import { Pagination } from '../../common/Pagination.tsx';
import { SectionHead } from '../../common/SectionHead.tsx';
import { SkeletonBar } from '../../common/Skeleton.tsx';
import { useText } from '../../common/useText.ts';
import { EditTenantDialog } from './EditTenantDialog.tsx';
import { TenantTable } from './TenantTable.tsx';
import styles from './tenantList.module.css';

/** The companies of the installation, to search, to page through and to act on; filters and page are in the address. */
export function TenantList() {
  const t = useText();
  const dispatch = useAppDispatch();
  const filters = useAppSelector(selectTenantFilters);
  const load = useAppSelector(selectTenantRows);
  const typed = useAppSelector(selectTypedTenant);
  const edited = load.data?.items.find(({ id }) => id === filters.edit);
  return (
    <section className={styles.tenants}>
      <SectionHead
        title={t('tenants:title')}
        note={<span role="status">{load.data && t('tenants:count', { count: load.data.totalCount })}</span>}
      />
      <div className={styles.tenantsFilter}>
        <nav aria-label={t('tenants:states')}>
          {(['', ...TENANT_STATES] as const).map((state) => (
            <Link
              key={state}
              to={tenantsHref({ ...filters, state, page: 1 })}
              aria-current={state === filters.state ? 'true' : undefined}
            >
              {state === '' ? t('tenants:all') : t(`tenants:${state}`)}
            </Link>
          ))}
        </nav>
        <KeywordField
          label={t('tenants:search')}
          keyword={typed ?? filters.filter}
          onKeyword={(text) => dispatch(tenantTyped(text))}
        />
      </div>
      <LoadedPart
        load={load}
        skeleton={<SkeletonBar width="100%" height={160} />}
        failedTitle={t('tenants:failed')}
        onRetry={() => dispatch(tenantRows.wanted())}
      >
        {(page) => <Rows page={page} filters={filters} />}
      </LoadedPart>
      {edited && <EditTenantDialog key={edited.id} tenant={edited} />}
    </section>
  );
}

function Rows({ page, filters }: { readonly page: Page<Tenant>; readonly filters: TenantFilters }) {
  const t = useText();
  const way = (to: string, words: string) => (
    <Link className={styles.tenantsWay} to={to}>
      {words}
    </Link>
  );
  if (page.items.length > 0) {
    const last = Math.ceil(page.totalCount / LIMITS.tenantListPage);
    return (
      <>
        <TenantTable rows={page.items} />
        {last > 1 && (
          <Pagination
            current={filters.page}
            last={last}
            hrefFor={(number) => tenantsHref({ ...filters, page: number, edit: '' })}
          />
        )}
      </>
    );
  }
  if (page.totalCount > 0)
    return (
      <EmptyState
        title={t('tenants:pageEmpty')}
        action={way(tenantsHref({ ...filters, page: 1 }), t('tenants:toFirstPage'))}
      />
    );
  if (filters.filter !== '' || filters.state !== '')
    return (
      <EmptyState
        title={t('tenants:notFound')}
        sentence={t('tenants:notFoundSentence')}
        action={way(tenantsHref(), t('tenants:clearFilter'))}
      />
    );
  return <EmptyState title={t('tenants:none')} sentence={t('tenants:noneSentence')} />;
}
