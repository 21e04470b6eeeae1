import { GitCompareArrows } from 'lucide-react';
import { selectNow } from '../../features/clock/clockSlice.ts';
import type { DisputedPart, TaskPart, TaskValues } from '../../features/task/taskValues.ts';
import { selectTaskForm, versionChosen } from '../../features/taskForm/taskFormSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { keepInSight } from '../common/dom/keepInSight.ts';
import { Icon } from '../common/Icon.tsx';
import { timeText } from '../common/timeText.ts';
import { useText } from '../common/useText.ts';
import styles from './otherVersions.module.css';
import { useTaskChoices, wordOf } from './useTaskWords.ts';

const LABELS = {
  title: 'task:titleLabel',
  degreeType: 'task:importanceLabel',
  startedAt: 'task:startLabel',
  endAt: 'task:deadlineLabel',
  executors: 'task:executorsLabel',
  reminder: 'task:reminderLabel',
  isSynchronizeDate: 'task:syncLabel',
  description: 'task:descriptionLabel',
  attachments: 'task:attachmentsLabel',
} as const satisfies Record<TaskPart, string>;

/** What was saved elsewhere while the form was open, next to the form's content: the person chooses part by part. */
export function OtherVersions() {
  const t = useText();
  const { otherVersions } = useAppSelector(selectTaskForm);
  return (
    <div role="alert">
      {otherVersions.length > 0 && (
        <section ref={keepInSight} className={styles.versions}>
          <h4>
            <Icon of={GitCompareArrows} size={16} />
            {t('task:changedElsewhere')}
          </h4>
          <p>{t('task:chooseVersions')}</p>
          {otherVersions.map((one) => (
            <VersionChoice key={one.part} version={one} />
          ))}
        </section>
      )}
    </div>
  );
}

function VersionChoice({ version: { part, saved, own, isTaken } }: { readonly version: DisputedPart }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const wordsOf = usePartWords(part);
  const choices = [
    [true, 'task:savedVersion', saved],
    [false, 'task:ownVersion', own],
  ] as const;
  return (
    <fieldset className={styles.choice}>
      <legend>{t(LABELS[part])}</legend>
      {choices.map(([takes, whose, values]) => (
        <label key={whose}>
          <input
            type="radio"
            name={`version-${part}`}
            checked={takes === isTaken}
            onChange={() => dispatch(versionChosen({ part, isTaken: takes }))}
          />
          <span className={styles.whose}>{t(whose)}</span>
          <span className={styles.content}>{wordsOf(values) || '—'}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** The text of a part's content, in one line or a few. */
function usePartWords(part: TaskPart): (values: TaskValues) => string {
  const t = useText();
  const now = useAppSelector(selectNow);
  const levels = useTaskChoices('degreeType');
  const times = useTaskChoices('warmingTime');
  const methods = useTaskChoices('warmingType');
  return (values) => {
    switch (part) {
      case 'title':
      case 'description':
        return values[part];
      case 'degreeType':
        return wordOf(levels, values.degreeType) ?? '';
      case 'startedAt':
      case 'endAt':
        return t(timeText(values[part] ?? '', now));
      case 'executors':
        return values.executors.map(({ userName }) => userName).join(' · ');
      case 'reminder':
        if (!values.isWarming) return t('task:noReminder');
        return `${wordOf(times, values.warmingTime)} · ${wordOf(methods, values.warmingType)}`;
      case 'isSynchronizeDate':
        return t(values.isSynchronizeDate ? 'task:synchronised' : 'task:notSynchronised');
      case 'attachments':
        return values.attachments.map(({ fileName }) => fileName).join(' · ');
    }
  };
}
