import { useId } from 'react';
import { LIMITS } from '../../constants/limits.ts';
import { formTyped } from '../../features/forms/formsSlice.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { Field } from '../common/form/Field.tsx';
import { useText } from '../common/useText.ts';
import styles from './report.module.css';

/** What happened; saved while the person writes it (TODO-8). */
export function ReportWords({ words, error }: { readonly words: string; readonly error: string | null }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const most = LIMITS.reportLength;
  return (
    <Field
      id={useId()}
      label={t('problemReport:words')}
      error={error}
      hint={t('problemReport:wordsHint')}
      aside={<span className={styles.count}>{t('problemReport:wordsCount', { count: words.length, most })}</span>}
      required
    >
      {(control) => (
        <textarea
          {...control}
          className={styles.words}
          data-autofocus
          aria-required
          rows={5}
          maxLength={most}
          value={words}
          onChange={(event) => dispatch(formTyped({ key: 'problemReport/words', typed: event.target.value }))}
        />
      )}
    </Field>
  );
}
