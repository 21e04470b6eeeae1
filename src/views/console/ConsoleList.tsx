import type { ReactNode } from 'react';
import { PageHead } from '../common/PageHead.tsx';
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
