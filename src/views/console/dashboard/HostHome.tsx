import { Plus } from 'lucide-react';
import type { HostDashboard } from '../../../../contract/dashboard.ts';
import { PATHS } from '../../../constants/paths.ts';
import { hostFigures, selectHostFigures } from '../../../features/dashboard/dashboardSlice.ts';
import { hostAccountsHref } from '../../../features/hostAccounts/hostAccountList.ts';
import { hostOrdersHref } from '../../../features/hostOrders/hostOrderList.ts';
import { tenantBegun } from '../../../features/openTenant/openTenantSlice.ts';
import { tenantsHref } from '../../../features/tenants/tenantList.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { Icon } from '../../common/Icon.tsx';
import { LinkButton } from '../../common/LinkButton.tsx';
import { LoadedPart } from '../../common/LoadedPart.tsx';
import { PageHead } from '../../common/PageHead.tsx';
import { useText } from '../../common/useText.ts';
import { TenantList } from '../tenants/TenantList.tsx';
import { FactSection } from './FactSection.tsx';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import styles from './home.module.css';
import { RecentActs } from './RecentActs.tsx';
import { SignInChart } from './SignInChart.tsx';

const STATES = ['working', 'expiring', 'expired', 'stopped', 'locked'] as const;

const waitingIn = ({ reviews, orders }: HostDashboard) =>
  reviews.certifications + reviews.realNames + orders.payment + orders.invoice;

/** What a host administrator sees first: what is waiting for a decision, then the companies and their accounts. */
export function HostHome() {
  const t = useText();
  const dispatch = useAppDispatch();
  const load = useAppSelector(selectHostFigures);
  const waiting = load.data && waitingIn(load.data);
  return (
    <div className={styles.home}>
      <div className={styles.homeMain}>
        <PageHead
          title={t('shell:console')}
          sentence={
            waiting === null
              ? undefined
              : waiting === 0
                ? t('dashboard:noReviews')
                : t('dashboard:reviewCount', { count: waiting })
          }
        >
          <LinkButton primary to={PATHS.openTenant} onClick={() => dispatch(tenantBegun())}>
            <Icon of={Plus} size={16} />
            {t('dashboard:openTenant')}
          </LinkButton>
        </PageHead>
        <TenantList />
        <LoadedPart
          load={load}
          skeleton={<HomeSkeleton />}
          failedTitle={t('dashboard:failed')}
          onRetry={() => dispatch(hostFigures.wanted())}
          compact
        >
          {(data) => (
            <SignInChart
              days={data.signIns}
              time={data.time}
              hrefOf={(date) => hostAccountsHref({ signedInOn: date })}
            />
          )}
        </LoadedPart>
      </div>
      <div className={styles.homeRail}>
        {load.data && (
          <>
            <FactSection
              title={t('dashboard:reviews')}
              facts={[
                {
                  words: t('dashboard:certificationReviews'),
                  value: load.data.reviews.certifications,
                  to: PATHS.authentication,
                },
                {
                  words: t('dashboard:realNameReviews'),
                  value: load.data.reviews.realNames,
                  to: PATHS.authentication,
                },
                {
                  words: t('dashboard:payments'),
                  value: load.data.orders.payment,
                  to: hostOrdersHref({ wait: 'payment' }),
                },
                {
                  words: t('dashboard:invoices'),
                  value: load.data.orders.invoice,
                  to: hostOrdersHref({ wait: 'invoice' }),
                },
              ]}
            />
            <FactSection
              title={t('dashboard:companies')}
              facts={[
                { words: t('dashboard:total'), value: load.data.companies.total, to: tenantsHref() },
                ...STATES.map((state) => ({
                  words: t(`dashboard:${state}`),
                  value: load.data?.companies[state] ?? 0,
                  to: tenantsHref({ state }),
                })),
              ]}
            />
            <FactSection
              title={t('dashboard:accounts')}
              facts={[
                { words: t('dashboard:accountsTotal'), value: load.data.accounts.total, to: hostAccountsHref() },
                {
                  words: t('dashboard:accountsActive'),
                  value: load.data.accounts.active,
                  to: hostAccountsHref({ state: 'active' }),
                },
              ]}
            />
          </>
        )}
        <RecentActs />
      </div>
    </div>
  );
}
