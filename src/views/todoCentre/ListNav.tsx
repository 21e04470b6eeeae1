import { Button } from 'antd';
import { Bookmark, Check, CircleAlert, CircleDot, type LucideIcon, Plus, User, Users } from 'lucide-react';
import type { TaskListName } from '../../../contract/tasks.ts';
import {
  selectShownList,
  selectTodoView,
  selectTotalOf,
  TASK_GROUPS,
  todoCreatePressed,
  todoListPicked,
} from '../../features/todoCentre/todoCentreSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { classes } from '../common/classes.ts';
import { keepInSight } from '../common/dom/keepInSight.ts';
import { Icon } from '../common/Icon.tsx';
import looks from '../common/looks.module.css';
import { PaneLeft } from '../common/Pane.tsx';
import { useText } from '../common/useText.ts';
import { LIST_KEYS } from '../workbench/todoTexts.ts';
import styles from './todoCentre.module.css';

const ICONS: Readonly<Record<TaskListName, LucideIcon>> = {
  inProgress: CircleDot,
  overdue: CircleAlert,
  finished: Check,
  workFollowed: Bookmark,
  participating: Users,
  started: User,
  personalFollowed: Bookmark,
};
const GROUPS = [
  { group: 'work', title: 'workbench:workTodos' },
  { group: 'personal', title: 'workbench:personalTodos' },
] as const;

/** The seven lists with their counts, and the button for a new to-do (TODO-1); a row of chips on a phone. */
export function ListNav() {
  const t = useText();
  const dispatch = useAppDispatch();
  return (
    <PaneLeft as="div" className={styles.todoNav}>
      <Button type="primary" block icon={<Icon of={Plus} size={16} />} onClick={() => dispatch(todoCreatePressed())}>
        {t('todoCentre:createTodo')}
      </Button>
      {/* On a phone only these scroll sideways, so that the button is never cut off. */}
      <nav className={styles.todoLists} aria-label={t('todoCentre:lists')}>
        {GROUPS.map(({ group, title }) => (
          <div key={group} className={styles.todoGroup}>
            <h3 id={`todo-${group}`} className={looks.meta}>
              {t(title)}
            </h3>
            <ul aria-labelledby={`todo-${group}`}>
              {TASK_GROUPS[group].map((list) => (
                <li key={list}>
                  <ListButton list={list} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </PaneLeft>
  );
}

function ListButton({ list }: { readonly list: TaskListName }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const count = useAppSelector((state) => selectTotalOf(state, list));
  const shown = useAppSelector(selectShownList);
  const view = useAppSelector(selectTodoView);
  const late = list === 'overdue' && count !== null && count > 0;
  return (
    <button
      ref={list === shown ? keepInSight : undefined}
      type="button"
      className={`${styles.todoListButton} ${looks.insetFocus}`}
      aria-current={list === shown ? (view === 'list' ? 'page' : 'true') : undefined}
      onClick={() => dispatch(todoListPicked(list))}
    >
      <Icon of={ICONS[list]} />
      <span className={looks.ellipsis}>{t(LIST_KEYS[list])}</span>
      {count !== null && <span className={classes(styles.todoCount, late && styles.todoCountLate)}>{count}</span>}
    </button>
  );
}
