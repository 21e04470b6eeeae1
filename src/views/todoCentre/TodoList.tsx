import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import {
  groupOf,
  selectLastAt,
  selectShownList,
  selectTodoPage,
  selectTotalOf,
  todoCreatePressed,
  todoRows,
} from '../../features/todoCentre/todoCentreSlice.ts';
import { asLoad } from '../../lib/paging.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { focusWhenLost } from '../common/dom/focusWhenLost.ts';
import { useScrollKept } from '../common/dom/useScrollKept.ts';
import { EmptyState } from '../common/EmptyState.tsx';
import { Icon } from '../common/Icon.tsx';
import { LoadedPart } from '../common/LoadedPart.tsx';
import looks from '../common/looks.module.css';
import { PaneBody, PaneNote, PaneTop } from '../common/Pane.tsx';
import { SkeletonBar } from '../common/Skeleton.tsx';
import { ChipSkeleton } from '../common/StatusChip.tsx';
import { useText } from '../common/useText.ts';
import { EMPTY_KEYS, LIST_KEYS } from '../workbench/todoTexts.ts';
import { TodoColumns, TodoRows } from './TodoRows.tsx';
import styles from './todoRows.module.css';

/** View 1: the rows of the shown list, page by page (TODO-2). */
export function TodoList() {
  const t = useText();
  const dispatch = useAppDispatch();
  const list = useAppSelector(selectShownList);
  const page = useAppSelector(selectTodoPage);
  const total = useAppSelector((state) => selectTotalOf(state, list));
  const lastAt = useAppSelector(selectLastAt);
  const scrollerRef = useRef<HTMLDivElement>(null);
  useScrollKept(scrollerRef, 'todos', list);
  const isRowShown = page.items.some(({ id }) => id === lastAt);
  return (
    <>
      <PaneTop>
        <h3 ref={isRowShown ? undefined : focusWhenLost} tabIndex={-1} className={looks.ellipsis}>
          {t(LIST_KEYS[list])}
        </h3>
        {total !== null && <PaneNote>{t('todoCentre:total', { count: total })}</PaneNote>}
      </PaneTop>
      <PaneBody ref={scrollerRef} className={styles.todoBody} data-scroller>
        <LoadedPart
          load={asLoad(page)}
          skeleton={<RowsSkeleton />}
          failedTitle={t('todoCentre:listFailed')}
          onRetry={() => dispatch(todoRows.wanted(list))}
        >
          {(tasks) => (tasks.length === 0 ? <NoTasks /> : <TodoRows key={list} tasks={tasks} />)}
        </LoadedPart>
      </PaneBody>
    </>
  );
}

function NoTasks() {
  const t = useText();
  const dispatch = useAppDispatch();
  const list = useAppSelector(selectShownList);
  const { title, sentence } = EMPTY_KEYS[list];
  return (
    <EmptyState
      title={t(title)}
      sentence={t(sentence)}
      action={
        groupOf(list) === 'personal' ? (
          <Button type="primary" icon={<Icon of={Plus} size={16} />} onClick={() => dispatch(todoCreatePressed())}>
            {t('todoCentre:createTodo')}
          </Button>
        ) : undefined
      }
    />
  );
}

const SKELETON_WIDTHS = ['46%', '38%', '52%', '34%', '44%', '40%', '50%', '36%'];

function RowsSkeleton() {
  return (
    <>
      <TodoColumns />
      <div className={styles.todoRows}>
        {SKELETON_WIDTHS.map((width) => (
          <div key={width} className={styles.todoRow}>
            <SkeletonBar width={14} height={14} />
            <span className={styles.todoTitle}>
              <SkeletonBar width={width} />
            </span>
            <ChipSkeleton />
            <span className={styles.todoFaces}>
              <SkeletonBar width={72} height={20} radius={10} />
            </span>
            <span className={styles.todoTime}>
              <SkeletonBar width={88} />
            </span>
          </div>
        ))}
      </div>
    </>
  );
}
