import type { ReactNode } from 'react';
import { PageHead } from '../common/PageHead.tsx';
import { Pagination } from '../common/Pagination.tsx';
import styles from './consoleList.module.css';

type ConsoleListProps = {
  readonly title: string;
  readonly sentence: string;
  /** What narrows it. */
  readonly filter: ReactNode;
  /** What can be done with the whole of it. */
  readonly acts?: ReactNode;
  readonly children: ReactNode;
};

/** A list of the console: what it is, what narrows it, and its rows. */
export function ConsoleList({ title, sentence, filter, acts, children }: ConsoleListProps) {
  return (
    <div className={styles.consoleList} data-dense>
      <PageHead title={title} sentence={sentence}>
        {acts}
      </PageHead>
      <search className={styles.filter}>{filter}</search>
      {children}
    </div>
  );
}

type ConsoleListFootProps = {
  readonly count: string;
  readonly current: number;
  readonly last: number;
  readonly hrefFor: (page: number) => string;
};

/** How many there are, and the way to the other pages where there are any. */
export function ConsoleListFoot({ count, current, last, hrefFor }: ConsoleListFootProps) {
  return (
    <div className={styles.foot}>
      <span role="status">{count}</span>
      {last > 1 && <Pagination current={current} last={last} hrefFor={hrefFor} />}
    </div>
  );
}
