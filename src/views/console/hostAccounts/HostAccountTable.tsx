import type { HostAccount } from '../../../../contract/hostAccounts.ts';
import { resetWanted, selectResets } from '../../../features/hostAccounts/hostAccountsSlice.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { type Column, DataTable } from '../../common/DataTable.tsx';
import looks from '../../common/looks.module.css';
import { TextButton } from '../../common/TextButton.tsx';
import { useText } from '../../common/useText.ts';

/** One page of accounts. */
export function HostAccountTable({ accounts }: { readonly accounts: readonly HostAccount[] }) {
  const t = useText();
  const time = (text: string) => <span className={looks.num}>{text.slice(0, 16).replace('T', ' ')}</span>;
  const columns: readonly Column<HostAccount>[] = [
    {
      key: 'person',
      head: t('hostAccounts:person'),
      cell: ({ name, userName }) => (
        <>
          <div>{name}</div>
          <div className={looks.meta}>{userName}</div>
        </>
      ),
    },
    {
      key: 'phone',
      head: t('hostAccounts:phoneNumber'),
      cell: ({ phoneNumber }) => <span className={looks.num}>{phoneNumber ?? '–'}</span>,
      width: 136,
      wide: true,
    },
    {
      key: 'state',
      head: t('hostAccounts:state'),
      cell: ({ isActive }) => t(isActive ? 'hostAccounts:state_active' : 'hostAccounts:state_disabled'),
      width: 112,
    },
    {
      key: 'lastSignIn',
      head: t('hostAccounts:lastSignIn'),
      cell: ({ lastSignInTime }) => (lastSignInTime === null ? t('hostAccounts:never') : time(lastSignInTime)),
      width: 172,
      wide: true,
    },
    {
      key: 'joined',
      head: t('hostAccounts:joined'),
      cell: ({ creationTime }) => time(creationTime),
      width: 172,
      wide: true,
    },
    {
      key: 'secondStep',
      head: t('hostAccounts:secondStep'),
      cell: (account) => <SecondStep account={account} />,
      width: 'min(164px, 36vw)',
      end: true,
    },
  ];
  return <DataTable caption={t('hostAccounts:title')} columns={columns} rows={accounts} />;
}

function SecondStep({ account }: { readonly account: HostAccount }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const isBusy = useAppSelector(selectResets).length > 0;
  if (!account.hasSecondStep) return <span className={looks.meta}>{t('hostAccounts:secondStep_off')}</span>;
  return (
    <TextButton
      aria-label={t('hostAccounts:resetOf', { person: account.name })}
      busy={isBusy}
      onClick={() => dispatch(resetWanted(account))}
    >
      {t('hostAccounts:reset')}
    </TextButton>
  );
}
