import { Link } from 'react-router-dom';
import type { Notice } from '../../../contract/notices.ts';
import { selectTenantId } from '../../features/session/sessionSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { classes } from '../common/classes.ts';
import looks from '../common/looks.module.css';
import { useText } from '../common/useText.ts';
import { ownLinks } from '../companyPortal/portalLinks.ts';
import styles from './rows.module.css';

type NoticeRowsProps = {
  readonly notices: readonly Notice[];
  /** How much of the publication date is shown: all of it, or month and day. */
  readonly date: 'full' | 'short';
  /** On a page the rows are closer together than in a panel. */
  readonly onPage?: boolean;
};

/** Titles and publication dates; each links to its notice (HDR-5). */
export function NoticeRows({ notices, date, onPage = false }: NoticeRowsProps) {
  const t = useText();
  const links = ownLinks(useAppSelector(selectTenantId) ?? '');
  return (
    <ul className={classes(styles.noticeRows, onPage && styles.rowsOnPage)}>
      {notices.map(({ id, title, publishDate, isRead }) => (
        <li key={id}>
          <Link
            className={looks.insetFocus}
            to={links.article('notice', id)}
            data-unread={isRead === false || undefined}
          >
            {isRead === false && <span className={looks.visuallyHidden}>{t('shell:unreadNotice')}</span>}
            <span className={looks.ellipsis} title={title}>
              {title}
            </span>
            <time className={`${looks.meta} ${looks.num}`} dateTime={publishDate.slice(0, 10)}>
              {publishDate.slice(date === 'full' ? 0 : 5, 10)}
            </time>
          </Link>
        </li>
      ))}
    </ul>
  );
}
