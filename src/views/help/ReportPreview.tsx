import { type ReportFacts, reportOf, reportText } from '../../features/problemReport/problemReport.ts';
import { recordingAttached, selectProblemReport } from '../../features/problemReport/problemReportSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { useText } from '../common/useText.ts';
import styles from './report.module.css';

/** Whether the recording is included, and the exact text of the file. */
export function ReportPreview({ facts, words }: { readonly facts: ReportFacts; readonly words: string }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const { recording, attached } = useAppSelector(selectProblemReport);
  return (
    <>
      {recording === null ? (
        <p className={styles.sentence}>{t('problemReport:notRecorded')}</p>
      ) : (
        <label className={styles.attach}>
          <input
            type="checkbox"
            checked={attached}
            onChange={(event) => dispatch(recordingAttached(event.target.checked))}
          />
          <span>
            {t('problemReport:attach')}
            <span className={styles.attachHint}>
              {t('problemReport:attachHint', { size: Math.max(1, Math.round(recording.bytes / 1024)) })}
            </span>
          </span>
        </label>
      )}
      <details className={styles.preview}>
        <summary>{t('problemReport:preview')}</summary>
        <textarea
          readOnly
          rows={10}
          aria-label={t('problemReport:preview')}
          value={reportText(reportOf(facts, words))}
        />
        {recording !== null && attached && (
          <textarea
            readOnly
            rows={6}
            aria-label={t('problemReport:recordingPreview')}
            value={recording.newest.join('\n')}
          />
        )}
      </details>
    </>
  );
}
