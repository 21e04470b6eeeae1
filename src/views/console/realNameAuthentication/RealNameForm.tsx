import { CircleAlert } from 'lucide-react';
import type { SubmitEvent } from 'react';
import type { RealName, RealNameField } from '../../../../contract/realName.ts';
import { selectNow } from '../../../features/clock/clockSlice.ts';
import {
  REAL_NAME_FIELDS,
  realNameForm,
  selectRealNameForm,
} from '../../../features/realNameAuthentication/realNameAuthenticationSlice.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { Button } from '../../common/Button.tsx';
import { FormField } from '../../common/form/FormField.tsx';
import { useForm } from '../../common/form/useForm.ts';
import { Icon } from '../../common/Icon.tsx';
import { useText } from '../../common/useText.ts';
import { Refusal } from '../certification/ReviewOutcome.tsx';
import styles from './realName.module.css';
import { idNumberOf, realNameFault } from './realNameFault.ts';

/** The name is kept like any text; the number stays in this form, masked while it is typed, and disappears with it. */
export function RealNameForm({ data, isRefused }: { readonly data: RealName; readonly isRefused: boolean }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const now = useAppSelector(selectNow);
  const { status, failure } = useAppSelector(selectRealNameForm);
  const busy = status === 'submitting';
  // Until the clock's first tick only the server knows which birthdays are in the future.
  const today = now?.slice(0, 10) ?? '9999-12-31';
  const initial: Record<RealNameField, string> = { realName: data.realName ?? '', idNumber: '' };
  const { values, bind, check } = useForm<RealNameField>({
    form: 'realNameAuthentication',
    initial,
    faultOf: (field, typed) => realNameFault(field, typed, today),
    refused: failure.fields,
    onRefusedEdited: (field) => dispatch(realNameForm.fieldEdited(field)),
  });
  /** A field with its fault, or with the reason for the refusal while it still has the refused text. */
  const field = (name: RealNameField) => {
    const bound = bind(name);
    const reason = isRefused ? data.reasons.find((one) => one.field === name)?.reason : undefined;
    return { ...bound, error: bound.error ?? (values[name] === initial[name] ? (reason ?? null) : null) };
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || !check(event.currentTarget, REAL_NAME_FIELDS)) return;
    dispatch(realNameForm.submitted({ realName: values.realName.trim(), idNumber: idNumberOf(values.idNumber) }));
  };
  return (
    <form noValidate autoComplete="off" onSubmit={submit} aria-busy={busy}>
      {isRefused && (
        <Refusal
          texts="realNameAuthentication"
          data={data}
          labelOf={(name) => {
            const known = REAL_NAME_FIELDS.find((one) => one === name);
            return known ? t(`realNameAuthentication:${known}`) : null;
          }}
        />
      )}
      <div className={styles.fields}>
        <FormField {...field('realName')} label={t('realNameAuthentication:realName')} required maxLength={50} />
        <FormField
          {...field('idNumber')}
          label={t('realNameAuthentication:idNumber')}
          hint={t('realNameAuthentication:idNumberHint')}
          secret
          revealLabel={t('realNameAuthentication:showIdNumber')}
          required
          readOnly={busy}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </div>
      {failure.error !== null && !busy && (
        <p className={styles.failure} role="alert">
          <Icon of={CircleAlert} size={16} />
          {t(failure.error)}
        </p>
      )}
      <Button kind="primary" type="submit" busy={busy}>
        {t(
          busy
            ? 'realNameAuthentication:submitting'
            : isRefused
              ? 'realNameAuthentication:submitAgain'
              : 'realNameAuthentication:submit',
        )}
      </Button>
    </form>
  );
}
