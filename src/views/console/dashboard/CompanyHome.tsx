import { PATHS } from '../../../constants/paths.ts';
import { companyFigures, selectCompanyFigures } from '../../../features/dashboard/dashboardSlice.ts';
import { dueRows } from '../../../features/dashboard/dueRows.ts';
import { organizationHref } from '../../../features/myOrganization/organizationPlace.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { LoadedPart } from '../../common/LoadedPart.tsx';
import { PageHead } from '../../common/PageHead.tsx';
import { useText } from '../../common/useText.ts';
import { DueSection } from './DueSection.tsx';
import { FactSection } from './FactSection.tsx';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import styles from './home.module.css';
import { RecentActs } from './RecentActs.tsx';
import { SignInChart } from './SignInChart.tsx';
import { UsageSection } from './UsageSection.tsx';

/** What a company administrator sees first: what is due, then the state of the company. */
export function CompanyHome() {
  const t = useText();
  const dispatch = useAppDispatch();
  const load = useAppSelector(selectCompanyFigures);
  const members = PATHS.myOrganization;
  const due = load.data ? dueRows(load.data) : undefined;
  return (
    <div className={styles.home}>
      <div className={styles.homeMain}>
        <PageHead
          title={t('shell:console')}
          sentence={
            due && (due.length === 0 ? t('dashboard:nothingDue') : t('dashboard:dueCount', { count: due.length }))
          }
        />
        <LoadedPart
          load={load}
          skeleton={<HomeSkeleton />}
          failedTitle={t('dashboard:failed')}
          onRetry={() => dispatch(companyFigures.wanted())}
        >
          {(data) => (
            <>
              <DueSection rows={dueRows(data)} edition={data.edition.name} />
              <UsageSection data={data} />
              <SignInChart
                days={data.signIns}
                time={data.time}
                hrefOf={(date) => organizationHref({ signedInOn: date })}
              />
            </>
          )}
        </LoadedPart>
      </div>
      <div className={styles.homeRail}>
        {load.data && (
          <>
            <FactSection
              title={t('dashboard:members')}
              more={{ to: members, words: t('dashboard:organization') }}
              facts={[
                { words: t('dashboard:active'), value: load.data.members.active, to: `${members}?status=active` },
                { words: t('dashboard:departments'), value: load.data.members.departments, to: members },
                { words: t('dashboard:disabled'), value: load.data.members.disabled, to: `${members}?status=disabled` },
                {
                  words: t('dashboard:joined'),
                  value: load.data.members.joinedThisMonth,
                  to: organizationHref({ joinedFrom: `${load.data.time.slice(0, 7)}-01` }),
                },
                { words: t('dashboard:invited'), value: load.data.invitations.open, to: `${members}?status=invited` },
              ]}
            />
            <FactSection
              title={t('dashboard:certification')}
              facts={[
                {
                  words: t('dashboard:organizationCertification'),
                  value: t(`dashboard:cert_${load.data.certification.status}`),
                  to: PATHS.authentication,
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
