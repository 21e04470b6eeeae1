import type { ReactNode } from 'react';
import { PageHead } from '../common/PageHead.tsx';
import styles from './consoleList.module.css';

type ConsoleListProps = {
  readonly title: string;
  readonly sentence: string;
  /** Its filters. */
  readonly filter: ReactNode;
  /** Actions on the whole list. */
  readonly acts?: ReactNode;
  readonly children: ReactNode;
};

/** A list of the console: its title, its filters and its rows. */
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
