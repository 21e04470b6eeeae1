import type { ReactNode } from 'react';
import { PageHead } from '../common/PageHead.tsx';
import { Pagination } from '../common/Pagination.tsx';
import styles from './hostList.module.css';

type HostListProps = {
  readonly title: string;
  readonly sentence: string;
  /** What narrows it. */
  readonly filter: ReactNode;
  readonly children: ReactNode;
};

/** A list of the provider over all companies: what it is, what narrows it, and its rows. */
export function HostList({ title, sentence, filter, children }: HostListProps) {
  return (
    <div className={styles.hostList} data-dense>
      <PageHead title={title} sentence={sentence} />
      <search className={styles.filter}>{filter}</search>
      {children}
    </div>
  );
}

type HostListFootProps = {
  readonly count: string;
  readonly current: number;
  readonly last: number;
  readonly hrefFor: (page: number) => string;
};

/** How many there are, and the way to the other pages where there are any. */
export function HostListFoot({ count, current, last, hrefFor }: HostListFootProps) {
  return (
    <div className={styles.foot}>
      <span role="status">{count}</span>
      {last > 1 && <Pagination current={current} last={last} hrefFor={hrefFor} />}
    </div>
  );
}
