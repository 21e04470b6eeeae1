import type { Notice } from '../../../contract/notices.ts';
import { classes } from '../common/classes.ts';
import looks from '../common/looks.module.css';
import styles from './rows.module.css';

type NoticeRowsProps = {
  readonly notices: readonly Notice[];
  /** How much of the publication date is shown: all of it, or month and day. */
  readonly date: 'full' | 'short';
  /** On a page the rows are closer together than in a panel. */
  readonly onPage?: boolean;
};

/** Titles and publication dates (HDR-5). Plain text: the detail page is not part of the portal yet. */
export function NoticeRows({ notices, date, onPage = false }: NoticeRowsProps) {
  return (
    <ul className={classes(styles.noticeRows, onPage && styles.rowsOnPage)}>
      {notices.map(({ id, title, publishDate }) => (
        <li key={id}>
          <span className={looks.ellipsis} title={title}>
            {title}
          </span>
          <time className={`${looks.meta} ${looks.num}`} dateTime={publishDate.slice(0, 10)}>
            {publishDate.slice(date === 'full' ? 0 : 5, 10)}
          </time>
        </li>
      ))}
    </ul>
  );
}
