import type { ReactNode } from 'react';
import {
  type ReviewKind,
  reviewClosed,
  reviewOpened,
  selectOpenedReview,
  type Waiting,
} from '../../../features/certificationReview/certificationReviewSlice.ts';
import { selectNow } from '../../../features/clock/clockSlice.ts';
import type { Load } from '../../../lib/loading.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { type Column, DataTable } from '../../common/DataTable.tsx';
import { LoadedPart } from '../../common/LoadedPart.tsx';
import { SectionHead } from '../../common/SectionHead.tsx';
import { SkeletonBar } from '../../common/Skeleton.tsx';
import { TextButton } from '../../common/TextButton.tsx';
import { timeText } from '../../common/timeText.ts';
import { useText } from '../../common/useText.ts';
import { type Judged, ReviewPanel, type WaitingRow } from './ReviewPanel.tsx';
import styles from './review.module.css';

const WORDS = {
  certification: { title: 'certificationReview:certifications', head: 'certificationReview:company' },
  realName: { title: 'certificationReview:realNames', head: 'certificationReview:account' },
} as const;

type WaitingSectionProps<T> = {
  readonly kind: ReviewKind;
  readonly load: Load<Waiting<T>>;
  readonly onRetry: () => void;
  readonly rowOf: (item: T) => WaitingRow;
  /** Of the opened request, below the list. */
  readonly judged: (item: T) => Judged;
};

/** The requests of one kind that wait for a decision. */
export function WaitingSection<T>({ kind, load, onRetry, rowOf, judged }: WaitingSectionProps<T>) {
  const t = useText();
  const opened = useAppSelector(selectOpenedReview);
  const item = opened?.kind === kind && load.data?.items.find((one) => rowOf(one).id === opened.id);
  const row = item && rowOf(item);
  return (
    <div className={styles.waiting}>
      <SectionHead
        title={t(WORDS[kind].title)}
        note={load.data && t('certificationReview:count', { count: load.data.totalCount })}
      />
      <LoadedPart
        load={load}
        skeleton={<SkeletonBar width="100%" height={120} />}
        failedTitle={t('certificationReview:failedToLoad')}
        onRetry={onRetry}
        compact
      >
        {({ items }) => <Rows kind={kind} rows={items.map(rowOf)} />}
      </LoadedPart>
      {row && <ReviewPanel key={`${row.id} ${row.attempt}`} kind={kind} row={row} {...judged(item)} />}
    </div>
  );
}

function Rows({ kind, rows }: { readonly kind: ReviewKind; readonly rows: readonly WaitingRow[] }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const now = useAppSelector(selectNow);
  const opened = useAppSelector(selectOpenedReview);
  if (rows.length === 0) return <p className={styles.none}>{t('certificationReview:none')}</p>;
  const columns: readonly Column<WaitingRow>[] = [
    {
      key: 'name',
      head: t(WORDS[kind].head),
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
  return <DataTable caption={t(WORDS[kind].title)} columns={columns} rows={rows} />;
}
