import { CircleAlert } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import {
  decision,
  type ReviewKind,
  selectDecision,
  selectSubmittedLicense,
} from '../../../features/certificationReview/certificationReviewSlice.ts';
import { reasonsIn, reasonsText } from '../../../features/certificationReview/reasonsText.ts';
import { formTyped, selectTyped } from '../../../features/forms/formsSlice.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { Button } from '../../common/Button.tsx';
import { focusOnMount } from '../../common/dom/focusOnMount.ts';
import { Field } from '../../common/form/Field.tsx';
import { TextInput } from '../../common/form/TextInput.tsx';
import { Icon } from '../../common/Icon.tsx';
import { useText } from '../../common/useText.ts';
import styles from './review.module.css';

/** A request as its list shows it. */
export interface WaitingRow {
  readonly id: string;
  readonly name: string;
  readonly what: string;
  readonly submittedTime: string | null;
  readonly attempt: number;
  readonly hasLicense?: boolean;
}
/** What is to be judged about it. */
export interface Judged {
  /** The submitted data: name of the field, its label, its text. */
  readonly facts: readonly (readonly [field: string, label: string, text: string | null])[];
  /** A field that nobody can judge, and the explanation for it: it is refused in any case. */
  readonly unknown?: { readonly field: string; readonly reason: string } | undefined;
}
type ReviewPanelProps = Judged & {
  readonly kind: ReviewKind;
  /** The request, with the applicant's name for the question before the decision. */
  readonly row: WaitingRow;
};

/**
 * One request, field by field: tick what is wrong and explain it. With nothing wrong it is approved, otherwise refused.
 */
export function ReviewPanel({ kind, row, facts, unknown }: ReviewPanelProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const license = useAppSelector(selectSubmittedLicense);
  const { status, failure } = useAppSelector(selectDecision);
  const { id, name, attempt, hasLicense } = row;
  const about = `${kind} ${id} ${attempt}`;
  const written = reasonsIn(useAppSelector(selectTyped)['certificationReview/reasons'] ?? '', about);
  const reasons = unknown ? { [unknown.field]: unknown.reason, ...written } : written;
  const setReasons = (all: Readonly<Record<string, string>>) =>
    dispatch(formTyped({ key: 'certificationReview/reasons', typed: reasonsText(about, all) }));
  const [checked, setChecked] = useState(false);
  const busy = status === 'submitting';
  const wrong = facts.filter(([field]) => reasons[field] !== undefined);
  const tick = (field: string, isWrong: boolean) => {
    const { [field]: _dropped, ...others } = reasons;
    setReasons(isWrong ? { ...others, [field]: '' } : others);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    const missing = wrong.find(([field]) => reasons[field]?.trim() === '');
    if (missing) {
      const control = event.currentTarget.elements.namedItem(`reason-${missing[0]}`);
      if (control instanceof HTMLElement) control.focus();
      return;
    }
    if (busy) return;
    const given = wrong.map(([field]) => ({ field, reason: reasons[field]?.trim() ?? '' }));
    dispatch(decision.submitted({ kind, id, name, attempt, reasons: given }));
  };
  return (
    <form
      ref={focusOnMount}
      tabIndex={-1}
      className={styles.panel}
      aria-label={t('certificationReview:lookAt', { name })}
      noValidate
      onSubmit={submit}
    >
      {facts.map(([field, label, text]) => (
        <div key={field} className={styles.fact}>
          <div className={styles.factWords}>
            <span className={styles.factLabel}>{label}</span>
            {field === 'license' ? (
              hasLicense === true ? (
                license && (
                  <a href={license} target="_blank" rel="noreferrer">
                    <img
                      className={styles.licensePicture}
                      src={license}
                      alt={t('certificationReview:licenseOf', { name })}
                    />
                  </a>
                )
              ) : (
                <span>{t('certificationReview:noLicense')}</span>
              )
            ) : (
              <span>{text}</span>
            )}
          </div>
          <label className={styles.wrong}>
            <input
              type="checkbox"
              checked={reasons[field] !== undefined}
              disabled={unknown?.field === field}
              onChange={(event) => tick(field, event.target.checked)}
            />
            {t('certificationReview:wrong', { field: label })}
          </label>
          {reasons[field] !== undefined && (
            <Field
              id={`reason-${field}`}
              label={t('certificationReview:reasonOf', { field: label })}
              error={checked && reasons[field]?.trim() === '' ? t('certificationReview:reasonMissing') : null}
            >
              {(control) => (
                <TextInput
                  {...control}
                  name={`reason-${field}`}
                  maxLength={200}
                  value={reasons[field] ?? ''}
                  onChange={(event) => setReasons({ ...reasons, [field]: event.target.value })}
                />
              )}
            </Field>
          )}
        </div>
      ))}
      <div className={styles.foot}>
        {failure.error !== null && !busy && (
          <p role="alert">
            <Icon of={CircleAlert} size={16} />
            {t(failure.error)}
          </p>
        )}
        <Button kind="primary" type="submit" busy={busy}>
          {t(wrong.length === 0 ? 'certificationReview:approve' : 'certificationReview:refuse')}
        </Button>
      </div>
    </form>
  );
}
