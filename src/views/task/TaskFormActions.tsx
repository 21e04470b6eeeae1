import { Button } from 'antd';
import { Check } from 'lucide-react';
import { selectDraft } from '../../features/drafts/draftsSlice.ts';
import { selectTaskForm } from '../../features/taskForm/taskFormSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { Icon } from '../common/Icon.tsx';
import looks from '../common/looks.module.css';
import { PaneActions } from '../common/Pane.tsx';
import { useText } from '../common/useText.ts';
import styles from './taskForm.module.css';
import { TASK_FORM_ID } from './taskFormId.ts';

/** The right end of a form's head: when the draft was kept, and the save button. */
export function TaskFormActions() {
  const t = useText();
  const { status, draftKey } = useAppSelector(selectTaskForm);
  const draft = useAppSelector((state) => selectDraft(state, draftKey));
  const saving = status === 'saving';
  return (
    <PaneActions>
      {draft && (
        <span className={`${styles.draftNote} ${looks.meta}`}>
          <Icon of={Check} size={14} />
          {t('task:draftSaved', { time: draft.savedAt.slice(11, 16) })}
        </span>
      )}
      <Button
        type="primary"
        htmlType="submit"
        form={TASK_FORM_ID}
        loading={saving}
        disabled={status !== 'editing' && !saving}
      >
        {t(saving ? 'task:saving' : 'task:save')}
      </Button>
    </PaneActions>
  );
}
