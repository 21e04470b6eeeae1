import { useCallback, useRef } from 'react';
import type { UserTask } from '../../../contract/tasks.ts';
import { selectShownList, selectTodoPage, todoRows } from '../../features/todoCentre/todoCentreSlice.ts';
import { hasMore } from '../../lib/paging.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { useOnNear } from '../common/dom/useNearby.ts';
import looks from '../common/looks.module.css';
import { RetryRow } from '../common/RetryRow.tsx';
import { useText } from '../common/useText.ts';
import { LIST_KEYS } from '../workbench/todoTexts.ts';
import { TodoRow } from './TodoRow.tsx';
import styles from './todoRows.module.css';

const COLUMNS = ['task:titleLabel', 'todoCentre:status', 'task:executorsLabel', 'task:deadlineLabel'] as const;

/** The rows loaded so far under their column heads, followed by the next page. */
export function TodoRows({ tasks }: { readonly tasks: readonly UserTask[] }) {
  const t = useText();
  const list = useAppSelector(selectShownList);
  return (
    <>
      <TodoColumns />
      <ul className={styles.todoRows} aria-label={t(LIST_KEYS[list])}>
        {tasks.map((task) => (
          <TodoRow key={task.id} task={task} />
        ))}
      </ul>
      <ListEnd />
    </>
  );
}

/** The column heads; purely visual, since every cell says what it is. */
export function TodoColumns() {
  const t = useText();
  return (
    <div className={`${styles.todoColumns} ${looks.meta}`} aria-hidden>
      <span />
      {COLUMNS.map((key) => (
        <span key={key}>{t(key)}</span>
      ))}
    </div>
  );
}

/**
 * Requests the next page when it comes into view, at the bottom and not ahead of it (TODO-2); says that the list has
 * ended if there is none.
 */
function ListEnd() {
  const t = useText();
  const dispatch = useAppDispatch();
  const ref = useRef<HTMLDivElement>(null);
  const page = useAppSelector(selectTodoPage);
  const list = useAppSelector(selectShownList);
  const askNext = useCallback(() => void dispatch(todoRows.nextRequested(list)), [dispatch, list]);
  const more = hasMore(page);
  useOnNear(ref, more && page.status === 'loaded', askNext, 'inSight');
  return (
    <div ref={ref} className={styles.listEnd} aria-live="polite">
      {page.status === 'moreFailed' ? (
        <RetryRow sentence={t('todoCentre:nextPageFailed')} onRetry={askNext} />
      ) : (
        <p className={styles.listEndWords}>{more ? t('common:loading') : t('common:noMoreData')}</p>
      )}
    </div>
  );
}
