import { phoneDigits } from '../../../contract/rules/typed.ts';
import {
  selectSentPhoneNumber,
  selectSmsError,
  selectSmsSeconds,
  selectSmsStatus,
  smsCodeWanted,
} from '../../features/smsCode/smsCodeSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { Button } from '../common/Button.tsx';
import { followFocus } from '../common/dom/followFocus.ts';
import { Field } from '../common/form/Field.tsx';
import { FormField } from '../common/form/FormField.tsx';
import { TextInput } from '../common/form/TextInput.tsx';
import type { BoundField } from '../common/form/useForm.ts';
import looks from '../common/looks.module.css';
import { SecondsLeft } from '../common/SecondsLeft.tsx';
import { useText } from '../common/useText.ts';
import styles from './forms.module.css';

type PhoneFieldsProps = {
  readonly phone: BoundField;
  readonly code: BoundField;
  /** Whether the number is valid; tells the person if not. */
  readonly checkPhone: (form: HTMLFormElement | null) => boolean;
  /** A new code is on its way, so the one in the field is out of date. */
  readonly onNewCode: () => void;
};

/** A mobile number and the code sent to it (ACC-2, ACC-4). */
export function PhoneFields({ phone, code, checkPhone, onNewCode }: PhoneFieldsProps) {
  const t = useText();
  const failure = useAppSelector(selectSmsError);
  const { error, ...codeInput } = code;
  return (
    <>
      <FormField
        {...phone}
        data-autofocus
        label={t('smsCode:phoneNumber')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        leading="+86"
      />
      <Field id={code.name} label={t('smsCode:code')} error={error ?? (failure && t(failure))}>
        {(control) => (
          <div className={styles.codeRow}>
            <TextInput {...codeInput} {...control} inputMode="numeric" autoComplete="one-time-code" />
            <SendButton phone={phone.value} checkPhone={checkPhone} onNewCode={onNewCode} />
          </div>
        )}
      </Field>
    </>
  );
}

/**
 * Requests a code, or says when the next one may be requested for this number. The same width in every state. A
 * countdown keeps running while hidden, so that it is correct when its number comes back.
 */
function SendButton({
  phone,
  checkPhone,
  onNewCode,
}: { readonly phone: string } & Pick<PhoneFieldsProps, 'checkPhone' | 'onNewCode'>) {
  const t = useText();
  const dispatch = useAppDispatch();
  const status = useAppSelector(selectSmsStatus);
  const seconds = useAppSelector(selectSmsSeconds);
  const sent = useAppSelector(selectSentPhoneNumber);
  const phoneNumber = phoneDigits(phone);
  const isOther = sent !== null && sent !== phoneNumber;
  const waiting = status === 'waiting';
  const sending = status === 'sending';
  return (
    <>
      {waiting && (
        <span className={styles.codeWait} data-aside={isOther || undefined}>
          <Button disabled wide>
            <span className={looks.visuallyHidden}>{t('smsCode:wait')}</span>
            <SecondsLeft key={seconds} seconds={seconds} before="" after={t('smsCode:secondsAfter')} />
          </Button>
        </span>
      )}
      {(!waiting || isOther) && (
        <Button
          wide
          busy={sending}
          onClick={({ currentTarget }) => {
            if (sending || !checkPhone(currentTarget.form)) return;
            onNewCode();
            // The countdown takes this button's place, and cannot take the focus.
            followFocus(currentTarget, currentTarget.parentElement?.querySelector('input'));
            dispatch(smsCodeWanted({ phoneNumber, isOther }));
          }}
        >
          {sending ? t('smsCode:sending') : t('smsCode:get')}
        </Button>
      )}
    </>
  );
}
