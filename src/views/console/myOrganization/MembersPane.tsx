import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { selectUnits } from '../../../features/myOrganization/myOrganizationSlice.ts';
import { organizationHref, selectOrganizationPlace } from '../../../features/myOrganization/organizationPlace.ts';
import { below, pathTo } from '../../../features/myOrganization/unitTree.ts';
import { selectLanguage } from '../../../features/settings/settingsSlice.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { Icon } from '../../common/Icon.tsx';
import { PageHead } from '../../common/PageHead.tsx';
import { useText } from '../../common/useText.ts';
import { RoleGrants } from '../grants/RoleGrants.tsx';
import { ActOutcome } from './ActOutcome.tsx';
import { InvitationList } from './InvitationList.tsx';
import { MemberFilter } from './MemberFilter.tsx';
import { MemberList } from './MemberList.tsx';
import { MemberPageActs } from './MemberPageActs.tsx';
import styles from './members.module.css';
import { useUnitNames } from './useUnitNames.ts';

/** The people of the chosen department and all below it, under its key facts. */
export function MembersPane() {
  const t = useText();
  const language = useAppSelector(selectLanguage);
  const { nameOf } = useUnitNames();
  const place = useAppSelector(selectOrganizationPlace);
  const units = useAppSelector(selectUnits).data ?? [];
  const unit = units.find(({ id }) => id === place.unit) ?? units.find(({ parentId }) => parentId === null);
  const path = unit ? pathTo(units, unit.id) : [];
  const note = unit
    ? t('members:summary', {
        people: unit.totalMemberCount.toLocaleString(language),
        units: below(units, unit.id).length,
      }) + (unit.leaderName === null ? '' : t('members:leaderIs', { name: unit.leaderName }))
    : '';
  return (
    <section className={styles.members} aria-label={t('members:table')}>
      <Link className={styles.back} to={organizationHref({ unit: place.unit, view: 'tree' })}>
        <Icon of={ChevronLeft} size={16} />
        {t('myOrganization:backToTree')}
      </Link>
      <PageHead
        trail={
          path.length > 1 ? (
            <nav aria-label={t('myOrganization:path')} className={styles.trail}>
              {path.slice(0, -1).map((above) => (
                <Link key={above.id} to={organizationHref({ unit: above.id })}>
                  {nameOf(above)}
                </Link>
              ))}
            </nav>
          ) : undefined
        }
        title={unit ? nameOf(unit) : t('myOrganization:title')}
        note={<span>{note}</span>}
      >
        <MemberPageActs />
      </PageHead>
      <nav className={styles.views} aria-label={t('myOrganization:views')}>
        <Link to={organizationHref({ ...place, view: '' })} aria-current={place.view === 'grants' ? undefined : 'true'}>
          {t('myOrganization:members')}
        </Link>
        <Link
          to={organizationHref({ ...place, view: 'grants' })}
          aria-current={place.view === 'grants' ? 'true' : undefined}
        >
          {t('myOrganization:grants')}
        </Link>
      </nav>
      {place.view === 'grants' ? (
        <RoleGrants />
      ) : (
        <>
          <MemberFilter />
          <ActOutcome />
          {place.status === 'invited' ? <InvitationList /> : <MemberList />}
        </>
      )}
    </section>
  );
}
