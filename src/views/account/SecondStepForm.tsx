import { type SubmitEvent, useState } from 'react';
import {
  secondStepLeft,
  secondStepSubmitted,
  selectLoginError,
  selectLoginStatus,
} from '../../features/login/loginSlice.ts';
import { codeDigits, isSmsCode } from '../../lib/accountRules.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { Button } from '../common/Button.tsx';
import { focusFirstEmpty } from '../common/dom/focusFirstEmpty.ts';
import { useFaultFocus } from '../common/dom/useFaultFocus.ts';
import { Field } from '../common/form/Field.tsx';
import { TextInput } from '../common/form/TextInput.tsx';
import { useText, useTexts } from '../common/useText.ts';
import { FailureLine } from './FailureLine.tsx';
import styles from './forms.module.css';

/** The second step of a sign-in (decision 0017): the digits of the app or, via a switch, a recovery code. */
export function SecondStepForm() {
  useTexts('account');
  const [byRecovery, setByRecovery] = useState(false);
  return byRecovery ? (
    <CodeForm key="recovery" byRecovery onSwitch={() => setByRecovery(false)} />
  ) : (
    <CodeForm key="app" byRecovery={false} onSwitch={() => setByRecovery(true)} />
  );
}

type CodeFormProps = { readonly byRecovery: boolean; readonly onSwitch: () => void };

function CodeForm({ byRecovery, onSwitch }: CodeFormProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const busy = useAppSelector(selectLoginStatus) === 'checkingSecondStep';
  const failure = useAppSelector(selectLoginError);
  const [typed, setTyped] = useState('');
  const [checked, setChecked] = useState(false);
  const [sent, setSent] = useState<string | null>(null);
  const isFaultless = useFaultFocus<'code'>(failure?.field === 'code' ? { code: failure } : {});
  const isComplete = byRecovery ? typed.trim() !== '' : isSmsCode(typed);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    setChecked(true);
    if (!isFaultless(event.currentTarget, ['code'], () => !isComplete)) return;
    setSent(typed);
    dispatch(secondStepSubmitted(byRecovery ? { recoveryCode: typed.trim() } : { code: codeDigits(typed) }));
  };
  const fault = t(byRecovery ? 'askedStep:recoveryEmpty' : 'askedStep:codeInvalid');
  // After a refusal, the text being typed has not been refused yet.
  const refused = !busy && failure?.field === 'code' && typed === sent ? t(failure) : null;

  return (
    <form ref={focusFirstEmpty} className={styles.signInForm} noValidate onSubmit={submit} aria-busy={busy}>
      <p>{t(byRecovery ? 'askedStep:recoverySentence' : 'askedStep:sentence')}</p>
      <Field
        id="second-step-code"
        label={t(byRecovery ? 'askedStep:recoveryCode' : 'askedStep:code')}
        error={checked && !isComplete ? fault : refused}
      >
        {(control) => (
          <TextInput
            {...control}
            name="code"
            autoComplete={byRecovery ? 'off' : 'one-time-code'}
            inputMode={byRecovery ? 'text' : 'numeric'}
            autoCapitalize="none"
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <FailureLine failure={busy || failure?.field === 'code' ? null : failure} />
      <Button kind="primary" type="submit" wide busy={busy}>
        {t(busy ? 'askedStep:submitting' : 'askedStep:submit')}
      </Button>
      <div className={styles.signInTurns}>
        <Button disabled={busy} onClick={onSwitch}>
          {t(byRecovery ? 'askedStep:useCode' : 'askedStep:useRecovery')}
        </Button>
        <Button disabled={busy} onClick={() => dispatch(secondStepLeft())}>
          {t('askedStep:back')}
        </Button>
      </div>
    </form>
  );
}
