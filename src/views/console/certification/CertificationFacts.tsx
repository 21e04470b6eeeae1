import type { Ref } from 'react';
import type { Certification } from '../../../../contract/certification.ts';
import {
  certificationWithdrawalWanted,
  type selectCertificationStatus,
  selectCertificationWithdrawing,
} from '../../../features/certification/certificationSlice.ts';
import { selectLicensePreview } from '../../../features/certificationLicense/certificationLicenseSlice.ts';
import { selectNow } from '../../../features/clock/clockSlice.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { Button } from '../../common/Button.tsx';
import { SectionHead } from '../../common/SectionHead.tsx';
import { timeText } from '../../common/timeText.ts';
import { useText } from '../../common/useText.ts';
import styles from './certification.module.css';
import { LicenseTile } from './LicenseTile.tsx';
import { Pending } from './ReviewOutcome.tsx';

type CertificationFactsProps = {
  readonly titleRef: Ref<HTMLHeadingElement>;
  readonly data: Certification;
  readonly status: ReturnType<typeof selectCertificationStatus>;
};

/** The submitted data, while it is under review and once it is verified. */
export function CertificationFacts({ titleRef, data, status }: CertificationFactsProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const now = useAppSelector(selectNow);
  const isWithdrawing = useAppSelector(selectCertificationWithdrawing);
  const preview = useAppSelector(selectLicensePreview);
  const time = data.submittedTime ? t(timeText(data.submittedTime, now)) : '';
  return (
    <>
      {status !== 'verified' && (
        <Pending
          titleRef={titleRef}
          title={t('certification:pendingTitle')}
          sentence={t('certification:pendingSentence', { time, attempt: data.attempt })}
        >
          <Button busy={isWithdrawing} onClick={() => dispatch(certificationWithdrawalWanted())}>
            {t(isWithdrawing ? 'certification:withdrawing' : 'certification:withdraw')}
          </Button>
        </Pending>
      )}
      <div className={styles.section}>
        <SectionHead title={t('certification:subject')} />
      </div>
      <dl className={styles.facts}>
        {(['companyName', 'creditCode', 'legalPerson', 'address'] as const).map((field) => (
          <div key={field}>
            <dt>{t(`certification:${field}`)}</dt>
            <dd>{data[field]}</dd>
          </div>
        ))}
      </dl>
      {data.license && (
        <>
          <div className={styles.section}>
            <SectionHead title={t('certification:proof')} />
          </div>
          <div className={styles.license}>
            <LicenseTile
              fileName={data.license.fileName}
              url={preview?.blobName === data.license.blobName ? preview.url : null}
              state={t('certification:licenseReady')}
            />
          </div>
        </>
      )}
    </>
  );
}
