import { Ban, Check, Lock } from 'lucide-react';
import type { Tenant } from '../../../../contract/tenants.ts';
import { formTyped } from '../../../features/forms/formsSlice.ts';
import { actsFor, standingOf } from '../../../features/tenants/tenantActs.ts';
import { editWanted, selectActs, tenantActChosen } from '../../../features/tenants/tenantsSlice.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { classes } from '../../common/classes.ts';
import { DataTable } from '../../common/DataTable.tsx';
import { Icon } from '../../common/Icon.tsx';
import looks from '../../common/looks.module.css';
import { TextButton } from '../../common/TextButton.tsx';
import { useText } from '../../common/useText.ts';
import styles from './tenantTable.module.css';

const SHAPES = { working: Check, stopped: Ban, locked: Lock } as const;

/** A page of companies with the actions on each. */
export function TenantTable({ rows }: { readonly rows: readonly Tenant[] }) {
  const t = useText();
  return (
    <DataTable
      caption={t('tenants:title')}
      rows={rows}
      columns={[
        {
          key: 'company',
          head: t('tenants:company'),
          cell: (tenant) => (
            <>
              <div>
                <span className={styles.tenantName}>{tenant.displayName}</span>{' '}
                <span className={looks.meta}>{tenant.name}</span>
              </div>
              {tenant.englishName && <div className={looks.meta}>{tenant.englishName}</div>}
            </>
          ),
        },
        { key: 'edition', head: t('tenants:edition'), wide: true, cell: (tenant) => tenant.editionName ?? '–' },
        {
          key: 'users',
          head: t('tenants:users'),
          width: 116,
          end: true,
          wide: true,
          cell: ({ userCount, userLimit }) =>
            userLimit === null
              ? count(userCount)
              : t('tenants:usersOf', { used: count(userCount), limit: count(userLimit) }),
        },
        {
          key: 'lastDay',
          head: t('tenants:lastDay'),
          width: 112,
          wide: true,
          cell: (tenant) => <LastDay tenant={tenant} />,
        },
        {
          key: 'state',
          head: t('tenants:state'),
          width: 'min(104px, 26vw)',
          cell: (tenant) => <Standing tenant={tenant} />,
        },
        {
          key: 'acts',
          head: t('tenants:acts'),
          width: 'min(160px, 34vw)',
          silentHead: true,
          cell: (tenant) => <Acts tenant={tenant} />,
        },
      ]}
    />
  );
}

const count = (value: number) => value.toLocaleString('en-US');

function LastDay({ tenant: { expireDate, daysLeft } }: { readonly tenant: Tenant }) {
  const t = useText();
  if (expireDate === null || daysLeft === null) return '–';
  return (
    <>
      <div className={looks.num}>{expireDate}</div>
      <div className={classes(looks.meta, daysLeft <= 30 && styles.tenantSoon)}>
        {t(daysLeft < 0 ? 'tenants:daysOver' : 'tenants:daysLeft', { count: Math.abs(daysLeft) })}
      </div>
    </>
  );
}

/** The state as shape and word; colour only adds to it. */
function Standing({ tenant }: { readonly tenant: Tenant }) {
  const t = useText();
  const standing = standingOf(tenant);
  return (
    <span className={classes(styles.tenantState, standing !== 'working' && styles.tenantShut)}>
      <Icon of={SHAPES[standing]} size={14} />
      {t(`tenants:${standing}`)}
    </span>
  );
}

function Acts({ tenant }: { readonly tenant: Tenant }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const isBusy = useAppSelector(selectActs).length > 0;
  const company = tenant.displayName;
  const edit = () => {
    dispatch(editWanted(tenant));
    dispatch(formTyped({ key: 'tenantEdit/tenantId', typed: tenant.id }));
  };
  return (
    <div className={styles.tenantActs}>
      <TextButton aria-label={t('tenants:editOf', { company })} onClick={edit}>
        {t('tenants:edit')}
      </TextButton>
      {actsFor(tenant).map((act) => (
        <TextButton
          key={act}
          aria-label={t(`tenants:${act}Of`, { company })}
          busy={isBusy}
          onClick={() => dispatch(tenantActChosen({ tenant, act }))}
        >
          {t(`tenants:${act}`)}
        </TextButton>
      ))}
    </div>
  );
}
