import { TODO_VIEWS, type TodoView } from '../../features/todoCentre/todoCentreMachine.ts';
import { selectTodoView } from '../../features/todoCentre/todoCentreSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { AntdTheme } from '../common/AntdTheme.tsx';
import { PaneRight, Panes } from '../common/Pane.tsx';
import { ListNav } from './ListNav.tsx';
import { TodoCode } from './TodoCode.tsx';
import { TodoDetail } from './TodoDetail.tsx';
import { TodoForm } from './TodoForm.tsx';
import { TodoList } from './TodoList.tsx';
import styles from './todoCentre.module.css';

const VIEWS = { qrCode: TodoCode, form: TodoForm, detail: TodoDetail } as const satisfies Record<
  Exclude<TodoView, 'list'>,
  unknown
>;

/** Tab 2 of the notification dialog (specification §2): lists on the left, one of the four views on the right. */
export function TodoCentre() {
  const view = useAppSelector(selectTodoView);
  const View = view === 'list' ? null : VIEWS[view];
  return (
    <AntdTheme>
      <Panes className={styles.todoPanes} data-view={TODO_VIEWS[view]}>
        <ListNav />
        <PaneRight>{View ? <View /> : <TodoList />}</PaneRight>
      </Panes>
    </AntdTheme>
  );
}
