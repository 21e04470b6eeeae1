import { selectFormId } from '../../features/taskForm/taskFormSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
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
      <div className="pane-head">
        <BackButton />
        <h3 className="ellipsis">{t(id === null ? 'todoCentre:createTodo' : 'todoCentre:editTodo')}</h3>
        <TaskFormActions />
      </div>
      <div className="pane-body">
        <TaskForm />
      </div>
    </>
  );
}
