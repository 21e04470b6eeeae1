import { History } from 'lucide-react';
import { selectNow } from '../../features/clock/clockSlice.ts';
import { draftDiscarded, selectTaskForm } from '../../features/taskForm/taskFormSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { focusField } from '../common/dom/focusField.ts';
import { Icon } from '../common/Icon.tsx';
import { TextButton } from '../common/TextButton.tsx';
import { timeText } from '../common/timeText.ts';
import { useText } from '../common/useText.ts';
import styles from './taskForm.module.css';

/** Says that what was typed before a reload has been restored, and offers to discard it (TODO-8). */
export function DraftBar() {
  const t = useText();
  const dispatch = useAppDispatch();
  const { draftFrom } = useAppSelector(selectTaskForm);
  const now = useAppSelector(selectNow);
  if (draftFrom === null) return null;
  const discard = () => {
    dispatch(draftDiscarded());
    // This line disappears, and the form starts again at its first field.
    focusField('task-title');
  };
  return (
    <div className={styles.draftBar} role="status">
      <Icon of={History} size={16} />
      <span>{t('task:draftRestored', { time: t(timeText(draftFrom, now)) })}</span>
      <TextButton onClick={discard}>{t('task:draftDiscard')}</TextButton>
    </div>
  );
}
