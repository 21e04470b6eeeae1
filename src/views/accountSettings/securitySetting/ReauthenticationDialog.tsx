import { useState } from 'react';
import {
  cancelWanted,
  type ProofMethod,
  proofForm,
  selectReauthentication,
} from '../../../features/reauthentication/reauthenticationSlice.ts';
import { codeDigits } from '../../../lib/accountRules.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { FormField } from '../../common/form/FormField.tsx';
import { useForm } from '../../common/form/useForm.ts';
import { Segmented } from '../../common/Segmented.tsx';
import { useText } from '../../common/useText.ts';
import { ConsoleDialog } from '../../console/ConsoleDialog.tsx';
import styles from './securitySetting.module.css';

/** Verifies who is at the device before a lasting change; the password stays in this form. */
export function ReauthenticationDialog() {
  const t = useText();
  const dispatch = useAppDispatch();
  const { methods, form: sent } = useAppSelector(selectReauthentication);
  const { error } = sent.failure;
  const [chosen, setChosen] = useState<ProofMethod | null>(null);
  // After a refusal, the text being typed has not been refused yet.
  const [edited, setEdited] = useState(false);
  const method = chosen ?? methods[0] ?? 'password';
  const { values, isTyped, bind, check } = useForm<'proof'>({
    form: 'reauthentication',
    initial: { proof: '' },
    faultOf: (_field, { proof }) => (method !== 'passkey' && proof === '' ? 'reauthentication:empty' : null),
    refused: error === null || edited ? {} : { proof: error },
    onRefusedEdited: () => setEdited(true),
  });
  return (
    <ConsoleDialog
      title={t('reauthentication:title')}
      confirm={method === 'passkey' ? t('reauthentication:passkey') : t('reauthentication:confirm')}
      busy={sent.status === 'submitting'}
      error={method === 'passkey' ? error : null}
      isTyped={isTyped}
      onClose={() => dispatch(cancelWanted())}
      onConfirm={(form) => {
        if (!check(form, ['proof'])) return;
        setEdited(false);
        if (method === 'passkey') dispatch(proofForm.submitted({ method }));
        else if (method === 'password') dispatch(proofForm.submitted({ method, password: values.proof }));
        else dispatch(proofForm.submitted({ method, code: codeDigits(values.proof) }));
      }}
    >
      <p className={styles.sentence}>{t('reauthentication:sentence')}</p>
      {methods.length > 1 && (
        <div className={styles.choices}>
          <Segmented
            legend={t('reauthentication:by')}
            options={methods.map((one) => [one, t(`reauthentication:by_${one}`)] as const)}
            chosen={method}
            onChoose={(one) => {
              setChosen(one);
              setEdited(true);
            }}
          />
        </div>
      )}
      {method !== 'passkey' && (
        <FormField
          {...bind('proof')}
          key={method}
          label={t(`reauthentication:${method}`)}
          secret={method === 'password'}
          inputMode={method === 'authenticator' ? 'numeric' : undefined}
          autoComplete={method === 'password' ? 'current-password' : 'one-time-code'}
          data-autofocus
        />
      )}
    </ConsoleDialog>
  );
}
