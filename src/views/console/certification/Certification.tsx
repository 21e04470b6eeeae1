import { useRef } from 'react';
import type { Certification as CertificationData } from '../../../../contract/certification.ts';
import {
  certificationResource,
  selectCertification,
  selectCertificationStatus,
} from '../../../features/certification/certificationSlice.ts';
import { selectHasConsoleCompany } from '../../../features/consoleMenu/consoleMenuSlice.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { useFocusOnPage } from '../../common/dom/useFocusOnPage.ts';
import { LoadedPart } from '../../common/LoadedPart.tsx';
import { PageHead } from '../../common/PageHead.tsx';
import { useText } from '../../common/useText.ts';
import { CertificationFacts } from './CertificationFacts.tsx';
import { CertificationForm } from './CertificationForm.tsx';
import { CertificationRail } from './CertificationRail.tsx';
import { CertificationReview } from './CertificationReview.tsx';
import styles from './certification.module.css';
import { FormSkeleton } from './FormSkeleton.tsx';
import { VerifiedNote } from './VerifiedNote.tsx';

/**
 * /console/organizationManagement/authentication: the company's certification; without a company, the review of all.
 */
export function Certification() {
  return useAppSelector(selectHasConsoleCompany) ? <OwnCertification /> : <CertificationReview />;
}

function OwnCertification() {
  const t = useText();
  const dispatch = useAppDispatch();
  const load = useAppSelector(selectCertification);
  const status = useAppSelector(selectCertificationStatus);
  return (
    <div className={styles.screen} data-dense>
      <div className={styles.columns}>
        <div className={styles.main}>
          <PageHead
            title={t('certification:title')}
            note={status === 'verified' ? <VerifiedNote words={t('certification:verified')} /> : t('certification:why')}
          />
          <LoadedPart
            load={load}
            skeleton={<FormSkeleton rows={4} />}
            failedTitle={t('certification:failedToLoad')}
            onRetry={() => dispatch(certificationResource.wanted())}
          >
            {(data) => <FormOrFacts data={data} status={status} />}
          </LoadedPart>
        </div>
        {load.data && <CertificationRail data={load.data} status={status} />}
      </div>
    </div>
  );
}

type FormOrFactsProps = {
  readonly data: CertificationData;
  readonly status: ReturnType<typeof selectCertificationStatus>;
};

function FormOrFacts({ data, status }: FormOrFactsProps) {
  const result = useRef<HTMLHeadingElement>(null);
  useFocusOnPage(result, status);
  if (status === 'none' || status === 'refused')
    return <CertificationForm key={data.attempt} data={data} isRefused={status === 'refused'} />;
  return <CertificationFacts titleRef={result} data={data} status={status} />;
}
