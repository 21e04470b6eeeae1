import { Link } from 'react-router-dom';
import { LIMITS } from '../../../constants/limits.ts';
import { selectTenantFilters, TENANT_STATES, tenantsHref, withoutEdit } from '../../../features/tenants/tenantList.ts';
import {
  selectTenantRows,
  selectTypedTenant,
  tenantRows,
  tenantTyped,
} from '../../../features/tenants/tenantsSlice.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { KeywordField } from '../../common/KeywordField.tsx';
import { SectionHead } from '../../common/SectionHead.tsx';
import { useText } from '../../common/useText.ts';
import { ConsoleRows } from '../ConsoleRows.tsx';
import { EditTenantDialog } from './EditTenantDialog.tsx';
import { TenantTable } from './TenantTable.tsx';
import styles from './tenantList.module.css';

/** The companies of the installation, with search, paging and actions; filters and page are in the address. */
export function TenantList() {
  const t = useText();
  const dispatch = useAppDispatch();
  const filters = useAppSelector(selectTenantFilters);
  const load = useAppSelector(selectTenantRows);
  const typed = useAppSelector(selectTypedTenant);
  const edited = load.data?.items.find(({ id }) => id === filters.edit);
  return (
    <section className={styles.tenants}>
      <SectionHead title={t('tenants:title')} />
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
      <ConsoleRows
        texts="tenants"
        load={load}
        onRetry={() => dispatch(tenantRows.wanted())}
        filters={withoutEdit(filters)}
        hrefTo={tenantsHref}
        size={LIMITS.tenantListPage}
        toAll={t('tenants:clearFilter')}
      >
        {(rows) => <TenantTable rows={rows} />}
      </ConsoleRows>
      {edited && <EditTenantDialog key={edited.id} tenant={edited} />}
    </section>
  );
}
