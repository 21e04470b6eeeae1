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
import styles from './review.module.css';

const WORDS = {
  certification: { title: 'certificationReview:certifications', head: 'certificationReview:company' },
  realName: { title: 'certificationReview:realNames', head: 'certificationReview:account' },
} as const;

interface Row {
  readonly id: string;
  readonly name: string;
  readonly what: string;
  readonly submittedTime: string | null;
  readonly attempt: number;
}
type WaitingSectionProps<T> = {
  readonly kind: ReviewKind;
  readonly load: Load<Waiting<T>>;
  readonly onRetry: () => void;
  readonly rowOf: (item: T) => Row;
  /** The opened request, below the list. */
  readonly children: ReactNode;
};

/** The requests of one kind that wait for a decision. */
export function WaitingSection<T>({ kind, load, onRetry, rowOf, children }: WaitingSectionProps<T>) {
  const t = useText();
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
      {children}
    </div>
  );
}

function Rows({ kind, rows }: { readonly kind: ReviewKind; readonly rows: readonly Row[] }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const now = useAppSelector(selectNow);
  const opened = useAppSelector(selectOpenedReview);
  if (rows.length === 0) return <p className={styles.none}>{t('certificationReview:none')}</p>;
  const columns: readonly Column<Row>[] = [
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
