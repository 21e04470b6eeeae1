import type { LogSegment } from '../../features/actionLog/actionLogReading.ts';
import { selectActionLog } from '../../features/actionLog/actionLogSlice.ts';
import { selectTimeZone } from '../../features/clock/clockSlice.ts';
import { wallClockAt } from '../../lib/wallClock.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { classes } from '../common/classes.ts';
import { DataTable } from '../common/DataTable.tsx';
import looks from '../common/looks.module.css';
import { useText } from '../common/useText.ts';
import styles from './actionLog.module.css';

/** The page lives in the log, each with the result of its replay. */
export function SegmentTable({ segments }: { readonly segments: readonly LogSegment[] }) {
  const t = useText();
  const { checks } = useAppSelector(selectActionLog);
  const zone = useAppSelector(selectTimeZone);
  const wordsOf = ({ number }: LogSegment) => {
    const check = checks[number];
    if (check === undefined) return t('actionLog:check_running');
    return check === null ? t('actionLog:check_equal') : t('actionLog:check_differs', { line: check });
  };
  return (
    <DataTable
      caption={t('actionLog:contents')}
      rows={segments.map((segment) => ({ ...segment, id: String(segment.number) }))}
      columns={[
        {
          key: 'began',
          head: t('actionLog:began'),
          cell: ({ begun, why }) => (
            <>
              <div className={classes(looks.num, styles.began)}>
                {wallClockAt(begun, zone).slice(5, 19).replace('T', ' ')}
              </div>
              <div className={looks.meta}>{t(`actionLog:why_${why}`)}</div>
            </>
          ),
        },
        {
          key: 'contents',
          head: t('actionLog:contents'),
          cell: ({ events, calls, isWhole }) => (
            <>
              <div>{t('actionLog:events', { count: events })}</div>
              <div className={looks.meta}>
                {t('actionLog:calls', { count: calls })}
                {!isWhole && <div>{t('actionLog:gap')}</div>}
              </div>
            </>
          ),
          width: 'min(160px, 22vw)',
        },
        {
          key: 'replays',
          head: t('actionLog:replays'),
          cell: (segment) => <span role="status">{wordsOf(segment)}</span>,
          width: 'min(160px, 25vw)',
        },
      ]}
    />
  );
}
