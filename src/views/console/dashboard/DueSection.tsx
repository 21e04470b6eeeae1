import { CircleAlert, Clock } from 'lucide-react';
import { PATHS } from '../../../constants/paths.ts';
import { selectNow } from '../../../features/clock/clockSlice.ts';
import type { DueRow } from '../../../features/dashboard/dueRows.ts';
import { newOrderHref, ordersHref, payHref } from '../../../features/orderManage/orderFilters.ts';
import { moneyWords } from '../../../lib/cents.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { classes } from '../../common/classes.ts';
import { Icon } from '../../common/Icon.tsx';
import { LinkButton } from '../../common/LinkButton.tsx';
import looks from '../../common/looks.module.css';
import { SectionHead } from '../../common/SectionHead.tsx';
import { timeText } from '../../common/timeText.ts';
import { type TextFunction, useText } from '../../common/useText.ts';
import { contentWords } from '../orders/orderWords.ts';
import styles from './due.module.css';

/** What is waiting, most urgent first; only that one has the primary button. */
export function DueSection({ rows, edition }: { readonly rows: readonly DueRow[]; readonly edition: string | null }) {
  const t = useText();
  const now = useAppSelector(selectNow);
  return (
    <section className={styles.dueSection}>
      <SectionHead
        title={t('dashboard:due')}
        note={rows.length > 0 && <span className={looks.num}>{rows.length}</span>}
      />
      {rows.length === 0 && <p className={styles.dueNothing}>{t('dashboard:nothingDue')}</p>}
      <ul>
        {rows.map((row, index) => {
          const { title, reason, chip, isLate } = wordsOf(row, edition, t);
          const when = row.deadline && t(timeText(row.deadline, now));
          return (
            <li key={row.kind} className={styles.due}>
              <span className={classes(styles.dueChip, isLate && styles.dueLate)}>
                <Icon of={isLate ? CircleAlert : Clock} size={12} />
                {chip}
              </span>
              <span>{title}</span>
              <span className={styles.dueReason}>{reason}</span>
              <span className={styles.dueTime}>
                {when && t(row.kind === 'invitations' ? 'dashboard:expiresAt' : 'dashboard:deadline', { time: when })}
              </span>
              <LinkButton primary={index === 0} to={placeOf(row)}>
                {t(`dashboard:do_${row.kind}`)}
              </LinkButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function placeOf(row: DueRow): string {
  switch (row.kind) {
    case 'orders':
      return row.orderId === null ? ordersHref({ status: 'unpaid' }) : payHref(row.orderId);
    case 'invitations':
      return `${PATHS.myOrganization}?status=invited`;
    case 'expiry':
      return newOrderHref('edition');
    default:
      return PATHS.authentication;
  }
}

/** The text of a row; late or refused items have a different shape and colour. */
function wordsOf(row: DueRow, edition: string | null, t: TextFunction) {
  switch (row.kind) {
    case 'orders':
      return {
        title:
          row.orderId !== null && row.first
            ? contentWords(t, row.first)
            : t('dashboard:due_orders', { count: row.count }),
        reason: t('dashboard:yuan', { amount: moneyWords(row.amount) }),
        chip: t('dashboard:chip_orders'),
        isLate: false,
      };
    case 'certificationRefused':
      return {
        title: t('dashboard:due_certificationRefused'),
        reason: row.count > 0 ? t('dashboard:mend', { count: row.count }) : '',
        chip: t('dashboard:chip_certificationRefused'),
        isLate: true,
      };
    case 'certificationNone':
      return {
        title: t('dashboard:due_certificationNone'),
        reason: t('dashboard:notCertified'),
        chip: t('dashboard:chip_certificationNone'),
        isLate: false,
      };
    case 'invitations':
      return {
        title: t('dashboard:due_invitations', { count: row.count }),
        reason: '',
        chip: t('dashboard:chip_invitations'),
        isLate: false,
      };
    case 'expiry': {
      const isOver = row.days < 0;
      return {
        title: t(isOver ? 'dashboard:due_expired' : 'dashboard:due_expiry', { edition: edition ?? '' }),
        reason: isOver
          ? t('dashboard:daysOver', { count: -row.days })
          : t('dashboard:expireOn', { date: row.deadline?.slice(0, 10) ?? '' }),
        chip: t(isOver ? 'dashboard:chip_expired' : 'dashboard:chip_expiry'),
        isLate: isOver,
      };
    }
  }
}
