import { Link } from 'react-router-dom';
import type { HostAccount } from '../../../../contract/hostAccounts.ts';
import { LIMITS } from '../../../constants/limits.ts';
import {
  ACCOUNT_STATES,
  type HostAccountFilters,
  hostAccountsHref,
  selectHostAccountFilters,
} from '../../../features/hostAccounts/hostAccountList.ts';
import {
  hostAccountRows,
  hostAccountTyped,
  selectHostAccounts,
  selectTypedHostAccount,
} from '../../../features/hostAccounts/hostAccountsSlice.ts';
import { selectReauthentication } from '../../../features/reauthentication/reauthenticationSlice.ts';
import { navigationRequested } from '../../../features/routing/routingSlice.ts';
import type { Page } from '../../../lib/paging.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { EmptyState } from '../../common/EmptyState.tsx';
import { KeywordField } from '../../common/KeywordField.tsx';
import { LoadedPart } from '../../common/LoadedPart.tsx';
import looks from '../../common/looks.module.css';
import { Segmented } from '../../common/Segmented.tsx';
import { useText } from '../../common/useText.ts';
import { ConsoleList, ConsoleListFoot } from '../ConsoleList.tsx';
import { OrderTableSkeleton } from '../orderManage/OrderTable.tsx';
import { ReauthenticationDialog } from '../securitySetting/ReauthenticationDialog.tsx';
import { HostAccountTable } from './HostAccountTable.tsx';

/** The accounts of the installation, whatever their company: the list behind the figures of the host's home. */
export function HostAccounts() {
  const t = useText();
  const dispatch = useAppDispatch();
  const filters = useAppSelector(selectHostAccountFilters);
  const typed = useAppSelector(selectTypedHostAccount);
  const isAsked = useAppSelector(selectReauthentication).status !== 'closed';
  return (
    <ConsoleList
      title={t('hostAccounts:title')}
      sentence={t('hostAccounts:sentence')}
      filter={
        <>
          <Segmented
            legend={t('hostAccounts:states')}
            options={(['', ...ACCOUNT_STATES] as const).map(
              (state) => [state, t(`hostAccounts:state_${state || 'all'}`)] as const,
            )}
            chosen={filters.state}
            onChoose={(state) =>
              dispatch(navigationRequested({ to: hostAccountsHref({ ...filters, state, page: 1 }) }))
            }
          />
          <KeywordField
            label={t('hostAccounts:search')}
            keyword={typed ?? filters.filter}
            onKeyword={(text) => dispatch(hostAccountTyped(text))}
          />
        </>
      }
    >
      {filters.signedInOn !== '' && (
        <p className={looks.meta}>
          {t('hostAccounts:ofDay', { date: filters.signedInOn })}{' '}
          <Link to={hostAccountsHref({ ...filters, signedInOn: '', page: 1 })}>{t('hostAccounts:wholeList')}</Link>
        </p>
      )}
      <LoadedPart
        load={useAppSelector(selectHostAccounts)}
        skeleton={<OrderTableSkeleton />}
        failedTitle={t('hostAccounts:failed')}
        onRetry={() => dispatch(hostAccountRows.wanted())}
      >
        {(page) => <Accounts page={page} filters={filters} />}
      </LoadedPart>
      {isAsked && <ReauthenticationDialog />}
    </ConsoleList>
  );
}

function Accounts({ page, filters }: { readonly page: Page<HostAccount>; readonly filters: HostAccountFilters }) {
  const t = useText();
  const { items, totalCount } = page;
  if (items.length > 0)
    return (
      <>
        <HostAccountTable accounts={items} />
        <ConsoleListFoot
          count={t('hostAccounts:count', { count: totalCount })}
          current={filters.page}
          last={Math.ceil(totalCount / LIMITS.memberListPage)}
          hrefFor={(number) => hostAccountsHref({ ...filters, page: number })}
        />
      </>
    );
  if (totalCount > 0)
    return (
      <EmptyState
        title={t('hostAccounts:pageEmpty')}
        action={<Link to={hostAccountsHref({ ...filters, page: 1 })}>{t('hostAccounts:toFirstPage')}</Link>}
      />
    );
  const { filter, state, signedInOn } = filters;
  if (filter === '' && state === '' && signedInOn === '') return <EmptyState title={t('hostAccounts:none')} />;
  return (
    <EmptyState
      title={t('hostAccounts:notFound')}
      sentence={t('hostAccounts:notFoundSentence')}
      action={<Link to={hostAccountsHref()}>{t('hostAccounts:showAll')}</Link>}
    />
  );
}
