import { Pagination } from '../common/Pagination.tsx';
import styles from './listFoot.module.css';

type ListFootProps = {
  /** How many there are, in words. */
  readonly words: string;
  readonly totalCount: number;
  /** The page that is shown, from 1, and how many rows are on one. */
  readonly current: number;
  readonly size: number;
  readonly hrefFor: (page: number) => string;
};

/** What stands below the rows of a list: how many there are, and the way to the other pages where there are any. */
export function ListFoot({ words, totalCount, current, size, hrefFor }: ListFootProps) {
  return (
    <div className={styles.foot}>
      <span role="status">{words}</span>
      {totalCount > size && <Pagination current={current} last={Math.ceil(totalCount / size)} hrefFor={hrefFor} />}
    </div>
  );
}
