import { selectFormId } from '../../features/taskForm/taskFormSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import looks from '../common/looks.module.css';
import { PaneBody, PaneTop } from '../common/Pane.tsx';
import { useText } from '../common/useText.ts';
import { TaskForm } from '../task/TaskForm.tsx';
import { TaskFormActions } from '../task/TaskFormActions.tsx';
import { BackButton } from './BackButton.tsx';

/** View 3: the form of a new or changed to-do (TODO-4). */
export function TodoForm() {
  const t = useText();
  const id = useAppSelector(selectFormId);
  return (
    <>
      <PaneTop>
        <BackButton />
        <h3 className={looks.ellipsis}>{t(id === null ? 'todoCentre:createTodo' : 'todoCentre:editTodo')}</h3>
        <TaskFormActions />
      </PaneTop>
      <PaneBody>
        <TaskForm />
      </PaneBody>
    </>
  );
}
