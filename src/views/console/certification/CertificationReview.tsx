import {
  selectSubmittedNumber,
  selectWaitingCertifications,
  selectWaitingRealNames,
  waitingCertifications,
  waitingRealNames,
} from '../../../features/certificationReview/certificationReviewSlice.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { PageHead } from '../../common/PageHead.tsx';
import { useText } from '../../common/useText.ts';
import styles from './review.module.css';
import { WaitingSection } from './WaitingSection.tsx';

/** Requests waiting for a decision by whoever runs the installation: companies first, then people. */
export function CertificationReview() {
  const t = useText();
  const dispatch = useAppDispatch();
  const certifications = useAppSelector(selectWaitingCertifications);
  const realNames = useAppSelector(selectWaitingRealNames);
  const submitted = useAppSelector(selectSubmittedNumber);
  return (
    <div className={styles.screen} data-dense>
      <PageHead title={t('certificationReview:title')} sentence={t('certificationReview:sentence')} />
      <WaitingSection
        kind="certification"
        load={certifications}
        onRetry={() => dispatch(waitingCertifications.wanted())}
        rowOf={(item) => ({ ...item, name: item.tenantName, what: item.companyName ?? '' })}
        judged={(item) => ({
          facts: [
            ['companyName', t('certification:companyName'), item.companyName],
            ['creditCode', t('certification:creditCode'), item.creditCode],
            ['legalPerson', t('certification:legalPerson'), item.legalPerson],
            ['address', t('certification:address'), item.address],
            ['license', t('certification:license'), null],
          ],
        })}
      />
      <WaitingSection
        kind="realName"
        load={realNames}
        onRetry={() => dispatch(waitingRealNames.wanted())}
        rowOf={(item) => ({ ...item, name: item.userName, what: item.realName ?? '' })}
        judged={({ attempt, realName, idNumber, isNumberKept }) => {
          // A number from an earlier attempt is not the one being decided on.
          const number = submitted?.attempt === attempt ? submitted.idNumber : null;
          const isUnknown = isNumberKept === false;
          const shown = isUnknown ? t('certificationReview:numberNotKept') : (number ?? idNumber);
          return {
            facts: [
              ['realName', t('certificationReview:realName'), realName],
              ['idNumber', t('certificationReview:idNumber'), shown],
            ],
            unknown: isUnknown ? { field: 'idNumber', reason: t('certificationReview:numberAgain') } : undefined,
          };
        }}
      />
    </div>
  );
}
