import { Link } from 'react-router-dom';
import { LIMITS } from '../../../constants/limits.ts';
import {
  ACCOUNT_STATES,
  hostAccountsHref,
  selectHostAccountFilters,
} from '../../../features/hostAccounts/hostAccountList.ts';
import {
  hostAccountRows,
  hostAccountTyped,
  selectHostAccounts,
  selectTypedHostAccount,
} from '../../../features/hostAccounts/hostAccountsSlice.ts';
import { selectProofAsked } from '../../../features/reauthentication/reauthenticationSlice.ts';
import { navigationWanted } from '../../../features/routing/routingSlice.ts';
import { isNarrowed } from '../../../lib/addressQuery.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { ReauthenticationDialog } from '../../accountSettings/securitySetting/ReauthenticationDialog.tsx';
import { KeywordField } from '../../common/KeywordField.tsx';
import looks from '../../common/looks.module.css';
import { Segmented } from '../../common/Segmented.tsx';
import { useText, useTexts } from '../../common/useText.ts';
import { ConsoleList } from '../ConsoleList.tsx';
import { ConsoleRows } from '../ConsoleRows.tsx';
import { HostAccountTable } from './HostAccountTable.tsx';

/** All accounts of the installation, whatever their company: the list behind the figures of the host's home. */
export function HostAccounts() {
  // For the question that verifies who is at the device.
  useTexts('ownAccount');
  const t = useText();
  const dispatch = useAppDispatch();
  const filters = useAppSelector(selectHostAccountFilters);
  const typed = useAppSelector(selectTypedHostAccount);
  const isAsked = useAppSelector(selectProofAsked);
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
            onChoose={(state) => dispatch(navigationWanted({ to: hostAccountsHref({ ...filters, state, page: 1 }) }))}
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
      <ConsoleRows
        texts="hostAccounts"
        load={useAppSelector(selectHostAccounts)}
        onRetry={() => dispatch(hostAccountRows.wanted())}
        current={filters.page}
        size={LIMITS.memberListPage}
        hrefFor={(page) => hostAccountsHref({ ...filters, page })}
        toAll={isNarrowed(filters) ? <Link to={hostAccountsHref()}>{t('hostAccounts:showAll')}</Link> : null}
      >
        {(accounts) => <HostAccountTable accounts={accounts} />}
      </ConsoleRows>
      {isAsked && <ReauthenticationDialog />}
    </ConsoleList>
  );
}
