import { Button } from 'antd';
import { RotateCcw } from 'lucide-react';
import type { FormEvent } from 'react';
import { TASK_GONE, type TaskField } from '../../features/task/taskValues.ts';
import {
  formValues,
  selectFormProblems,
  selectTaskForm,
  taskSaveWanted,
} from '../../features/taskForm/taskFormSlice.ts';
import { says } from '../../lib/message.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { retrying } from '../common/dom/retrying.ts';
import { submitByKey } from '../common/dom/submitByKey.ts';
import { useFaultFocus } from '../common/dom/useFaultFocus.ts';
import { EmptyState } from '../common/EmptyState.tsx';
import { Icon } from '../common/Icon.tsx';
import { Skeleton, SkeletonBar } from '../common/Skeleton.tsx';
import { useText } from '../common/useText.ts';
import { AttachmentField } from './AttachmentField.tsx';
import { DraftBar } from './DraftBar.tsx';
import { ExecutorField } from './ExecutorField.tsx';
import { GoneTask } from './GoneTask.tsx';
import { ImportancePicker } from './ImportancePicker.tsx';
import { OtherVersions } from './OtherVersions.tsx';
import { PreviewHost } from './PreviewHost.tsx';
import { ReminderFields } from './ReminderFields.tsx';
import { TimeFields } from './TimeFields.tsx';
import styles from './taskForm.module.css';
import { TASK_FORM_ID } from './taskFormId.ts';
import { DescriptionField, TitleField } from './WordFields.tsx';

/** In their order on the form. */
const FIELDS: readonly TaskField[] = ['title', 'startedAt', 'endAt', 'executors', 'description'];

/** The form of a to-do or schedule (§3, §5), in the body of a pane; `TaskFormActions` in its head saves it. */
export function TaskForm() {
  const t = useText();
  const dispatch = useAppDispatch();
  const { status, error } = useAppSelector(selectTaskForm);
  const leadToFault = useFaultFocus(useAppSelector(selectFormProblems));
  if (status === 'closed' || status === 'loading') return <FormSkeleton />;
  if (status === 'failed' && says(error, TASK_GONE)) return <GoneTask />;
  if (status === 'failed')
    return (
      <EmptyState
        kind="error"
        title={t('task:loadFailed')}
        sentence={error === null ? undefined : t(error)}
        action={
          <Button icon={<Icon of={RotateCcw} size={16} />} onClick={retrying(() => dispatch(formValues.wanted()))}>
            {t('common:retry')}
          </Button>
        }
      />
    );
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Which fields are at fault is known once what was typed last has been understood.
    leadToFault(event.currentTarget, FIELDS, () => false);
    dispatch(taskSaveWanted());
  };
  return (
    <form id={TASK_FORM_ID} className={styles.taskForm} noValidate onSubmit={save} onKeyDown={submitByKey}>
      <DraftBar />
      <OtherVersions />
      <fieldset className={styles.taskFields} disabled={status === 'saving'}>
        <TitleField />
        <ImportancePicker />
        <TimeFields />
        <ExecutorField />
        <ReminderFields />
        <DescriptionField />
        <AttachmentField />
      </fieldset>
      <PreviewHost />
    </form>
  );
}

const SKELETON_ROWS = [28, 28, 28, 28, 72];

function FormSkeleton() {
  const t = useText();
  return (
    <Skeleton label={t('common:loading')}>
      {SKELETON_ROWS.map((height, index) => (
        <div key={index} className={styles.formBars}>
          <SkeletonBar width={64} />
          <SkeletonBar width="100%" height={height} radius={6} />
        </div>
      ))}
    </Skeleton>
  );
}
