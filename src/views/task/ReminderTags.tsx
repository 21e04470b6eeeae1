import type { UserTask } from '../../../contract/tasks.ts';
import { useText } from '../common/useText.ts';
import styles from './taskDetail.module.css';
import { useTaskChoices, wordOf } from './useTaskWords.ts';

/** When and how a task reminds, as outlined tags; the word for none if the reminder is off. */
export function ReminderTags({ task }: { readonly task: UserTask }) {
  const t = useText();
  const time = wordOf(useTaskChoices('warmingTime'), task.warmingTime);
  const method = wordOf(useTaskChoices('warmingType'), task.warmingType);
  if (!task.isWarming) return t('task:noReminder');
  return (
    <span className={styles.reminderTags}>
      {[time, method].map((word) => word !== null && <span key={word}>{word}</span>)}
    </span>
  );
}
