import { ChevronRight, CircleAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Dashboard } from '../../../../contract/dashboard.ts';
import { PATHS } from '../../../constants/paths.ts';
import { bytesIn, elapsedShare, type Share, shareOf } from '../../../features/dashboard/figures.ts';
import { newOrderHref, ordersHref } from '../../../features/orderManage/orderFilters.ts';
import { classes } from '../../common/classes.ts';
import { Icon } from '../../common/Icon.tsx';
import looks from '../../common/looks.module.css';
import { MoreLink, SectionHead } from '../../common/SectionHead.tsx';
import { useText } from '../../common/useText.ts';
import styles from './usage.module.css';

/** Edition, users and storage: how much is used, and how much is left. */
export function UsageSection({ data }: { readonly data: Dashboard }) {
  const t = useText();
  const { edition, invitations, members, storage } = data;
  const { value, unit } = bytesIn(storage.bytes);
  // Every invited person has a place reserved.
  const users = shareOf(members.active + invitations.open, members.limit);
  const days = edition.daysLeft;
  return (
    <section className={styles.usageSection}>
      <SectionHead
        title={t('dashboard:usage')}
        note={edition.name}
        more={
          <MoreLink to={PATHS.orderManage}>
            {t('dashboard:orders')}
            <Icon of={ChevronRight} size={14} />
          </MoreLink>
        }
      />
      <ul>
        <Usage
          words={t('dashboard:validity')}
          share={elapsedShare(edition.startDate, edition.expireDate, days)}
          value={
            days === null
              ? t('dashboard:unlimited')
              : t(days < 0 ? 'dashboard:daysOver' : 'dashboard:days', { count: Math.abs(days) })
          }
          note={edition.expireDate && t('dashboard:expireOn', { date: edition.expireDate })}
          level={days !== null && days < 0 ? 'full' : days !== null && days <= 30 ? 'near' : 'usual'}
          act={<Link to={newOrderHref('edition')}>{t('dashboard:renew')}</Link>}
        />
        <Usage
          words={t('dashboard:users')}
          share={users}
          value={
            <Link to={`${PATHS.myOrganization}?status=active`}>
              {members.limit === null
                ? count(members.active)
                : t('dashboard:usersOf', { used: count(members.active), limit: count(members.limit) })}
            </Link>
          }
          note={usersNote(users, data, t)}
          level={users?.level ?? 'usual'}
          act={<Link to={newOrderHref('users')}>{t('dashboard:buyUsers')}</Link>}
        />
        <Usage
          words={t('dashboard:storage')}
          share={null}
          value={<Link to={ordersHref({ kind: 'storage' })}>{`${value} ${unit}`}</Link>}
          note={t('dashboard:files', { count: storage.files })}
          level="usual"
        />
      </ul>
    </section>
  );
}

const count = (value: number) => value.toLocaleString('en-US');

function usersNote(share: Share | null, { members, invitations }: Dashboard, t: ReturnType<typeof useText>) {
  const { active, limit } = members;
  const { open } = invitations;
  if (share === null || limit === null) return t('dashboard:unlimited');
  const notes = open > 0 ? [t('dashboard:placesKept', { count: open })] : [];
  if (share.level === 'full') notes.push(t('dashboard:full'));
  if (share.level === 'near')
    notes.push(t('dashboard:near', { percent: share.percent, left: count(limit - active - open) }));
  return notes.join(t('dashboard:noteGap'));
}

type UsageProps = {
  readonly words: string;
  readonly share: Share | null;
  readonly value: ReactNode;
  readonly note: string | null;
  readonly level: Share['level'];
  readonly act?: ReactNode;
};

/** One row; the bar is neutral whatever it shows, so that colour alone says nothing. */
function Usage({ words, share, value, note, level, act }: UsageProps) {
  return (
    <li className={classes(styles.usage, level === 'near' && styles.usageNear, level === 'full' && styles.usageFull)}>
      <span className={styles.usageWords}>{words}</span>
      <span className={styles.usageBar} data-none={share === null || undefined} aria-hidden>
        {share && <span style={{ width: `${share.percent}%` }} />}
      </span>
      <span className={classes(styles.usageValue, looks.num)}>{value}</span>
      <span className={styles.usageNote}>
        {level !== 'usual' && <Icon of={level === 'full' ? CircleAlert : TriangleAlert} size={14} />}
        {note}
      </span>
      <span className={styles.usageAct}>{act}</span>
    </li>
  );
}
