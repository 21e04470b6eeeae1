import { ChevronLeft } from 'lucide-react';
import { type FormEvent, useRef } from 'react';
import { PATHS } from '../../../constants/paths.ts';
import { type OpenStep, STEPS } from '../../../features/openTenant/openTenantMachine.ts';
import { faultOf, type OpenField, STEP_FIELDS } from '../../../features/openTenant/openTenantRules.ts';
import {
  selectOpenEditions,
  selectOpenFailure,
  selectOpenStatus,
  selectVerdicts,
  stepPassed,
  stepReopened,
  tenantOpening,
} from '../../../features/openTenant/openTenantSlice.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { Button } from '../../common/Button.tsx';
import { focusFaultOnMount } from '../../common/dom/focusFaultOnMount.ts';
import { useForm } from '../../common/form/useForm.ts';
import { LinkButton } from '../../common/LinkButton.tsx';
import { useText } from '../../common/useText.ts';
import { AdministratorStep, CompanyStep } from './CompanyStep.tsx';
import { ConfirmStep } from './ConfirmStep.tsx';
import { EditionStep } from './EditionStep.tsx';
import styles from './openTenant.module.css';

const EMPTY: Readonly<Record<OpenField, string>> = {
  displayName: '',
  englishName: '',
  name: '',
  editionCode: '',
  userLimit: '',
  term: '',
  administratorPhone: '',
};

/** What is wrong with a field that the server was asked to check; null if nothing, or if nothing is known. */
function verdictOn(field: OpenField, { name, administratorPhone }: ReturnType<typeof selectVerdicts>) {
  if (field === 'name' && name.data?.isGood === false) return 'openTenant:nameTaken';
  return field === 'administratorPhone' && administratorPhone.data?.isGood === false ? 'openTenant:phoneUnknown' : null;
}

/**
 * One step: its fields, and the buttons back, out and forward. It begins at its heading, or at the field that the server
 * refused.
 */
export function StepForm({ step }: { readonly step: OpenStep }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const formRef = useRef<HTMLFormElement>(null);
  const status = useAppSelector(selectOpenStatus);
  const failure = useAppSelector(selectOpenFailure);
  const verdicts = useAppSelector(selectVerdicts);
  const editions = useAppSelector(selectOpenEditions);
  const form = useForm<OpenField>({
    form: 'openTenant',
    initial: EMPTY,
    faultOf: (field, values) => faultOf(field, values, editions.data ?? []) ?? verdictOn(field, verdicts),
    refused: failure.fields,
    onRefusedEdited: (field) => dispatch(tenantOpening.fieldEdited(field)),
  });
  const index = STEPS.indexOf(step);
  const next = STEPS[index + 1];
  const before = STEPS[index - 1];
  const goOn = (event: FormEvent) => {
    event.preventDefault();
    if (status === 'opening' || !form.check(formRef.current, STEP_FIELDS[step])) return;
    dispatch(next === undefined ? tenantOpening.submitted() : stepPassed());
  };
  return (
    <form ref={formRef} className={styles.stepForm} noValidate onSubmit={goOn} data-dense>
      <div className={styles.stepBody}>
        <p className={styles.stepCount}>{t('openTenant:stepOf', { step: index + 1, count: STEPS.length })}</p>
        <h2 ref={focusFaultOnMount} tabIndex={-1}>
          {t(`openTenant:${step}`)}
        </h2>
        {step === 'company' && <CompanyStep bind={form.bind} verdict={verdicts.name} />}
        {step === 'edition' && <EditionStep bind={form.bind} />}
        {step === 'administrator' && <AdministratorStep bind={form.bind} verdict={verdicts.administratorPhone} />}
        {step === 'confirm' && <ConfirmStep />}
        {failure.error && (
          <p className={styles.stepError} role="alert">
            {t(failure.error)}
          </p>
        )}
      </div>
      <div className={styles.stepBar}>
        {before && (
          <Button icon={ChevronLeft} disabled={status === 'opening'} onClick={() => dispatch(stepReopened(before))}>
            {t('openTenant:back')}
          </Button>
        )}
        <span className={styles.stepBarGap} />
        <LinkButton to={PATHS.console}>{t('openTenant:leave')}</LinkButton>
        <Button kind="primary" type="submit" busy={status === 'opening'}>
          {next === undefined
            ? t(status === 'opening' ? 'openTenant:opening' : 'openTenant:open')
            : t(`openTenant:next_${next as Exclude<OpenStep, 'company'>}`)}
        </Button>
      </div>
    </form>
  );
}
