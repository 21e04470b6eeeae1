import { DatePicker } from 'antd';
import enUS from 'antd/es/date-picker/locale/en_US';
import zhCN from 'antd/es/date-picker/locale/zh_CN';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import { type KeyboardEvent, useRef } from 'react';
import { selectLanguage } from '../../features/settings/settingsSlice.ts';
import { selectFormValues, taskFormChanged } from '../../features/taskForm/taskFormSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { useBlurOnUnmount } from '../common/dom/useBlurOnUnmount.ts';
import { useText } from '../common/useText.ts';
import { FormRow } from './FormRow.tsx';
import styles from './taskForm.module.css';

/** Wall clock as in state and on the wire, and as people type it; nothing here converts between time zones. */
const WALL = 'YYYY-MM-DDTHH:mm:ss';
const SHOWN = 'YYYY-MM-DD HH:mm';
const LOCALES = { 'zh-CN': zhCN, 'en-US': enUS } as const;
const TIMES = [
  { field: 'startedAt', label: 'task:startLabel' },
  { field: 'endAt', label: 'task:deadlineLabel' },
] as const;

/** Enter accepts the typed time without also sending the form. */
const confirmOnly = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};

/** Start and deadline, to the minute. */
export function TimeFields() {
  const areaRef = useRef<HTMLDivElement>(null);
  useBlurOnUnmount(areaRef);
  return (
    <div ref={areaRef} className={styles.formTimes}>
      {TIMES.map((time) => (
        <TimeField key={time.field} {...time} />
      ))}
    </div>
  );
}

function TimeField({ field, label }: (typeof TIMES)[number]) {
  const t = useText();
  const dispatch = useAppDispatch();
  const language = useAppSelector(selectLanguage);
  const at = useAppSelector(selectFormValues)[field];
  return (
    <FormRow field={field} label={t(label)} required half>
      {(control) => (
        <DatePicker
          {...control}
          className={styles.formControl}
          value={at === null ? null : dayjs(at)}
          format={SHOWN}
          showTime={{ format: 'HH:mm', minuteStep: 5 }}
          needConfirm={false}
          locale={LOCALES[language]}
          placeholder={t('task:timePlaceholder')}
          status={control['aria-invalid'] ? 'error' : ''}
          onKeyDown={confirmOnly}
          onChange={(time) => dispatch(taskFormChanged({ [field]: time ? time.format(WALL) : null }))}
        />
      )}
    </FormRow>
  );
}
