import type { ReactNode } from 'react';
import {
  type ReviewKind,
  reviewClosed,
  reviewOpened,
  selectOpenedReview,
  selectSubmittedNumber,
  selectWaitingCertifications,
  selectWaitingRealNames,
  waitingCertifications,
  waitingRealNames,
} from '../../../features/certificationReview/certificationReviewSlice.ts';
import { selectNow } from '../../../features/clock/clockSlice.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { type Column, DataTable } from '../../common/DataTable.tsx';
import { LoadedPart } from '../../common/LoadedPart.tsx';
import { PageHead } from '../../common/PageHead.tsx';
import { SectionHead } from '../../common/SectionHead.tsx';
import { SkeletonBar } from '../../common/Skeleton.tsx';
import { TextButton } from '../../common/TextButton.tsx';
import { timeText } from '../../common/timeText.ts';
import { useText } from '../../common/useText.ts';
import { ReviewPanel } from './ReviewPanel.tsx';
import styles from './review.module.css';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly what: string;
  readonly submittedTime: string | null;
  readonly attempt: number;
}

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
      <SectionHead
        title={t('certificationReview:certifications')}
        note={certifications.data && t('certificationReview:count', { count: certifications.data.totalCount })}
      />
      <LoadedPart
        load={certifications}
        skeleton={<SkeletonBar width="100%" height={120} />}
        failedTitle={t('certificationReview:failedToLoad')}
        onRetry={() => dispatch(waitingCertifications.wanted())}
        compact
      >
        {({ items }) => (
          <Rows
            kind="certification"
            head={t('certificationReview:company')}
            rows={items.map((item) => ({ ...item, name: item.tenantName, what: item.companyName ?? '' }))}
          />
        )}
      </LoadedPart>
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
      <div className={styles.second}>
        <SectionHead
          title={t('certificationReview:realNames')}
          note={realNames.data && t('certificationReview:count', { count: realNames.data.totalCount })}
        />
      </div>
      <LoadedPart
        load={realNames}
        skeleton={<SkeletonBar width="100%" height={80} />}
        failedTitle={t('certificationReview:failedToLoad')}
        onRetry={() => dispatch(waitingRealNames.wanted())}
        compact
      >
        {({ items }) => (
          <Rows
            kind="realName"
            head={t('certificationReview:account')}
            rows={items.map((item) => ({ ...item, name: item.userName, what: item.realName ?? '' }))}
          />
        )}
      </LoadedPart>
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
    </div>
  );
}

function Rows({
  kind,
  head,
  rows,
}: {
  readonly kind: ReviewKind;
  readonly head: string;
  readonly rows: readonly Row[];
}) {
  const t = useText();
  const dispatch = useAppDispatch();
  const now = useAppSelector(selectNow);
  const opened = useAppSelector(selectOpenedReview);
  if (rows.length === 0) return <p className={styles.none}>{t('certificationReview:none')}</p>;
  const columns: readonly Column<Row>[] = [
    {
      key: 'name',
      head,
      cell: ({ name, what }): ReactNode => (
        <>
          <div>{name}</div>
          <div className={styles.what}>{what}</div>
        </>
      ),
    },
    {
      key: 'submitted',
      head: t('certificationReview:submitted'),
      width: 140,
      wide: true,
      cell: ({ submittedTime }) => submittedTime && t(timeText(submittedTime, now)),
    },
    {
      key: 'attempt',
      head: t('certificationReview:attempt'),
      width: 96,
      wide: true,
      cell: ({ attempt }) => t('certificationReview:attemptNumber', { count: attempt }),
    },
    {
      key: 'act',
      head: t('certificationReview:act'),
      silentHead: true,
      width: 96,
      end: true,
      cell: ({ id, name }) => {
        const isOpen = opened?.kind === kind && opened.id === id;
        return (
          <TextButton
            aria-expanded={isOpen}
            aria-label={isOpen ? undefined : t('certificationReview:lookAt', { name })}
            onClick={() => dispatch(isOpen ? reviewClosed() : reviewOpened({ kind, id }))}
          >
            {t(isOpen ? 'certificationReview:close' : 'certificationReview:look')}
          </TextButton>
        );
      },
    },
  ];
  const caption = t(kind === 'certification' ? 'certificationReview:certifications' : 'certificationReview:realNames');
  return <DataTable caption={caption} columns={columns} rows={rows} />;
}
