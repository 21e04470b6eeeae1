import { Pagination } from '../common/Pagination.tsx';
import styles from './listFoot.module.css';

type ListFootProps = {
  /** The total, in words. */
  readonly words: string;
  readonly totalCount: number;
  /** The current page, from 1, and the number of rows per page. */
  readonly current: number;
  readonly size: number;
  readonly hrefFor: (page: number) => string;
};

/** Below the rows of a list: the total, and links to the other pages if there are any. */
export function ListFoot({ words, totalCount, current, size, hrefFor }: ListFootProps) {
  return (
    <div className={styles.foot}>
      <span role="status">{words}</span>
      {totalCount > size && <Pagination current={current} last={Math.ceil(totalCount / size)} hrefFor={hrefFor} />}
    </div>
  );
}
