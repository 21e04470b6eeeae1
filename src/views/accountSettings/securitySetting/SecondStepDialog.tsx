import {
  codesCopyWanted,
  codesSaveWanted,
  firstCodeForm,
  selectSecondStep,
  setupLeft,
} from '../../../features/secondStep/secondStepSlice.ts';
import { codeDigits, isSmsCode } from '../../../lib/accountRules.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { FormField } from '../../common/form/FormField.tsx';
import { useForm } from '../../common/form/useForm.ts';
import looks from '../../common/looks.module.css';
import { PlainButton } from '../../common/PlainButton.tsx';
import { QrSvg } from '../../common/QrSvg.tsx';
import { useText } from '../../common/useText.ts';
import { ConsoleDialog } from '../../console/ConsoleDialog.tsx';
import styles from './securitySetting.module.css';

/** Sets up the second step: the secret, the first code, and then the recovery codes, which are shown once. */
export function SecondStepDialog() {
  const { status } = useAppSelector(selectSecondStep);
  return status === 'codes' ? <CodesDialog /> : <SetupDialog />;
}

function SetupDialog() {
  const t = useText();
  const dispatch = useAppDispatch();
  const { secret, form: sent } = useAppSelector(selectSecondStep);
  const { values, isTyped, bind, check } = useForm<'code'>({
    form: 'secondStep',
    initial: { code: '' },
    faultOf: (_field, { code }) => (isSmsCode(code) ? null : 'secondStep:codeInvalid'),
    refused: sent.failure.fields,
    onRefusedEdited: (field) => dispatch(firstCodeForm.fieldEdited(field)),
  });
  if (secret === null) return null;
  return (
    <ConsoleDialog
      title={t('secondStep:setupTitle')}
      confirm={t('secondStep:confirm')}
      busy={sent.status === 'submitting'}
      error={sent.failure.error}
      isTyped={isTyped}
      onClose={() => dispatch(setupLeft())}
      onConfirm={(form) => {
        if (check(form, ['code'])) dispatch(firstCodeForm.submitted({ code: codeDigits(values.code) }));
      }}
    >
      <p className={styles.sentence}>{t('secondStep:scan')}</p>
      <div className={styles.picture}>
        <QrSvg content={secret.uri} label={t('secondStep:picture')} />
      </div>
      <p className={styles.sentence}>
        {t('secondStep:secret')} <code className={`${looks.code} ${styles.secret}`}>{secret.base32}</code>
      </p>
      <FormField
        {...bind('code')}
        label={t('secondStep:code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
      />
    </ConsoleDialog>
  );
}

function CodesDialog() {
  const t = useText();
  const dispatch = useAppDispatch();
  const { codes } = useAppSelector(selectSecondStep);
  return (
    <ConsoleDialog
      title={t('secondStep:codesTitle')}
      confirm={t('secondStep:kept')}
      isTyped={false}
      // They cannot be shown again, so only this button closes the dialog.
      onClose={null}
      onConfirm={() => dispatch(setupLeft())}
    >
      <p className={styles.sentence}>{t('secondStep:codesSentence')}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code} className={looks.code}>
            {code}
          </li>
        ))}
      </ul>
      <div className={styles.keeping}>
        <PlainButton onClick={() => dispatch(codesSaveWanted())}>{t('secondStep:saveFile')}</PlainButton>
        <PlainButton onClick={() => dispatch(codesCopyWanted())}>{t('secondStep:copy')}</PlainButton>
      </div>
    </ConsoleDialog>
  );
}
