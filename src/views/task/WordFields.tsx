import { Input } from 'antd';
import { LIMITS } from '../../constants/limits.ts';
import { selectFormValues, taskFieldLeft, taskFormChanged } from '../../features/taskForm/taskFormSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { afterPress } from '../common/dom/afterPress.ts';
import { useText } from '../common/useText.ts';
import { FormRow } from './FormRow.tsx';

/** Rows of an empty description; it grows with its text. */
const DESCRIPTION_ROWS = 3;

/** At most 50 characters; checked when the field is left (§5). */
export function TitleField() {
  const t = useText();
  const dispatch = useAppDispatch();
  const { title } = useAppSelector(selectFormValues);
  return (
    <FormRow field="title" label={t('task:titleLabel')} required counter={`${title.length} / ${LIMITS.titleLength}`}>
      {(control) => (
        <Input
          {...control}
          autoFocus
          value={title}
          maxLength={LIMITS.titleLength}
          placeholder={t('task:titlePlaceholder')}
          autoComplete="off"
          status={control['aria-invalid'] ? 'error' : ''}
          onChange={(event) => dispatch(taskFormChanged({ title: event.target.value }))}
          onBlur={() => afterPress(() => dispatch(taskFieldLeft('title')))}
        />
      )}
    </FormRow>
  );
}

/** At most 1000 characters, with line breaks. */
export function DescriptionField() {
  const t = useText();
  const dispatch = useAppDispatch();
  const { description } = useAppSelector(selectFormValues);
  const counter = `${description.length} / ${LIMITS.descriptionLength}`;
  return (
    <FormRow field="description" label={t('task:descriptionLabel')} counter={counter}>
      {(control) => (
        <Input.TextArea
          {...control}
          value={description}
          maxLength={LIMITS.descriptionLength}
          placeholder={t('task:descriptionPlaceholder')}
          rows={DESCRIPTION_ROWS}
          status={control['aria-invalid'] ? 'error' : ''}
          onChange={(event) => dispatch(taskFormChanged({ description: event.target.value }))}
        />
      )}
    </FormRow>
  );
}
