import { CircleAlert } from 'lucide-react';
import type { SubmitEvent } from 'react';
import type { Certification, CertificationField } from '../../../../contract/certification.ts';
import {
  CERTIFICATION_FIELDS,
  certificationForm,
  selectCertificationForm,
} from '../../../features/certification/certificationSlice.ts';
import { selectLicenseUpload } from '../../../features/certificationLicense/certificationLicenseSlice.ts';
import { licenseIn, licenseText } from '../../../features/certificationLicense/licenseText.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { Button } from '../../common/Button.tsx';
import { FormField } from '../../common/form/FormField.tsx';
import { useForm } from '../../common/form/useForm.ts';
import { Icon } from '../../common/Icon.tsx';
import { SectionHead } from '../../common/SectionHead.tsx';
import { useText } from '../../common/useText.ts';
import styles from './certification.module.css';
import { certificationFault, creditCodeOf } from './certificationFault.ts';
import { LicenseField } from './LicenseField.tsx';
import { Refusal } from './ReviewOutcome.tsx';

type Field = CertificationField;

/** The form for a company; after a refusal it shows the reasons at their fields until these change. */
export function CertificationForm({ data, isRefused }: { readonly data: Certification; readonly isRefused: boolean }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const { status, failure } = useAppSelector(selectCertificationForm);
  const isUploading = useAppSelector(selectLicenseUpload).status === 'submitting';
  const busy = status === 'submitting';
  const initial: Record<Field, string> = {
    companyName: data.companyName ?? '',
    creditCode: data.creditCode ?? '',
    legalPerson: data.legalPerson ?? '',
    address: data.address ?? '',
    license: licenseText(data.license),
  };
  const { values, bind, check } = useForm<Field>({
    form: 'certification',
    initial,
    faultOf: certificationFault,
    refused: failure.fields,
    onRefusedEdited: (field) => dispatch(certificationForm.fieldEdited(field)),
  });
  /** A field with its fault, or with the reason for the refusal while it still has the refused text. */
  const field = (name: Field) => {
    const bound = bind(name);
    const reason = isRefused ? data.reasons.find((one) => one.field === name)?.reason : undefined;
    return { ...bound, error: bound.error ?? (values[name] === initial[name] ? (reason ?? null) : null) };
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || isUploading || !check(event.currentTarget, CERTIFICATION_FIELDS)) return;
    const license = licenseIn(values.license);
    if (license === null) return;
    dispatch(
      certificationForm.submitted({
        companyName: values.companyName.trim(),
        creditCode: creditCodeOf(values.creditCode),
        legalPerson: values.legalPerson.trim(),
        address: values.address.trim(),
        license,
      }),
    );
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit} aria-busy={busy}>
      {isRefused && (
        <Refusal
          texts="certification"
          data={data}
          labelOf={(name) => {
            const known = CERTIFICATION_FIELDS.find((one) => one === name);
            return known ? t(`certification:${known}`) : null;
          }}
        />
      )}
      <div className={styles.section}>
        <SectionHead title={t('certification:subject')} />
      </div>
      <div className={styles.fields}>
        <FormField {...field('companyName')} label={t('certification:companyName')} required maxLength={100} />
        <FormField
          {...field('creditCode')}
          label={t('certification:creditCode')}
          aside={t('certification:creditCodeCount', { count: creditCodeOf(values.creditCode).length })}
          required
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
        />
        <FormField {...field('legalPerson')} label={t('certification:legalPerson')} required maxLength={50} />
        <FormField {...field('address')} label={t('certification:address')} required maxLength={200} />
      </div>
      <div className={styles.section}>
        <SectionHead title={t('certification:proof')} note={t('certification:proofNote')} />
      </div>
      <LicenseField {...field('license')} />
      <div className={styles.bar}>
        {failure.error !== null && !busy ? (
          <p className={styles.barFailure} role="alert">
            <Icon of={CircleAlert} size={16} />
            {t(failure.error)}
          </p>
        ) : (
          <p>{t('certification:kept')}</p>
        )}
        <Button kind="primary" type="submit" busy={busy}>
          {t(busy ? 'certification:submitting' : isRefused ? 'certification:submitAgain' : 'certification:submit')}
        </Button>
      </div>
    </form>
  );
}
