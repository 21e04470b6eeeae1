import type { ReactNode } from 'react';
import styles from './PageHead.module.css';

type PageHeadProps = {
  /** The breadcrumb above the title. */
  readonly trail?: ReactNode;
  readonly title: string;
  /** A chip or a few grey words after the title. */
  readonly note?: ReactNode;
  /** One sentence below it. */
  readonly sentence?: ReactNode;
  /** Buttons at the far end, at most one of them primary. */
  readonly children?: ReactNode;
};

/** The head of a page of the sheet. */
export function PageHead({ trail, title, note, sentence, children }: PageHeadProps) {
  return (
    <header className={styles.pageHead}>
      <div className={styles.pageHeadWords}>
        {trail !== undefined && <div className={styles.pageTrail}>{trail}</div>}
        <div className={styles.pageTitle}>
          <h1>{title}</h1>
          {note}
        </div>
        {sentence !== undefined && <div className={styles.pageSentence}>{sentence}</div>}
      </div>
      {children !== undefined && <div className={styles.pageActs}>{children}</div>}
    </header>
  );
}
