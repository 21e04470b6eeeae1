import type { UserTask } from '../../../contract/tasks.ts';
import { selectLanguage } from '../../features/settings/settingsSlice.ts';
import { taskTitle } from '../../features/task/taskTitle.ts';
import { useAppSelector } from '../../store/hooks.ts';

/** Returns the title of a task in the current language. */
export function useTaskTitle(): (task: Pick<UserTask, 'title' | 'request'>) => string {
  const language = useAppSelector(selectLanguage);
  return (task) => taskTitle(task, language);
}
