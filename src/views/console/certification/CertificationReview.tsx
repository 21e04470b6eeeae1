import {
  selectOpenedReview,
  selectSubmittedNumber,
  selectWaitingCertifications,
  selectWaitingRealNames,
  waitingCertifications,
  waitingRealNames,
} from '../../../features/certificationReview/certificationReviewSlice.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { PageHead } from '../../common/PageHead.tsx';
import { useText } from '../../common/useText.ts';
import { ReviewPanel } from './ReviewPanel.tsx';
import styles from './review.module.css';
import { WaitingSection } from './WaitingSection.tsx';

/** Requests waiting for a decision by whoever runs the installation: companies first, then people. */
export function CertificationReview() {
  const t = useText();
  const dispatch = useAppDispatch();
  const certifications = useAppSelector(selectWaitingCertifications);
  const realNames = useAppSelector(selectWaitingRealNames);
  const opened = useAppSelector(selectOpenedReview);
  const openedCompany =
    opened?.kind === 'certification' && certifications.data?.items.find(({ id }) => id === opened.id);
  const openedPerson = opened?.kind === 'realName' && realNames.data?.items.find(({ id }) => id === opened.id);
  const submitted = useAppSelector(selectSubmittedNumber);
  // A number from an earlier attempt is not the one being decided on.
  const number = openedPerson && submitted?.attempt === openedPerson.attempt ? submitted.idNumber : null;
  const isUnknown = openedPerson && openedPerson.isNumberKept === false;
  return (
    <div className={styles.screen} data-dense>
      <PageHead title={t('certificationReview:title')} sentence={t('certificationReview:sentence')} />
      <WaitingSection
        kind="certification"
        load={certifications}
        onRetry={() => dispatch(waitingCertifications.wanted())}
        rowOf={(item) => ({ ...item, name: item.tenantName, what: item.companyName ?? '' })}
      >
        {openedCompany && (
          <ReviewPanel
            key={`${openedCompany.id} ${openedCompany.attempt}`}
            subject={{ kind: 'certification', id: openedCompany.id }}
            name={openedCompany.tenantName}
            attempt={openedCompany.attempt}
            hasLicense={openedCompany.hasLicense}
            facts={[
              ['companyName', t('certification:companyName'), openedCompany.companyName],
              ['creditCode', t('certification:creditCode'), openedCompany.creditCode],
              ['legalPerson', t('certification:legalPerson'), openedCompany.legalPerson],
              ['address', t('certification:address'), openedCompany.address],
              ['license', t('certification:license'), null],
            ]}
          />
        )}
      </WaitingSection>
      <WaitingSection
        kind="realName"
        load={realNames}
        onRetry={() => dispatch(waitingRealNames.wanted())}
        rowOf={(item) => ({ ...item, name: item.userName, what: item.realName ?? '' })}
      >
        {openedPerson && (
          <ReviewPanel
            key={`${openedPerson.id} ${openedPerson.attempt}`}
            subject={{ kind: 'realName', id: openedPerson.id }}
            name={openedPerson.userName}
            attempt={openedPerson.attempt}
            facts={[
              ['realName', t('certificationReview:realName'), openedPerson.realName],
              [
                'idNumber',
                t('certificationReview:idNumber'),
                isUnknown ? t('certificationReview:numberNotKept') : (number ?? openedPerson.idNumber),
              ],
            ]}
            unknown={isUnknown ? { field: 'idNumber', reason: t('certificationReview:numberAgain') } : undefined}
          />
        )}
      </WaitingSection>
    </div>
  );
}
